// Challengers!: the strength of a deck, learned from quick matches between decks that champions draft with the tables
// in the repository, and variations of them. So each run builds on the last.
import { at, range, sum } from '../../src/engine/list.ts';
import { type Rng, rngFrom } from '../../src/engine/rng.ts';
import { FIGURES } from '../../src/games/challengers/bot/figures.ts';
import { type QuickCard, quickDeck } from '../../src/games/challengers/bot/quick-cards.ts';
import { quickSparring } from '../../src/games/challengers/bot/quick-sparring.ts';
import type { Trophy } from '../../src/games/challengers/kind.ts';
import { ROUNDS } from '../../src/games/challengers/tournament.ts';
import { career, figuresOf, OPTIONS, type Sample, varied } from './challengers-decks.ts';
import { type Example, type Figures, learn } from './opinions.ts';
import { say, tableFile } from './table.ts';

const CAREERS = 6000;
const VARIATIONS = 6;
const PAIRS = 5;
/** So many matches of a pair of decks are one example. */
const MATCHES = 6;

interface Entrant {
  readonly cards: readonly QuickCard[];
  readonly figures: Figures;
  readonly pools: Sample['pools'];
}

/** How often decks of a round beat each other. */
function examplesOf(samples: readonly Sample[], round: number, rng: Rng): Example[] {
  const entrants = samples.flatMap((sample) =>
    range(VARIATIONS).map((): Entrant => {
      const deck = varied(sample, round, rng);
      return { cards: quickDeck(deck), figures: figuresOf(deck, round), pools: sample.pools };
    }),
  );
  say(`round ${round}\n`);
  return entrants.flatMap((mine) =>
    range(PAIRS).map(() => {
      const theirs = at(entrants, rng.below(entrants.length));
      const score = shareOfWins(mine, theirs, round, rng);
      return { mine: mine.figures, theirs: theirs.figures, score };
    }),
  );
}

function shareOfWins(mine: Entrant, theirs: Entrant, round: number, rng: Rng): number {
  const park = { piles: mine.pools, options: OPTIONS, round };
  const won = rng.below(round);
  const fight = quickSparring(park, trophies(won), trophies(round - 1 - won));
  const wins = range(MATCHES).map(() =>
    Number(fight(mine.cards, theirs.cards, rng.below(2 ** 32)).won),
  );
  return sum(wins) / MATCHES;
}

/** Who has more of them begins. */
function trophies(count: number): Trophy[] {
  return range(count).map((index) => ({ park: 0, round: index + 1, fans: 0 }));
}

const PLAN = { figures: FIGURES, opinions: 48, rounds: 5, seed: 1 };

/** The file with the fitted weights. */
export function learnedFile(): string {
  const rng = rngFrom([11, 20, 24, 7]);
  const careers = range(CAREERS).map(() => career(rng));
  const examples = range(ROUNDS).flatMap((index) =>
    examplesOf(
      careers.map((samples) => at(samples, index)),
      index + 1,
      rng,
    ),
  );
  return tableFile('PROWESS', learn(examples, PLAN, say).lines(), [
    'How strong a deck is in a round: learned from who won matches between decks that bots build, and decks like',
    'them (`src/bots/learned.ts` says how to read it, `scripts/fit/challengers.ts` how it came about).',
  ]);
}
