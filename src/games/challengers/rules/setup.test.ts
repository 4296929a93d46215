import { describe, expect } from 'vitest';
import { normalOptions, readOptions } from '../../../engine/options.ts';
import { rngFrom } from '../../../engine/rng.ts';
import { rule } from '../../../testing/rule.ts';
import { scripted } from '../../../testing/script.ts';
import { TRAYS } from '../effects.ts';
import { table } from '../fixtures.ts';
import { challengers } from '../game.ts';
import { canonically, cardsOfLevel } from '../instances.ts';
import { draftOf, FURTHER_SETS, pairing, TROPHIES } from '../tournament.ts';
import { participantOf } from './participants.ts';
import { meetingOf } from './rounds.ts';
import { robotDeck } from './setup.ts';

const FIVE = FURTHER_SETS.slice(0, 5);

/** Who meets in the parks of a round, as `0-3 1-2`; R is the Robot. */
function meetings(seats: number, round: number): string {
  const plans = seats + (seats % 2);
  const parks = Array.from({ length: plans / 2 }, (_, park) => pairing(plans, round, park));
  const called = (plan: number): string =>
    String(participantOf(plan, seats, { robotPlan: 'first' })).replace('robot', 'R');
  return parks.map((pair) => pair.map(called).join('-')).join(' ');
}

describe('setup', () => {
  rule('CH-1', 'one to eight players, and the Robot for an odd number', () => {
    expect(challengers.seats).toEqual({ min: 1, max: 8 });
    for (const seats of [1, 3, 5, 7]) expect(table(seats).s.open.robot).not.toBeNull();
    for (const seats of [2, 4, 6, 8]) expect(table(seats).s.open.robot).toBeNull();
  });

  rule('CH-2', 'a park for every two participants', () => {
    expect(meetings(8, 1).split(' ')).toHaveLength(4);
    expect(meetings(5, 1).split(' ')).toHaveLength(3);
    expect(meetings(1, 7)).toBe('R-0');
  });

  rule('CH-3', 'T-01: five players and the Robot follow the six plans', () => {
    expect(meetings(5, 1)).toBe('R-0 1-2 3-4');
    expect(meetings(5, 4)).toBe('R-4 0-1 2-3');
    expect(meetings(5, 7)).toBe('R-2 0-4 1-3');
    const [started] = table(5).news('gameStarted');
    expect(started?.plans).toEqual(['robot', 0, 1, 2, 3, 4]);
  });

  rule('CH-3', 'T-02: of eight players every pair meets exactly once', () => {
    expect(meetings(8, 6)).toBe('0-5 3-7 1-6 2-4');
    const pairs = TROPHIES.flatMap((_, round) => meetings(8, round + 1).split(' '));
    expect(new Set(pairs).size).toBe(28);
  });

  rule('CH-3', 'T-03: four players meet two or three times', () => {
    for (const round of [1, 4, 7]) expect(meetings(4, round)).toBe('0-3 1-2');
    for (const round of [2, 5]) expect(meetings(4, round)).toBe('0-1 2-3');
    for (const round of [3, 6]) expect(meetings(4, round)).toBe('0-2 1-3');
  });

  rule('CH-4', 'each round has its four trophies, one to a park', () => {
    const { tokens } = table(8).s.hidden;
    for (const [round, all] of TROPHIES.entries())
      expect([...(tokens[round] ?? [])].sort()).toEqual([...all].sort());
  });

  rule('CH-5', 'fans are counted, not taken from a heap that ends', () => {
    const t = table(2);
    for (const player of t.s.open.players) player.fans = 100;
    t.idlesUntil((s) => s.open.result !== null);
    expect(t.s.open.players.every(({ fans }) => fans >= 100)).toBe(true);
  });

  rule('CH-6', 'City and five sets are sorted by level', () => {
    const { piles } = table(2, { sets: FIVE }).s.hidden;
    for (const level of TRAYS)
      expect([...piles[level]].sort()).toEqual(cardsOfLevel(level, FIVE).sort());
    const sizes = TRAYS.map((level) => cardsOfLevel(level, FURTHER_SETS).length);
    expect(sizes).toEqual([96, 98, 66]);
  });

  rule('CH-7', 'everybody begins with the six starter cards', () => {
    expect(table(2).s.own[1]?.deck).toEqual([
      ...['starter-champion~1.1', 'starter-dog~1.1', 'starter-newcomer~1.1'],
      ...['starter-newcomer~1.2', 'starter-newcomer~1.3', 'starter-talent~1.1'],
    ]);
  });

  rule('CH-8', 'canonical order is by card, then seat, then copy', () => {
    const cards = [
      'film-cat~10',
      'film-cat~2',
      'starter-dog~3.1',
      'starter-dog~0.2',
      'castle-pig~1',
    ];
    expect(cards.sort(canonically)).toEqual([
      ...['castle-pig~1', 'film-cat~2', 'film-cat~10', 'starter-dog~0.2', 'starter-dog~3.1'],
    ]);
  });

  rule('CH-9', 'the omitted set, trophies and piles take their chances in this order', () => {
    const inOrder = (n: number): number[] => Array.from({ length: n - 1 }, (_, i) => n - 1 - i);
    const trophies = TROPHIES.flatMap(() => inOrder(4));
    const piles = [96 - 15, 98 - 15, 66 - 10].flatMap(inOrder);
    const chance = scripted([0, ...trophies, ...piles]);
    const { s } = table(2, {}, chance);
    expect(chance.left()).toBe(0);
    expect(s.open.sets).not.toContain('castle');
    expect(s.hidden.tokens).toEqual(TROPHIES);
    expect(s.hidden.piles.B.slice(0, 5)).toEqual([
      ...['city-mascot~1', 'city-mascot~2', 'city-mascot~3', 'city-mascot~4', 'city-dog~1'],
    ]);
  });

  rule('CH-100', 'an explicit list of five sets uses no chance; other lists are refused', () => {
    const withSpace = { sets: ['space', 'castle', 'film', 'funfair', 'haunted'] };
    const read = readOptions(challengers, withSpace, 2);
    if ('error' in read) throw new Error('refused');
    const { open } = challengers.setup(2, read.options, rngFrom([1, 2, 3, 4]), {
      ...{ all: () => {}, one: () => {}, expire: () => {}, final: () => {} },
    });
    expect(open.sets).toEqual(FURTHER_SETS.filter((set) => set !== 'shipwreck'));
    for (const sets of ['all', [], ['castle'], [...FURTHER_SETS], ['city', ...FIVE.slice(1)]])
      expect(readOptions(challengers, { sets }, 2)).toMatchObject({ rule: 'CH-100' });
  });
});

