import { expect, test } from 'vitest';
import { type Budget, nodeBudget, type Situation } from '../../../bots/bot.ts';
import { askData } from '../../../engine/ask.ts';
import { at, range, sum } from '../../../engine/list.ts';
import { askOf } from '../../../engine/referee.ts';
import { type Rng, rngFrom } from '../../../engine/rng.ts';
import { hostTexts } from '../../../engine/texts.ts';
import { deviation } from '../../../testing/chi-squared.ts';
import { sized } from '../../../testing/size.ts';
import { RoundGame } from '../fixtures.ts';
import { round } from '../game.ts';
import { imagine, knownTonight } from '../imagine.ts';
import type { Round } from '../kind.ts';
import { notate } from '../notation.ts';
import { en } from '../texts/en.ts';
import { fr } from '../texts/fr.ts';
import { advise } from './advise.ts';
import { champion, weighed } from './champion.ts';
import { drawnWay, readTable, worldsIn } from './reading.ts';
import { rookie } from './rookie.ts';
import { play } from './trial.ts';
import { mixedChoice } from './weighing.ts';

test.each([
  [2, { twoPlayerPairing: 'sameSlot' }],
  [3, { threePlayerRing: 'paired', nights: 2 }],
  [4, { salonSeconds: 0, lieLimit: null }],
  [5, { stakeMin: 2, stakeMax: 9, pack: 'large', nights: 2 }],
  [6, { nights: 1 }],
  [7, { nights: 1, impossibleClaims: false }],
  [8, { nights: 1, lieLimit: 0 }],
] as const)('the champion plays legally at tables of %i', (players, options) => {
  const bots = range(players).map((seat) => (seat === 1 ? champion : rookie));
  expect(play(bots, players, 300, options).open.phase.type).toBe('over');
});

test('the champion beats three rookies by a wide margin', () => {
  const games = sized(4, 8);
  const firsts = range(games).filter((game) => {
    const bots = range(4).map((seat) => (seat === game % 4 ? champion : rookie));
    return round.outcome(play(bots, game + 1, 300))?.places[0]?.includes(game % 4);
  });
  expect(firsts.length).toBeGreaterThan(games / 2);
});

/** What a seat of a table is given. */
function given(
  table: RoundGame,
  seat: number,
  rng: Rng = rngFrom([1, 2, 3, 4]),
  budget: Budget = nodeBudget(4000),
): Situation<Round> {
  const ask = askOf(round, table.state, seat);
  if (!ask) throw new Error('not asked');
  return { view: table.view(seat), ask: askData(ask), heard: [], rng, budget };
}

test('the same situation and chance give the same answer', () => {
  const table = new RoundGame(4, [{ cards: [4, 3, 7, 2], shadow: 1 }]);
  const answers = range(2).map(() => notate(champion(given(table, 0))));
  expect(answers[0]).toBe(answers[1]);
});

test('an answer given up early is not taken up again, however good it looked', () => {
  const evening = { gain: 0, sheets: [], duelsWon: 0, ko: null, decisions: 1 };
  const moves = range(2).map((i) => ({ type: 'draft', keep: 1, announce: i + 1 }) as const);
  const [last, given] = [
    { move: at(moves, 0), worth: 0, evenings: range(2).map(() => ({ ...evening, worth: 0 })) },
    { move: at(moves, 1), worth: 1, evenings: [{ ...evening, worth: 1 }] },
  ];
  expect(mixedChoice([last, given], rngFrom([1, 2, 3, 4]))).toBe(moves[0]);
});

test('it stops when told to', () => {
  const table = new RoundGame(4, [{ cards: [4, 3, 7, 2], shadow: 1 }]);
  let asked = 0;
  const budget = { nodes: 1e9, stop: () => ++asked > 5 };
  expect(weighed(given(table, 0, rngFrom([1, 2, 3, 4]), budget)).length).toBeGreaterThan(2);
  expect(asked).toBeLessThan(12);
});

test('it writes what is certain with the highest stake', () => {
  const table = new RoundGame(4, [{ cards: [4, 3, 7, 2], shadow: 1 }], { lieLimit: 0 }).drafts();
  table.ready();
  expect(notate(champion(given(table, 0)))).toBe('II 3');
  expect(notate(champion(given(table, 3)))).toBe('OO 3');
});

