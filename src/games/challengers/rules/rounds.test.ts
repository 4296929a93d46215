import { describe, expect } from 'vitest';
import { at } from '../../../engine/list.ts';
import { type Rng, rngFrom } from '../../../engine/rng.ts';
import { rule } from '../../../testing/rule.ts';
import { scripted } from '../../../testing/script.ts';
import { type ChallengersGame, skipDraft, stack, table } from '../fixtures.ts';
import { starterDeck } from '../instances.ts';
import type { Trophy } from '../kind.ts';
import { TROPHIES } from '../tournament.ts';

/** Both seats of a table of two are ready for a round. */
function bothReady(t: ChallengersGame, round = 1): ChallengersGame {
  for (const seat of [0, 1]) {
    at(t.s.open.players, seat).round = round;
    skipDraft(t, seat);
  }
  return t.plays(0, 'ready').plays(1, 'ready');
}

function won(...rounds: readonly number[]): Trophy[] {
  return rounds.map((round) => ({ round, park: 0, fans: at(at(TROPHIES, round - 1), 0) }));
}

describe('the start of a match', () => {
  rule('CH-30', 'T-13: a match waits for both of its players and for nobody else', () => {
    const t = table(4);
    for (const seat of [0, 1, 3]) skipDraft(t, seat);
    t.plays(0, 'ready').plays(1, 'ready');
    expect(t.news('matchStarted')).toEqual([]);
    t.plays(3, 'ready');
    expect(t.news('matchStarted').map(({ match }) => match)).toEqual(['r1p0']);
    skipDraft(t, 0).plays(0, 'ready');
    expect(at(t.s.open.players, 0)).toMatchObject({ round: 2, phase: { type: 'ready' } });
    expect(t.news('matchStarted')).toHaveLength(1);
    skipDraft(t, 2).plays(2, 'ready');
    skipDraft(t, 1).plays(1, 'ready');
    expect(t.news('matchStarted').map(({ match }) => match)).toEqual(['r1p0', 'r1p1', 'r2p0']);
  });

  rule('CH-32', 'the start of a match cites the trophies, or the coin that breaks a tie', () => {
    const t = table(2);
    t.idlesUntil((s) => s.open.result !== null);
    const cited = t.told.flatMap(({ news, rule: id }) =>
      news.type === 'matchStarted' ? [`${news.byCoin} ${id}`] : [],
    );
    expect(new Set(cited)).toEqual(new Set(['true CH-33', 'false CH-32']));
  });

  rule('CH-30', 'the Robot plays its matches one after the other', () => {
    const t = table(3);
    for (const seat of [0, 1, 2]) skipDraft(t, seat);
    t.plays(0, 'ready').plays(1, 'ready');
    expect(t.news('matchStarted').map(({ match, sides }) => [match, ...sides])).toEqual([
      ['r1p1', 0, 1],
    ]);
    skipDraft(t, 0).plays(0, 'ready');
    expect(t.news('matchStarted')).toHaveLength(1);
    t.plays(2, 'ready');
    expect(t.news('matchStarted').map(({ match, sides }) => [match, ...sides])).toEqual([
      ['r1p1', 0, 1],
      ['r1p0', 'robot', 2],
      ['r2p0', 'robot', 0],
    ]);
  });

  rule('CH-31', 'the light deck is shuffled before the dark one', () => {
    const t = table(2, { duelChoice: true }, mostlyScripted([]));
    const light = [0, 0, 0, 0, 0];
    const dark = [5, 4, 3, 2, 1];
    const u = table(2, { duelChoice: true }, mostlyScripted([...light, ...dark, 1]));
    bothReady(u);
    expect(t.s.own[0]?.deck).toEqual(starterDeck(0));
    expect(at(u.s.hidden.decks, 1)).toEqual(starterDeck(1));
    const [first, ...others] = starterDeck(0);
    expect(at(u.s.hidden.decks, 0)).toEqual([...others, first]);
  });

  rule('CH-32', 'T-12: the latest trophy begins', () => {
    const t = table(2);
    at(t.s.open.players, 0).trophies = won(1, 4);
    at(t.s.open.players, 1).trophies = won(2, 3);
    bothReady(t, 5);
    expect(at(t.news('matchStarted'), 0)).toMatchObject({ starter: 0, byCoin: false });
  });

  rule('CH-32', 'T-12: without trophies, and with equal latest trophies, a coin decides', () => {
    expect(at(bothReady(table(2), 3).news('matchStarted'), 0).byCoin).toBe(true);
    const t = table(2);
    at(t.s.open.players, 0).trophies = won(1, 7);
    at(t.s.open.players, 1).trophies = won(2, 3, 7);
    for (const player of t.s.open.players) player.round = 8;
    t.s.open.finalists = [0, 1];
    for (const player of t.s.open.players) player.phase = { type: 'trim' };
    t.plays(0, 'ready').plays(1, 'ready');
    expect(at(t.news('matchStarted'), 0)).toMatchObject({ match: 'final', byCoin: true });
  });

  rule('CH-33', 'the coin falls after both shuffles, 0 is light', () => {
    for (const coin of [0, 1]) {
      const chance = mostlyScripted([...Array.from({ length: 10 }, () => 0), coin]);
      const t = bothReady(table(2, { duelChoice: true }, chance));
      expect(at(t.news('matchStarted'), 0).starter).toBe(coin);
    }
  });

  rule('CH-34', 'the order of a deck is known to nobody', () => {
    const t = bothReady(table(2, { duelChoice: true }));
    const [m] = t.s.open.matches;
    expect(m).toBeDefined();
    expect(JSON.stringify([t.s.open, t.s.own])).not.toContain(JSON.stringify(t.s.hidden.decks[0]));
  });

  rule('CH-35', 'row, bench and exhaust pile are open', () => {
    const t = bothReady(table(2, { duelChoice: true }));
    expect(Object.keys(at(t.s.open.matches, 0).zones[0])).toEqual([
      ...['row', 'bench', 'exhaust', 'charge'],
    ]);
  });

  rule('CH-36', 'a match without decisions is over at once', () => {
    const t = bothReady(table(2));
    expect(t.news('matchEnded')).toHaveLength(1);
    expect(t.s.open.matches).toEqual([]);
  });
});

