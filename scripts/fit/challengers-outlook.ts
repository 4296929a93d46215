// Challengers!: how many fans a deck brings in a match, and what it promises for later rounds. Drafts with the
// tables in the repository, and so each run builds on the last.
import { at, range, sum } from '../../src/engine/list.ts';
import { type Rng, rngFrom } from '../../src/engine/rng.ts';
import { FIGURES } from '../../src/games/challengers/bot/figures.ts';
import { type DeckValue, expectedFans, RIVALS } from '../../src/games/challengers/bot/outlook.ts';
import { prowess, winChance } from '../../src/games/challengers/bot/prowess.ts';
import { quickDeck } from '../../src/games/challengers/bot/quick-cards.ts';
import { quickSparring } from '../../src/games/challengers/bot/quick-sparring.ts';
import { DUEL, fanStake, stakeOf } from '../../src/games/challengers/bot/stakes.ts';
import { ROUNDS } from '../../src/games/challengers/tournament.ts';
import {
  career,
  type Deck,
  drafted,
  figuresOf,
  OPTIONS,
  type Sample,
  varied,
} from './challengers-decks.ts';
import { fitNumbers, type Opinions } from './opinions.ts';
import { say, tablesFile } from './table.ts';

const CAREERS = 3000;
const MATCHES = 16;

/** How many fans decks brought in matches of their round. */
function learnFans(rounds: readonly (readonly Sample[])[], rng: Rng): Opinions {
  const examples = rounds.flatMap((samples, index) => {
    const round = index + 1;
    const decks = samples.map(({ deck }) => quickDeck(deck));
    return samples.map((sample) => {
      const deck = varied(sample, round, rng);
      const park = { piles: sample.pools, options: OPTIONS, round };
      const fight = quickSparring(park, [], []);
      const fans = range(MATCHES).map(() => {
        const rival = at(decks, rng.below(decks.length));
        return fight(quickDeck(deck), rival, rng.below(2 ** 32)).fans;
      });
      return { figures: figuresOf(deck, round), value: sum(fans) / MATCHES };
    });
  });
  return fitNumbers(examples, { figures: FIGURES, opinions: 16, rounds: 12, seed: 3 }, say);
}

const DRAFTS = 20_000;

/** From the last round to the first: what the best draft of the next round is worth with a deck of this one. */
function learnOutlook(rounds: readonly (readonly Sample[])[], rng: Rng): Opinions[] {
  const later: (Opinions | undefined)[] = range(ROUNDS).map(() => undefined);
  for (let round = ROUNDS - 1; round > 0; round--) {
    const next = valueWith(later[round], round + 1);
    const samples = at(rounds, round - 1);
    const drafts = range(DRAFTS).map(() => {
      const sample = at(samples, rng.below(samples.length));
      const deck = varied(sample, round, rng);
      const { value } = drafted({ deck, pools: sample.pools }, round + 1, next, rng);
      return { figures: figuresOf(deck, round), value };
    });
    const mean = sum(drafts.map(({ value }) => value)) / DRAFTS;
    const examples = drafts.map(({ figures, value }) => ({ figures, value: value - mean }));
    const plan = { figures: FIGURES, opinions: 12, rounds: 10, seed: round };
    later[round - 1] = fitNumbers(examples, plan, say);
  }
  return later.flatMap((opinions) => opinions ?? []);
}

/** A deck's value in a round with what was just learned of the rounds after it. */
function valueWith(later: Opinions | undefined, round: number): DeckValue {
  return (deck: Deck): number =>
    stakeOf(DUEL, round) * winChance(prowess(deck, round) - at(RIVALS, round - 1)) +
    fanStake(DUEL, round) * expectedFans(deck, round) +
    (later?.judge(figuresOf(deck, round)) ?? 0);
}

/** The page loads a fifth less of these weights than of ones with the finest step. */
const PRECISION = 1 / 64;

/** The file with the fitted weights. */
export function learnedFile(): string {
  const rng = rngFrom([2, 20, 24, 7]);
  const careers = range(CAREERS).map(() => career(rng));
  const rounds = range(ROUNDS).map((index) => careers.map((decks) => at(decks, index)));
  const fans = learnFans(rounds, rng).lines(PRECISION);
  const later = learnOutlook(rounds, rng).map(
    (opinions, index) => [`after${index + 1}`, opinions.lines(PRECISION)] as const,
  );
  return tablesFile(
    'OUTLOOK',
    [['fans', fans], ...later],
    [
      'How many fans a deck brings, and what it promises for the rounds after this one (`src/bots/learned.ts` says how',
      'to read it, `scripts/fit/challengers-outlook.ts` how it came about).',
    ],
  );
}
