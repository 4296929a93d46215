import { at } from '../../engine/list.ts';
import { type Handlers, handle } from '../../engine/tagged.ts';
import type { Guesses } from './guesses.ts';
import type { CardId, Corner, Event, Events, News, Options } from './kind.ts';
import { opening } from './opening.ts';
import {
  begin,
  copied,
  draws,
  isHit,
  leaves,
  renews,
  returns,
  type Trail,
  turnsUp,
} from './trail.ts';

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
  readonly guesses: Guesses;
  readonly hand: number;
  readonly deck: number;
}

/** Follows the news of a fight from its deal on; undefined if they do not begin there. */
export function knowledgeOf(
  seat: Corner,
  cards: readonly CardId[],
  heard: readonly News[],
  options: Options,
  mayChange: boolean,
): Knowledge | undefined {
  const trail = trailOf(seat, cards, heard, options, mayChange);
  if (trail === undefined) return undefined;
  const hidden = [...trail.where].flatMap(([card, where]) =>
    typeof where === 'number' ? [[card, where] as const] : [],
  );
  return {
    batches: new Map(hidden),
    count: trail.sizes.length,
    guesses: trail.guesses,
    hand: trail.hand,
    deck: trail.deck,
  };
}

/** The trail of a fighter's cards in this fight. Where the news were followed before, it goes on from there. */
function trailOf(
  seat: Corner,
  cards: readonly CardId[],
  all: readonly News[],
  options: Options,
  mayChange: boolean,
): Trail | undefined {
  const followed = FOLLOWED[seat];
  const heard = all.slice(all.findLastIndex(({ news }) => news.type === 'again') + 1);
  const known = heard.findLastIndex((told) => followed.get(told)?.mayChange === mayChange);
  const before = known < 0 ? undefined : followed.get(at(heard, known));
  const news = heard.slice(known + 1).flatMap(({ news }) => (isEvent(news) ? [news] : []));
  const start = before ? undefined : opening(seat, cards, news, options, mayChange);
  const trail = before ? copied(before.trail) : start && begin(start, cards);
  if (!trail) return undefined;
  const later = news.slice(start?.news ?? 0);
  for (const one of later) handle(TELLS, one, trail, seat);
  if (later.length > 0)
    followed.set(at(heard, heard.length - 1), { trail: copied(trail), mayChange });
  return trail;
}

/** Trails that were followed once, by the last news: looking back over a whole fight takes a while. */
const FOLLOWED: readonly [Followed, Followed] = [new WeakMap(), new WeakMap()];
type Followed = WeakMap<News, { readonly trail: Trail; readonly mayChange: boolean }>;

function isEvent(news: News['news']): news is Event {
  return news.type !== 'drawn';
}

/** What a piece of news says about a fighter's hidden cards. */
const TELLS: Handlers<Events, [trail: Trail, seat: Corner]> = {
  drew: ({ seat, count }, trail, own) => {
    if (seat !== own) return;
    draws(trail, count - trail.early);
    trail.early = 0;
  },
  initiative: ({ red, blue }, trail, own) => {
    const card = own === 0 ? red : blue;
    if (card === null) return;
    if (trail.hand > 0) leaves(trail, [card], 'pile');
    else turnsUp(trail, card, 'pile');
  },
  clockPenalty: ({ seat, card }, trail, own) => {
    if (seat === own) leaves(trail, [card], 'pile');
  },
  discarded: ({ seat, cards }, trail, own) => {
    if (seat === own) leaves(trail, cards, 'pile');
  },
  reshuffled: ({ seat }, trail, own) => {
    if (seat === own) renews(trail);
  },
  attack: ({ seat, card, with: windUp, link }, trail, own) => {
    if (seat !== own) return;
    if (link !== null) leaves(trail, [link], 'pile');
    leaves(trail, [card], 'pile');
    leaves(trail, windUp, 'pile');
  },
  reflex: ({ seat, card }, trail, own) => {
    if (seat === own) turnsUp(trail, card, 'pile');
  },
  defence: ({ seat, cards }, trail, own) => {
    if (seat === own) leaves(trail, cards, 'pile');
  },
  enhanced: ({ seat, card }, trail, own) => {
    if (seat === own) leaves(trail, [card], 'pile');
  },
  hit: ({ seat, cards }, trail, own) => {
    if (seat === own) isHit(trail, cards);
  },
  deckHits: ({ seat, cards }, trail, own) => {
    if (seat === own) for (const card of cards) turnsUp(trail, card, 'out');
  },
  ringBreak: ({ seat, cards }, trail, own) => {
    if (seat === own) returns(trail, cards);
  },
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

function nothing(): void {}
