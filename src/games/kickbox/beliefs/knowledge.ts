import { at } from '../../../engine/list.ts';
import { type Handlers, handle } from '../../../engine/tagged.ts';
import type { CardId, Corner, Event, Events, News, Options } from '../kind.ts';
import {
  type Belief,
  begin,
  draws,
  leaves,
  losesToHits,
  renews,
  returns,
  turnsUp,
} from './belief.ts';
import type { Guess } from './guess.ts';
import { opening } from './opening.ts';

/**
 * What everybody knows of a fighter's hidden cards, from all that was told. Cards that went into
 * the deck together are a batch, and nobody can tell them apart; cards drawn while the same batches
 * were in the deck are a stretch of the hand. A guess says how many cards of each batch lie in each
 * stretch, and how likely that is if nothing is read into the fighter's choices.
 */
export interface Knowledge {
  /** The batch of each hidden card. */
  readonly batches: ReadonlyMap<CardId, number>;
  /** How many batches there have been. */
  readonly count: number;
  readonly guesses: readonly Guess[];
  readonly hand: number;
  readonly deck: number;
}

/** Follows the news of a fight from its deal on; undefined if they do not begin there. */
export function knowledgeOf(
  seat: Corner,
  cards: readonly CardId[],
  heard: readonly News[],
  options: Options,
  changeable: boolean,
): Knowledge | undefined {
  const belief = beliefAfter(seat, cards, heard, options, changeable);
  if (belief === undefined) return undefined;
  const { where, sizes, guesses, hand, deck } = belief;
  const hidden = [...where].flatMap(([card, batch]) =>
    typeof batch === 'number' ? [[card, batch] as const] : [],
  );
  return { batches: new Map(hidden), count: sizes.length, guesses, hand, deck };
}

/** The belief after all news of this fight. Where news were followed before, it goes on from there. */
function beliefAfter(
  seat: Corner,
  cards: readonly CardId[],
  all: readonly News[],
  options: Options,
  changeable: boolean,
): Belief | undefined {
  const followed = FOLLOWED[seat];
  const heard = all.slice(all.findLastIndex(({ news }) => news.type === 'again') + 1);
  const known = heard.findLastIndex((told) => followed.get(told)?.changeable === changeable);
  const before = known < 0 ? undefined : followed.get(at(heard, known));
  const news = heard.slice(known + 1).flatMap(({ news }) => (isEvent(news) ? [news] : []));
  const start = before ? undefined : opening(seat, cards, news, options, changeable);
  const first = before?.belief ?? (start && begin(start, cards));
  if (!first) return undefined;
  const later = news.slice(start?.news ?? 0);
  const belief = later.reduce((known, one) => handle(TELLS, one, known, seat), first);
  if (later.length > 0) followed.set(at(heard, heard.length - 1), { belief, changeable });
  return belief;
}

/** Beliefs by the last news that they come from: looking back over a whole fight takes a while. */
const FOLLOWED: readonly [Followed, Followed] = [new WeakMap(), new WeakMap()];
type Followed = WeakMap<News, { readonly belief: Belief; readonly changeable: boolean }>;

function isEvent(news: News['news']): news is Event {
  return news.type !== 'drawn';
}

/** What a piece of news says about the hidden cards of a fighter, the `own` seat. */
const TELLS: Handlers<Events, [belief: Belief, own: Corner], Belief> = {
  drew: ({ seat, count }, belief, own) =>
    seat === own ? { ...draws(belief, count - belief.early), early: 0 } : belief,
  initiative: ({ red, blue }, belief, own) => {
    const card = own === 0 ? red : blue;
    if (card === null) return belief;
    return belief.hand > 0 ? leaves(belief, [card], 'pile') : turnsUp(belief, card, 'pile');
  },
  clockPenalty: ({ seat, card }, belief, own) =>
    seat === own ? leaves(belief, [card], 'pile') : belief,
  discarded: ({ seat, cards }, belief, own) =>
    seat === own ? leaves(belief, cards, 'pile') : belief,
  reshuffled: ({ seat }, belief, own) => (seat === own ? renews(belief) : belief),
  attack: ({ seat, card, with: windUp, link }, belief, own) => {
    if (seat !== own) return belief;
    const linked = link === null ? belief : leaves(belief, [link], 'pile');
    return leaves(leaves(linked, [card], 'pile'), windUp, 'pile');
  },
  reflex: ({ seat, card }, belief, own) => (seat === own ? turnsUp(belief, card, 'pile') : belief),
  defence: ({ seat, cards }, belief, own) =>
    seat === own ? leaves(belief, cards, 'pile') : belief,
  enhanced: ({ seat, card }, belief, own) =>
    seat === own ? leaves(belief, [card], 'pile') : belief,
  hit: ({ seat, cards }, belief, own) => (seat === own ? losesToHits(belief, cards) : belief),
  deckHits: ({ seat, cards }, belief, own) =>
    seat === own ? cards.reduce((left, card) => turnsUp(left, card, 'out'), belief) : belief,
  ringBreak: ({ seat, cards }, belief, own) => (seat === own ? returns(belief, cards) : belief),
  mulligan: nothing,
  startingPlayer: nothing,
  phase: nothing,
  regenerated: nothing,
  exhausted: nothing,
  defenceRemoved: nothing,
  defended: nothing,
  knockdown: nothing,
  phaseEnd: nothing,
  recovered: nothing,
  roundEnd: nothing,
  again: nothing,
  gameOver: nothing,
};

function nothing(_: unknown, belief: Belief): Belief {
  return belief;
}
