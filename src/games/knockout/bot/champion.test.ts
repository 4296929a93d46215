import { expect, test } from 'vitest';
import { nodeBudget } from '../../../bots/bot.ts';
import { at, range, sum } from '../../../engine/list.ts';
import { normalOptions } from '../../../engine/options.ts';
import { rngFrom, seedsFrom } from '../../../engine/rng.ts';
import { hostTexts } from '../../../engine/texts.ts';
import { sized } from '../../../testing/size.ts';
import { type Card, deckOf, handsOf } from '../cards.ts';
import {
  betting,
  boxing,
  fight,
  type KnockoutGame,
  placeChips,
  table,
  training,
} from '../fixtures.ts';
import { knockout } from '../game.ts';
import type { Fight } from '../kind.ts';
import { en } from '../texts/en.ts';
import { fr } from '../texts/fr.ts';
import { advise } from './advise.ts';
import { champion, weighed } from './champion.ts';
import { readChips } from './chip-reading.ts';
import { contender } from './contender.ts';
import { chancesOf, worth } from './duel.ts';
import { AIMS, modelOf } from './fight-model.ts';
import { sightOf } from './fighting.ts';
import { cardsIn, handId, valuesIn } from './multisets.ts';
import { drawn, type Reading } from './reading.ts';
import { ringOf, ringSpotOf } from './ring-table.ts';
import { rookie } from './rookie.ts';
import { played, situation } from './trial.ts';

const NORMAL = normalOptions(knockout.options);

test('the champion plays every variant legally at every number of seats', () => {
  const rng = rngFrom(seedsFrom(41)());
  const pro = { ...NORMAL, seasons: 2, variableStart: true } as const;
  const variants = [
    { seats: 3, options: pro },
    { seats: 4, options: { ...NORMAL, twelfthCard: 2, bonusShare: 'player' } as const },
    { seats: 5, options: { ...NORMAL, discardsVisible: true, twelfthCard: 4 } as const },
  ];
  for (const { seats, options } of variants) {
    const bots = range(seats).map((seat) => (seat === 1 ? champion : rookie));
    expect(played(bots, options, rng)).toHaveLength(seats);
  }
}, 300_000);

test('the champion wins twice its share of games against three contenders', () => {
  const rng = rngFrom(seedsFrom(47)());
  const games = sized(2, 6);
  const firsts = range(games).filter((game) => {
    const bots = range(4).map((seat) => (seat === game % 4 ? champion : contender));
    const scores = played(bots, NORMAL, rng, nodeBudget(sized(8_000, 20_000)));
    return Math.max(...scores) === scores[game % 4];
  });
  expect(firsts.length).toBeGreaterThanOrEqual(games / 2);
}, 300_000);

/** What the champion answers in many tries. */
function answers(where: KnockoutGame, seat: number, tries = 4): string[] {
  const seeds = seedsFrom(43);
  return range(tries).map(() =>
    knockout.notate(champion(situation(where.state, where.told, seat, rngFrom(seeds())))),
  );
}

test('the same situation and chance give the same answer, another chance another one', () => {
  for (const where of [betting(), boxing()]) expect(answers(where, 0)).toEqual(answers(where, 0));
  expect(new Set(answers(training(), 0)).size).toBeGreaterThan(1);
  expect(new Set(answers(betting(), 0)).size).toBeGreaterThan(1);
});

test('it answers at once when told to stop', () => {
  const where = betting();
  let asked = 0;
  const budget = { nodes: 1e9, stop: () => ++asked > 40 };
  const found = weighed(
    situation(where.state, where.told, 0, rngFrom([1, 2, 3, 4]), budget),
    'all',
  );
  expect(found).toHaveLength(knockout.asks(where.state).length === 1 ? 24 : 0);
  expect(asked).toBeLessThan(50);
});

test('what comes of open hands is what the plain reckoning says', () => {
  const where = boxing();
  const { phase } = where.state.open;
  if (!('fight' in phase)) throw new Error('a fight');
  const ring = ringOf(phase.fight);
  const rng = rngFrom(seedsFrom(44)());
  for (const _ of range(40)) {
    const [red, blue] = [anyHand(), anyHand()];
    const aim = rng.below(AIMS.length);
    const corner = rng.below(2) === 0 ? 'red' : 'blue';
    const sight = sightOf(ring, corner, at(AIMS, aim));
    const [own, rival] = corner === 'red' ? [red, blue] : [blue, red];
    const duel = { hands: { red, blue }, left: { red: 5, blue: 5 }, lead: 0, rounds: 3 };
    const plain = chancesOf(duel, { corner, worths: at(AIMS, aim) });
    const found = sight.seen(handId(own), handId(rival), ringSpotOf(phase.fight));
    for (const i of range(4)) expect(found[i]).toBeCloseTo(at(plain, i), 9);
  }

  function anyHand(): Card[] {
    return rng
      .shuffle([...deckOf(NORMAL)])
      .slice(0, 4)
      .sort((a, b) => a - b);
  }
});

test('a hand is worth as much as its best card promises, however many were asked about', () => {
  const where = boxing();
  const ring = ringOf(fightOn(where));
  const start = ringSpotOf(fightOn(where));
  const sight = sightOf(ring, 'red', at(AIMS, 0));
  const hands = handsOf(deckOf(NORMAL), 4).map(handId);
  for (const own of hands) {
    for (const rival of hands) {
      const promises = valuesIn(own).map((card) => sight.promise(own, card, rival, start));
      const seen = worth(sight.seen(own, rival, start), sight.worths);
      if (Math.abs(Math.max(...promises) - seen) > 1e-9)
        expect.fail(`${cardsIn(own)} against ${cardsIn(rival)}: ${promises}, not ${seen}`);
    }
  }
});

