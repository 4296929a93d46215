import { describe, expect } from 'vitest';
import { openFairness } from '../../../engine/fair.ts';
import { host } from '../../../engine/hosted.ts';
import { copy } from '../../../engine/json.ts';
import { at, range } from '../../../engine/list.ts';
import { verify } from '../../../engine/verify.ts';
import { rule } from '../../../testing/rule.ts';
import { type ChallengersGame, skipDraft, table } from '../fixtures.ts';
import { challengers } from '../game.ts';
import { cardOf } from '../instances.ts';
import type { Standing, Trophy } from '../kind.ts';
import { FURTHER_SETS, TROPHIES } from '../tournament.ts';
import { ranked, totalOf } from './end.ts';

function trophies(...rounds: readonly number[]): Trophy[] {
  return rounds.map((round) => ({ round, park: 0, fans: 0 }));
}

/** A table of two whose match of a round seat 0 is about to win, with these fans before it. */
function beforeMatch(round: number, fans: readonly [number, number]): ChallengersGame {
  const t = table(2);
  at(t.s.hidden.tokens, round - 1)[0] = at(at(TROPHIES, round - 1), 0);
  for (const seat of [0, 1]) {
    at(t.s.open.players, seat).round = round;
    at(t.s.open.players, seat).fans = at(fans, seat);
    skipDraft(t, seat);
  }
  at(t.s.own, 0).deck = ['castle-dragon~1', 'castle-dragon~2'];
  at(t.s.own, 1).deck = ['starter-newcomer~1.1'];
  return t.plays(0, 'ready').plays(1, 'ready');
}

function atTheEnd(seats: number): ChallengersGame {
  return table(seats).idlesUntil((s) => s.open.finalists !== null);
}

describe('the end of the tournament', () => {
  rule('CH-80', 'totals are fans and the backs of trophies, turned over for all', () => {
    const t = atTheEnd(6);
    const [totals] = t.news('totals');
    for (const { player, total, trophies: all } of totals?.standings ?? []) {
      const backs = all.reduce((sum, { fans }) => sum + (fans ?? Number.NaN), 0);
      expect(total).toBe(at(t.s.open.players, Number(player)).fans + backs);
      expect(totalOf(t.s, player)).toBe(total);
    }
    expect(t.s.own.every(({ values }) => values.length === 0)).toBe(true);
  });

  rule('CH-81', 'T-16: ties go to more trophies, then to later ones', () => {
    const standings: Standing[] = [
      { player: 0, total: 24, trophies: trophies(1, 5, 7) },
      { player: 1, total: 24, trophies: trophies(2, 3, 4, 6) },
      { player: 2, total: 27, trophies: [] },
      { player: 3, total: 24, trophies: trophies(1, 3, 4, 6) },
      { player: 4, total: 3, trophies: trophies(7) },
    ];
    expect(ranked(standings)).toEqual([2, 1, 3, 0, 4]);
  });

  rule('CH-82', 'T-20: only the finalists are asked, and only to remove cards', () => {
    const t = atTheEnd(6);
    const finalists: readonly number[] = t.s.open.finalists ?? [];
    expect(t.asked()).toEqual([...finalists]);
    for (const seat of finalists) {
      expect(t.phase(seat)).toBe('trim');
      expect(t.refuses(seat, 'draw C')).toBe('CH-13');
      expect(t.refuses(seat, `remove ${at(t.s.own, seat).deck[0]}`)).toBeUndefined();
    }
    const [other = 0] = range(6).filter((seat) => !finalists.includes(seat));
    expect(t.phase(other)).toBe('done');
  });

  rule('CH-82', 'slimming before the final cites the rule that allows it', () => {
    const t = atTheEnd(6);
    const cited = t.told.flatMap(({ news, rule: id }) =>
      news.type === 'phase' && news.phase === 'trim' && news.round === 8 ? [id] : [],
    );
    expect(cited).toEqual(['CH-82', 'CH-82']);
  });

  rule('CH-83', 'the final is played in park 0, the lower plan is light, for no trophy', () => {
    const t = atTheEnd(5);
    const won = t.news('trophy').length;
    t.idlesUntil((s) => s.open.result !== null);
    const final = t.news('matchStarted').at(-1);
    expect(final).toMatchObject({ match: 'final', park: 0, sides: t.s.open.finalists });
    expect(Number(final?.sides[0])).toBeLessThan(Number(final?.sides[1]));
    expect(t.news('trophy')).toHaveLength(won);
  });

  rule('CH-84', 'T-20: the winner of the final wins, whatever the totals were', () => {
    const t = atTheEnd(6);
    const ranking = at(t.news('totals'), 0).ranking;
    const [light, dark] = t.s.open.finalists ?? [0, 0];
    const second = Number(ranking[1]);
    at(t.s.own, second).deck = ['castle-dragon~1', 'castle-dragon~2'];
    at(t.s.own, second === light ? dark : light).deck = ['starter-newcomer~0.1'];
    t.plays(light, 'ready').plays(dark, 'ready');
    expect(t.s.open.result).toEqual({
      winner: second,
      ranking: [second, ranking[0], ...ranking.slice(2)],
      reason: 'final',
    });
    expect(challengers.outcome(t.s)).toMatchObject({ rule: 'CH-84' });
  });

  rule('CH-85', 'T-18: with two players the higher total after round seven wins', () => {
    const t = beforeMatch(7, [13, 21]);
    expect(t.s.open.result).toEqual({ winner: 0, ranking: [0, 1], reason: 'fans' });
    expect(t.news('finalists')).toEqual([]);
    expect(challengers.outcome(t.s)).toEqual({
      places: [[0], [1]],
      scores: [22, 21],
      rule: 'CH-85',
    });
  });

  rule('CH-86', 'T-17: eleven fans ahead win at once, ten do not', () => {
    const won = beforeMatch(5, [13, 8]);
    expect(won.s.open.result).toEqual({ winner: 0, ranking: [0, 1], reason: 'lead' });
    const close = beforeMatch(5, [12, 8]);
    expect(close.s.open.result).toBeNull();
    expect(close.phase(0)).toBe('draw');
  });

  rule('CH-86', 'a lead of eleven after round seven is still a lead; all are done', () => {
    const t = beforeMatch(7, [30, 0]);
    expect(t.s.open.result).toMatchObject({ reason: 'lead' });
    expect([t.phase(0), t.phase(1), t.asked()]).toEqual(['done', 'done', []]);
  });

  rule('CH-87', 'alone the Robot keeps trophies and stands in the ranking', () => {
    const t = table(1);
    at(t.s.own, 0).deck = ['starter-newcomer~0.1'];
    t.idlesUntil((s) => s.open.result !== null);
    expect(t.s.open.result).toMatchObject({ winner: 'robot', ranking: ['robot', 0] });
    expect(t.s.open.robot?.trophies.length).toBeGreaterThan(1);
    expect(challengers.outcome(t.s)?.scores[0]).toBeLessThanOrEqual(-11);
  });

  rule('CH-87', 'a solo game that the Robot wins is lost: the first place is empty', () => {
    const t = table(1);
    at(t.s.own, 0).deck = ['starter-newcomer~0.1'];
    t.idlesUntil((s) => s.open.result !== null);
    expect(challengers.outcome(t.s)?.places).toEqual([[], [0]]);
  });

  rule('CH-87', 'an old record without the place of the automa is still fair', () => {
    const { game, record } = lostSolo();
    expect(record.outcome?.places).toEqual([[], [0]]);
    expect(verify(game, record)).toMatchObject({ fair: true });
    const old = { ...record, outcome: record.outcome && { ...record.outcome, places: [[0]] } };
    expect(verify(game, old)).toMatchObject({ fair: true });
    const won = { ...record, outcome: record.outcome && { ...record.outcome, scores: [11] } };
    expect(verify(game, won)).toMatchObject({ fair: false, reason: 'outcome' });
  });
});