describe('the Robot', () => {
  const OPTIONS = normalOptions(challengers.options);
  const ids = (robotLevel: number): string[] =>
    robotDeck({ ...OPTIONS, robotLevel }, rngFrom([robotLevel, 2, 3, 4]));

  rule('CH-90', 'level 1 is the eight starter cards', () => {
    expect(ids(1)).toEqual([
      ...['robot-alpha~1', 'robot-beta~1', 'robot-champ~1', 'robot-dog~1', 'robot-dog~2'],
      ...['robot-drone~1', 'robot-drone~2', 'robot-mecha-bot~1'],
    ]);
  });

  rule('CH-91', 'T-19: levels replace starters in their order, level 5 has nine cards', () => {
    const starters = ['robot-alpha~1', 'robot-beta~1', 'robot-mecha-bot~1', 'robot-champ~1'];
    for (const level of [1, 2, 3, 4, 5]) {
      expect(ids(level)).toHaveLength(level === 5 ? 9 : 8);
      for (const [n, starter] of starters.entries())
        expect(ids(level).includes(starter)).toBe(level < n + 2);
    }
  });

  rule(
    'CH-91',
    'the R cards are shuffled once and taken from the front; level 1 uses no chance',
    () => {
      const asListed = Array.from({ length: 7 }, (_, i) => 7 - i);
      const dealt = robotDeck({ ...OPTIONS, robotLevel: 3 }, scripted(asListed));
      expect(dealt).toEqual(expect.arrayContaining(['robot-gamma~1', 'robot-delta~1']));
      expect(() =>
        robotDeck({ ...OPTIONS, robotLevel: 1, soloCards: true }, scripted([])),
      ).not.toThrow();
    },
  );

  rule('CH-101', 'solo cards can come at level 2 and up, and levels are 1 to 5', () => {
    const solo = ['robot-overclock~1', 'robot-nullifier~1', 'robot-colossus~1'];
    const decks = Array.from({ length: 40 }, (_, n) =>
      robotDeck({ ...OPTIONS, robotLevel: 5, soloCards: true }, rngFrom([n, 7, 7, 7])),
    );
    for (const card of solo) expect(decks.some((deck) => deck.includes(card))).toBe(true);
    for (const robotLevel of [0, 6, 1.5, '1'])
      expect(readOptions(challengers, { robotLevel }, 1)).toMatchObject({ rule: 'CH-101' });
  });
});

describe('options', () => {
  rule('CH-12', 'the draft table', () => {
    const written = TROPHIES.map((_, n) =>
      draftOf(n + 1, 'B2')
        .map(({ level, picks }) => `${level}${picks}`)
        .join(' '),
    );
    expect(written).toEqual(['A2', 'A2', 'A2 B1', 'B2', 'B2', 'B2 C1', 'C2']);
  });

  rule('CH-105', 'the Robot may have the last plan', () => {
    const t = table(5, { robotPlan: 'last' });
    expect(t.news('gameStarted')[0]?.plans).toEqual([0, 1, 2, 3, 4, 'robot']);
    expect(meetingOf(t.s, 4).sides).toEqual([4, 'robot']);
    expect(meetingOf(table(5).s, 0).sides).toEqual(['robot', 0]);
  });

  rule('CH-104', 'round four can offer level A too', () => {
    expect(draftOf(4, 'A2orB2').map(({ level, picks }) => level + picks)).toEqual(['A2', 'B2']);
  });
});
