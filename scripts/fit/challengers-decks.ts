// Challengers!: decks to learn from, as champions draft them and with variations.
import { at, range, withoutAll } from '../../src/engine/list.ts';
import { normalOptions } from '../../src/engine/options.ts';
import type { Rng } from '../../src/engine/rng.ts';
import {
  bestDraft,
  type Drafted,
  smallerDecks,
  trimmed,
  waysToPick,
} from '../../src/games/challengers/bot/drafting.ts';
import { describe, FIGURES } from '../../src/games/challengers/bot/figures.ts';
import { type DeckValue, deckValue } from '../../src/games/challengers/bot/outlook.ts';
import { DUEL } from '../../src/games/challengers/bot/stakes.ts';
import type { SetName, Tray } from '../../src/games/challengers/effects.ts';
import { challengers } from '../../src/games/challengers/game.ts';
import { type CardName, cardsOfLevel, starterDeck } from '../../src/games/challengers/instances.ts';
import { draftOf, FURTHER_SETS, OFFER, ROUNDS } from '../../src/games/challengers/tournament.ts';
import { type Figures, packed } from './opinions.ts';

export const OPTIONS = normalOptions(challengers.options);
export type Deck = readonly CardName[];
type Pools = Readonly<Record<Tray, CardName[]>>;

/** A deck after the draft of a round, and the cards of its game. */
export interface Sample {
  readonly deck: Deck;
  readonly pools: Pools;
}

/** The decks of one player in each round, some of them with random picks and removals. */
export function career(rng: Rng): Sample[] {
  const pools = poolsOf(rng);
  const wild = at([0, 15, 40], rng.below(3));
  let deck: Deck = starterDeck(0);
  return range(ROUNDS).map((index) => {
    const round = index + 1;
    const first = offerFor(deck, pools, round, rng);
    const appraise = deckValue(round, DUEL);
    if (rng.below(100) < wild) {
      const ways = waysToPick(first.offer, first.picks);
      deck = trimmed([...deck, ...at(ways, rng.below(ways.length))], appraise).deck;
    } else deck = drafted({ deck, pools }, round, appraise, rng, first).deck;
    const fewer = smallerDecks(deck).filter((left) => left.length >= FEWEST_CARDS);
    if (3 * rng.below(100) < wild && fewer.length > 0) deck = at(fewer, rng.below(fewer.length));
    return { deck, pools };
  });
}

/** The best draft of a round; half of the players see a second offer, as after a redraw. */
export function drafted(
  { deck, pools }: Sample,
  round: number,
  appraise: DeckValue,
  rng: Rng,
  first = offerFor(deck, pools, round, rng),
): Drafted {
  const offers = rng.below(2) === 0 ? [first] : [first, offerFor(deck, pools, round, rng)];
  const drafts = offers.map(({ offer, picks }) => bestDraft(deck, offer, picks, appraise));
  return drafts.reduce((best, one) => (one.value > best.value ? one : best));
}

function poolsOf(rng: Rng): Pools {
  const out = rng.below(FURTHER_SETS.length);
  const sets: SetName[] = FURTHER_SETS.filter((_, index) => index !== out);
  return { A: cardsOfLevel('A', sets), B: cardsOfLevel('B', sets), C: cardsOfLevel('C', sets) };
}

interface Offer {
  readonly offer: CardName[];
  readonly picks: number;
}

/** A random offer of a level of the round. */
function offerFor(deck: Deck, pools: Pools, round: number, rng: Rng): Offer {
  const levels = draftOf(round, OPTIONS.round4);
  const { level, picks } = at(levels, rng.below(levels.length));
  return { offer: rng.shuffle(withoutAll(pools[level], deck)).slice(0, OFFER), picks };
}

const FEWEST_CARDS = 4;

/** A deck as drafted, or with up to two cards fewer and up to three more, at times of any level. */
export function varied({ deck, pools }: Sample, round: number, rng: Rng): Deck {
  if (rng.below(5) === 0) return deck;
  const changed = [...deck];
  const fewer = rng.below(3) > 0 ? rng.below(3) : 0;
  for (let n = 0; n < fewer && changed.length > FEWEST_CARDS; n++)
    changed.splice(rng.below(changed.length), 1);
  const from = rng.below(4) > 0 ? round : 1 + rng.below(ROUNDS);
  const { offer } = offerFor(changed, pools, from, rng);
  return [...changed, ...offer.slice(0, rng.below(4))];
}

const DESCRIBED = new Float64Array(FIGURES);

export function figuresOf(deck: Deck, round: number): Figures {
  describe(deck, round, DESCRIBED);
  return packed(DESCRIBED);
}