/** How likely a hand is that holds a 4 and a 5, or two of either. */
function strength({ hands, weights }: Reading): number {
  return sum(
    hands.map((hand, i) =>
      cardsIn(hand).filter((card) => card > 3).length > 1 ? at(weights, i) : 0,
    ),
  );
}

function fightOn({ state }: KnockoutGame): Fight {
  const { phase } = state.open;
  if (!('fight' in phase)) throw new Error('no fight is going on');
  return phase.fight;
}

test('chips tell: who backs himself is taken for stronger than who backs the other', () => {
  const readings = ['blue 10000 x2', 'red 10000 x2'].map((bet) => {
    const where = training().plays(
      '0 train 2 3 4 5',
      '1 train 2 3 3 4',
      '0 bet red 4000',
      `1 bet ${bet}`,
    );
    const seen = situation(where.state, where.told, 2, rngFrom([1, 2, 3, 4]));
    const model = modelOf(seen, fightOn(where));
    return strength(readChips(model, where.state, fightOn(where), where.told).blue);
  });
  expect(readings[0]).toBeGreaterThan(at(readings, 1) + 0.1);
});

test('a reading adds up, and hands are drawn as often as it says', () => {
  const where = betting();
  const seen = situation(where.state, where.told, 0, rngFrom([1, 2, 3, 4]));
  const { taken } = modelOf(seen, fightOn(where));
  expect(sum(taken.blue.weights)).toBeCloseTo(1, 9);
  expect(taken.blue.hands).toHaveLength(53);
  const rng = rngFrom([5, 6, 7, 8]);
  const hands = range(4000).map(() => drawn(taken.blue, rng));
  taken.blue.hands.forEach((hand, i) => {
    const expected = 4000 * at(taken.blue.weights, i);
    const times = hands.filter((one) => one === hand).length;
    expect(Math.abs(times - expected)).toBeLessThan(5 * Math.sqrt(expected) + 5);
  });
});

test('how two fighters meet is a chance of four endings, and who wants to lose loses', () => {
  const where = betting();
  const seen = situation(where.state, where.told, 0, rngFrom([1, 2, 3, 4]));
  const model = modelOf(seen, fightOn(where));
  const mixedHand = handId([1, 2, 4, 5]);
  const pairs = range(40).map(() => [mixedHand, drawn(model.taken.blue, seen.rng)] as const);
  const [fought = 0, thrown = 0] = [0, 1].map((aim) => {
    const endings = pairs.map((hands) => model.meet(aim, 1)(...hands, model.start));
    for (const chances of endings) expect(sum(chances)).toBeCloseTo(1, 9);
    return sum(endings.map((chances) => chances[2] + chances[3])) / endings.length;
  });
  expect(thrown).toBeGreaterThan(fought + 0.1);
});

test('who backed himself and has shown a 3 and a 4 is hooked in the last round', () => {
  const where = placeChips(
    table({ options: { discardsVisible: true } }).plays(
      '0 challenge black-heavy green-heavy',
      '0 train 1 2 2 3',
      '1 train 3 4 5 5',
    ),
    ['0 bet red 10000 x2', '1 bet blue 10000 x2'],
  ).plays('0 play 3', '1 play 4', '0 play 2', '1 play 3');
  const found = weighed(situation(where.state, where.told, 0, rngFrom([1, 2, 3, 4])), 'all');
  expect(at(found, 0)).toMatchObject({ move: { type: 'play', card: 1 } });
});

test('advice comes with reasons that both languages say with numbers', () => {
  const weak = table().plays(
    '0 challenge black-heavy green-heavy',
    '0 train 1 1 2 2',
    '1 train 2 3 4 5',
    '0 bet blue 10000 x2',
    '1 bet red 4000',
  );
  const scenes = [
    { where: fight(table(), '5-3 4-4 3-3'), seat: 1 },
    { where: training(), seat: 0 },
    { where: betting(), seat: 0 },
    { where: weak, seat: 2 },
    { where: boxing(), seat: 1 },
  ];
  const said = new Set<string>();
  for (const { where, seat } of scenes) {
    const given = situation(where.state, where.told, seat, rngFrom([1, 2, 3, 4]), nodeBudget(3000));
    const { move, reason, weighed: all, worlds } = advise(given);
    expect(given.ask.moves).toContainEqual(move);
    expect(worlds).toBeGreaterThan(0);
    expect(at(all, 0)).toMatchObject({ move, reason });
    for (const { worth, reason: why } of all) {
      expect(worth).toBeGreaterThanOrEqual(0);
      expect(worth).toBeLessThanOrEqual(1);
      said.add(String(why.type));
      for (const texts of [hostTexts(en), hostTexts(fr)])
        expect(texts.reason(why, () => 'Anja', 0)).toMatch(/^[^\d]+\d[^\n]*\.$/);
    }
  }
  expect([...said].sort()).toEqual(['bet', 'fight', 'follow', 'pass']);
});

test('chips with bad odds, as on unlikely knockouts, are thought through for advice only', () => {
  const where = training().plays(
    '0 train 2 3 4 5',
    '1 train 2 3 3 4',
    '0 bet red 4000',
    '1 bet blue 4000',
  );
  const asked = situation(where.state, where.told, 2, rngFrom([1, 2, 3, 4]));
  const [promising, all] = (['promising', 'all'] as const).map((breadth) =>
    weighed(asked, breadth).map(({ move }) => knockout.notate(move)),
  );
  expect(promising).toHaveLength(8);
  expect(promising).toContain('pass');
  expect(promising).not.toContainEqual(expect.stringMatching(/ko$/));
  expect(all).toHaveLength(asked.ask.moves.length);
});