describe('the end of a match', () => {
  rule('CH-54', 'the winner takes the trophy, and only the winner sees its fans', () => {
    const t = table(4);
    for (const seat of [0, 3]) skipDraft(t, seat).plays(seat, 'ready');
    const [trophy] = t.news('trophy');
    expect(trophy).toMatchObject({ round: 1, park: 0, fans: null });
    const winner = Number(trophy?.player);
    expect(t.whispers(winner).at(-1)).toMatchObject({ type: 'yourTrophy', round: 1, park: 0 });
    expect(at(t.s.own, winner).values).toHaveLength(1);
    expect(t.s.hidden.tokens[0]?.[0]).toBeNull();
  });

  rule('CH-103', 'open trophies show their fans to all', () => {
    const t = table(4, { openTrophies: true });
    for (const seat of [0, 3]) skipDraft(t, seat).plays(seat, 'ready');
    expect(t.news('trophy')[0]?.fans).toBeGreaterThan(1);
    expect(bothReady(table(2)).news('trophy')[0]?.fans).toBeGreaterThan(1);
  });

  rule('CH-55', 'all cards go back to their owners', () => {
    const t = bothReady(table(2));
    for (const seat of [0, 1]) expect(at(t.s.own, seat).deck).toEqual(starterDeck(seat));
    expect(t.s.hidden.decks).toEqual([[], [], []]);
  });

  rule('CH-55', 'gained cards stay, removed ones are gone, fans are kept', () => {
    const t = table(2, { sets: ['castle', 'funfair', 'space', 'film', 'haunted'] });
    stack(t.s, 'B', 'castle-horse~1');
    at(t.s.own, 0).deck = ['space-rescue-pod~1'];
    at(t.s.own, 1).deck = ['film-heroine~1'];
    t.s.hidden.piles.A = t.s.hidden.piles.A.filter((card) => card !== 'space-rescue-pod~1');
    at(t.s.open.players, 0).trophies = won(1);
    bothReady(t, 2);
    expect(at(t.s.own, 0).deck).toEqual(['castle-horse~1']);
    expect(t.s.hidden.discards.A.at(-1)).toBe('space-rescue-pod~1');
    expect(at(t.s.open.players, 1).fans).toBe(3);
  });

  rule('CH-56', 'after round seven nothing is drawn', () => {
    const t = table(4);
    for (const player of t.s.open.players) player.round = 7;
    for (const seat of [0, 3]) skipDraft(t, seat).plays(seat, 'ready');
    expect(t.phase(0)).toBe('wait');
    expect(t.refuses(0, 'draw C')).toBe('CH-11');
  });

  rule('CH-94', 'T-14: among players the Robot’s trophy goes to the box', () => {
    const t = table(3);
    const robot = t.s.open.robot;
    if (!robot) throw new Error('no Robot');
    robot.deck = ['robot-champ~1', 'robot-colossus~1'];
    at(t.s.own, 2).deck = ['starter-newcomer~2.1'];
    skipDraft(t, 2).plays(2, 'ready');
    expect(t.news('trophyBoxed')).toEqual([{ type: 'trophyBoxed', round: 1, park: 0 }]);
    expect([robot.trophies, robot.fans, t.s.hidden.tokens[0]?.[0]]).toEqual([[], 0, null]);
    at(t.s.open.players, 0).trophies = won(1);
    at(t.s.open.players, 0).round = 2;
    skipDraft(t, 0).plays(0, 'ready');
    expect(t.news('matchStarted').at(-1)).toMatchObject({ starter: 0, byCoin: false });
  });

  rule('CH-93', 'the Robot is shuffled, begins and attacks like a player', () => {
    const t = table(1, {}, rngFrom([3, 1, 4, 1])).idlesUntil((s) => s.open.result !== null);
    expect(t.news('revealed').some(({ player, opening }) => player === 'robot' && opening)).toBe(
      true,
    );
    expect(t.news('compared').some(({ player }) => player === 'robot')).toBe(true);
    const firsts = t.news('revealed').filter(({ player }) => player === 'robot');
    expect(new Set(firsts.map(({ card }) => card)).size).toBeGreaterThan(3);
  });

  rule('CH-96', 'T-15: the Robot gives foreign cards back', () => {
    const t = table(1, { sets: ['castle', 'funfair', 'space', 'film', 'haunted'] });
    stack(t.s, 'B', 'haunted-bat~1');
    at(t.s.own, 0).deck = ['space-hologram~1'];
    at(t.s.open.players, 0).trophies = won(1);
    t.s.hidden.piles.C = t.s.hidden.piles.C.filter((card) => card !== 'space-hologram~1');
    skipDraft(t, 0).plays(0, 'ready');
    expect(t.news('effect').some(({ op, owner }) => op === 'gain' && owner === 'robot')).toBe(true);
    expect(t.s.hidden.discards.B).toEqual(['haunted-bat~1']);
    expect(t.s.open.robot?.deck).toHaveLength(8);
  });
});

/** Chance that follows a script after the table has been set up. */
function mostlyScripted(numbers: readonly number[]): Rng {
  const before = rngFrom([1, 2, 3, 4]);
  const script = scripted(numbers);
  let calls = 0;
  const SETUP = 1 + 7 + 3;
  const rng: Rng = {
    below: (n) => (calls++ < SETUP ? before.below(n) : script.below(n)),
    shuffle: (list) => (calls++ < SETUP ? before.shuffle(list) : script.shuffle(list)),
    stream: () => rng,
  };
  return rng;
}