test('it knocks out whom it knows, unless that would spoil its sheet', () => {
  const sure = { cards: [5, 7, 4, 1], shadow: 2, sheets: ['II 3'] };
  expect(notate(champion(given(new RoundGame(4, [sure], { lieLimit: 0 }).toAttack(), 0)))).toBe(
    'ko 1.1 7',
  );
});

/** How likely a slot holds a boxer, by what a seat makes of the table. */
function belief(table: RoundGame, seat: number, slot: number, boxer: number): number {
  const { view, rng } = given(table, seat);
  let chance = 0;
  worldsIn(readTable(knownTonight(view), view.open.claims, rng))((cards, weight) => {
    if (cards[slot] === boxer) chance += weight;
  });
  return chance;
}

test('an announcement makes a boxer likelier, and who has sent a boxer back is believed more', () => {
  const evening = { cards: [4, 3, 7, 2], shadow: 1, announced: [4, 3, 5, 2] };
  const table = new RoundGame(4, [evening]).drafts();
  const before = belief(table, 0, 3, 2);
  expect(before).toBeGreaterThan(1 / 4);
  table.plays(3, 'returned 1');
  const after = belief(table, 0, 3, 2);
  expect(after).toBeGreaterThan(before);
});

test('beliefs add up, and worlds are imagined as often as they are believed', () => {
  const table = new RoundGame(4, [{ cards: [4, 3, 7, 2], shadow: 1 }]).drafts();
  const { view, rng } = given(table, 0);
  const reading = readTable(knownTonight(view), view.open.claims, rng);
  expect(sum(reading.weights)).toBeCloseTo(1, 9);
  const weights = new Map(reading.ways.map((way, i) => [way.join(), at(reading.weights, i)]));
  const found = new Map<string, number>();
  for (const _ of range(4000)) {
    const way = drawnWay(reading, rng).join();
    found.set(way, (found.get(way) ?? 0) + 1);
  }
  expect(deviation(found, weights)).toBeLessThan(4);
});

test('by hard facts alone every arrangement is imagined equally often', () => {
  const table = new RoundGame(4, [{ cards: [4, 3, 7, 2], shadow: 1 }]).drafts();
  const { view, rng } = given(table, 1);
  const { ways } = readTable(knownTonight(view), [], rng);
  const key = (cards: readonly number[], shadow: number): string => [...cards, shadow].join();
  const weights = new Map(ways.map((way) => [way.join(), 1]));
  const found = new Map<string, number>();
  const places = readTable(knownTonight(view), [], rng).unknowns.places;
  for (const _ of range(4000)) {
    const { own, hidden } = imagine(view, rng);
    const cards = places.flatMap(({ slot }) => (slot >= 0 ? at(own, slot).cards : []));
    const world = key(cards, at(hidden.packet, 0));
    found.set(world, (found.get(world) ?? 0) + 1);
  }
  expect([...found.keys()].sort()).toEqual([...weights.keys()].sort());
  expect(deviation(found, weights)).toBeLessThan(4);
});

test('advice comes with reasons that both languages say', () => {
  const drafting = new RoundGame(4, [{ cards: [4, 3, 7, 2], shadow: 1 }]);
  const talking = new RoundGame(4, [{ cards: [4, 3, 7, 2], shadow: 1 }]).drafts();
  const writing = new RoundGame(4, [{ cards: [4, 3, 7, 2], shadow: 1 }]).drafts().ready();
  const attacking = new RoundGame(4, [{ cards: [5, 7, 4, 1], shadow: 2 }]).toAttack();
  const said = new Set<PropertyKey>();
  for (const table of [drafting, talking, writing, attacking]) {
    const situation = given(table, 0);
    const { move, reason, weighed: all, worlds } = advise(situation);
    expect(situation.ask.moves).toContainEqual(move);
    expect(worlds).toBeGreaterThan(0);
    expect(at(all, 0)).toMatchObject({ move, reason });
    for (const { worth, reason: why } of all) {
      expect(worth).toBeGreaterThanOrEqual(0);
      expect(worth).toBeLessThanOrEqual(1);
      said.add(why.type);
      for (const texts of [hostTexts(en), hostTexts(fr)]) {
        const sentence = texts.reason(why, () => 'Anja', 0);
        expect(sentence).not.toMatch(/undefined|NaN/);
        if (why.type !== 'talk') expect(sentence).toMatch(/\d/);
      }
    }
  }
  expect([...said].sort()).toEqual(['accuse', 'keep', 'sheets', 'spare', 'talk']);
});