/** The solo game of the defect report: nothing is drawn well and nothing removed. */
function lostSolo() {
  const game = host(challengers);
  const fairness = openFairness('lost', 'lose1');
  const options = { robotLevel: 5, soloCards: true };
  const match = game.open({ seats: 1, options, fairness, secret: 'lose1' });
  if ('error' in match) throw new Error('options were checked before');
  while (match.asked().length > 0) match.answer(0, match.ask(0)?.idle);
  return { game, record: copy(match.record()) };
}

describe('house rules', () => {
  rule('H-1', 'all six further sets are in play', () => {
    const t = table(3, { allSets: true });
    expect(t.s.open.sets).toEqual(FURTHER_SETS);
    const cards = t.s.hidden.piles.A.concat(t.s.hidden.piles.B, t.s.hidden.piles.C);
    const sets = new Set(cards.map((card) => cardOf(card).set));
    expect(FURTHER_SETS.every((set) => sets.has(set))).toBe(true);
  });

  rule('H-2', 'a short tournament ends after its last round, with the final', () => {
    const t = table(4, { shortTournament: 3 }).idlesUntil((s) => s.open.result !== null);
    const rounds = t
      .news('matchStarted')
      .map(({ round, match }) => (match === 'final' ? 'f' : round));
    expect([...new Set(rounds)]).toEqual([1, 2, 3, 'f']);
    expect(t.news('gameEnded')).toMatchObject([{ reason: 'final' }]);
  });

  rule('H-2', 'two players compare their fans after it', () => {
    const t = table(2, { shortTournament: 3 }).idlesUntil((s) => s.open.result !== null);
    expect(t.news('matchStarted').length).toBeLessThanOrEqual(3);
    expect(t.news('finalists')).toEqual([]);
  });

  rule('H-3', 'two players meet in a final, and no lead ends the game before', () => {
    const t = table(2, { finalForTwo: true });
    at(t.s.open.players, 0).fans = 50;
    t.idlesUntil((s) => s.open.result !== null);
    expect(t.news('matchStarted').map(({ match }) => match)).toEqual([
      ...range(7).map((n) => `r${n + 1}p0`),
      'final',
    ]);
    const [final] = t.news('matchEnded').slice(-1);
    expect(t.s.open.result).toMatchObject({ winner: final?.winner, reason: 'final' });
  });
});
