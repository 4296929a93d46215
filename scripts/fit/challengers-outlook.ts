// Challengers!: how many fans a deck brings in a match, and what it promises for later rounds. Drafts with the
// tables in the repository, and so each run builds on the last.
import { at, range, sum, withoutAll } from '../../src/engine/list.ts';
import { normalOptions } from '../../src/engine/options.ts';
import { type Rng, rngFrom } from '../../src/engine/rng.ts';
import {
  bestDraft,
  smallerDecks,
  trimmed,
  waysToPick,
} from '../../src/games/challengers/bot/drafting.ts';
import { describe, FIGURES } from '../../src/games/challengers/bot/figures.ts';
import {
  type DeckValue,
  deckValue,
  expectedFans,
  RIVALS,
} from '../../src/games/challengers/bot/outlook.ts';
import { prowess, winChance } from '../../src/games/challengers/bot/prowess.ts';
import { quickDeck } from '../../src/games/challengers/bot/quick-cards.ts';
import { quickSparring } from '../../src/games/challengers/bot/quick-sparring.ts';
import { DUEL, fanStake, stakeOf } from '../../src/games/challengers/bot/stakes.ts';
import type { SetName, Tray } from '../../src/games/challengers/effects.ts';
import { challengers } from '../../src/games/challengers/game.ts';
import { type CardName, cardsOfLevel, starterDeck } from '../../src/games/challengers/instances.ts';
import { draftOf, FURTHER_SETS, OFFER, ROUNDS } from '../../src/games/challengers/tournament.ts';
import { type Figures, fitNumbers, type Opinions, packed } from './opinions.ts';
import { say, tablesFile } from './table.ts';

const OPTIONS = normalOptions(challengers.options);
type Deck = readonly CardName[];
type Pools = Readonly<Record<Tray, CardName[]>>;

/** A deck after the draft of a round, and the cards of its game. */
interface Sample {
  readonly deck: Deck;
  readonly pools: Pools;
}

/** The decks of one player in each round, some of them with random picks and removals. */
function career(rng: Rng): Sample[] {
  const pools = poolsOf(rng);
  const wild = at([0, 15, 40], rng.below(3));
  let deck: Deck = starterDeck(0);
  return range(ROUNDS).map((index) => {
    const round = index + 1;
    const appraise = deckValue(round, DUEL);
    const { offer, picks } = offerFor(deck, pools, round, rng);
    if (rng.below(100) < wild) {
      const ways = waysToPick(offer, picks);
      deck = trimmed([...deck, ...at(ways, rng.below(ways.length))], appraise).deck;
    } else deck = bestDraft(deck, offer, picks, appraise).deck;
    const fewer = smallerDecks(deck).filter((left) => left.length >= FEWEST_CARDS);
    if (3 * rng.below(100) < wild && fewer.length > 0) deck = at(fewer, rng.below(fewer.length));
    return { deck, pools };
  });
}

function poolsOf(rng: Rng): Pools {
  const out = rng.below(FURTHER_SETS.length);
  const sets: SetName[] = FURTHER_SETS.filter((_, index) => index !== out);
  return { A: cardsOfLevel('A', sets), B: cardsOfLevel('B', sets), C: cardsOfLevel('C', sets) };
}

/** A random offer of a level of the round. */
function offerFor(
  deck: Deck,
  pools: Pools,
  round: number,
  rng: Rng,
): { readonly offer: CardName[]; readonly picks: number } {
  const levels = draftOf(round, OPTIONS.round4);
  const { level, picks } = at(levels, rng.below(levels.length));
  return { offer: rng.shuffle(withoutAll(pools[level], deck)).slice(0, OFFER), picks };
}

const FEWEST_CARDS = 5;

/** A deck as drafted, or with up to two cards fewer and up to three more, at times of any level. */
function varied({ deck, pools }: Sample, round: number, rng: Rng): Deck {
  if (rng.below(3) === 0) return deck;
  const changed = [...deck];
  const fewer = rng.below(2) === 0 ? rng.below(3) : 0;
  for (let n = 0; n < fewer && changed.length > FEWEST_CARDS; n++)
    changed.splice(rng.below(changed.length), 1);
  const from = rng.below(3) > 0 ? round : 1 + rng.below(ROUNDS);
  const { offer } = offerFor(changed, pools, from, rng);
  return [...changed, ...offer.slice(0, rng.below(4))];
}

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
      const { offer, picks } = offerFor(deck, sample.pools, round + 1, rng);
      const { value } = bestDraft(deck, offer, picks, next);
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

const DESCRIBED = new Float64Array(FIGURES);

function figuresOf(deck: Deck, round: number): Figures {
  describe(deck, round, DESCRIBED);
  return packed(DESCRIBED);
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
