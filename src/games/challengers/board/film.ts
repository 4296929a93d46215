import { at, sum } from '../../../engine/list.ts';
import { type CardName, cardOf } from '../instances.ts';
import type { Event, News, Part, Participant, Place, Side } from '../kind.ts';

/** Everything that is told about a match. */
export type MatchEvent = Extract<Event, { readonly match: string | null }>;
export type Compared = Extract<Event, { readonly type: 'compared' }>;

/** A match that can be watched. */
export interface Reel {
  readonly id: string;
  readonly round: number;
  readonly park: number;
  readonly sides: readonly [Participant, Participant];
  readonly winner: Participant | null;
}

/** A card in a row with its bonuses as far as they are known. */
export interface ShownCard {
  readonly card: CardName;
  readonly immediate: number;
  readonly attack: number;
}

/** What lies on one side of the park at one step. */
export interface Ground {
  readonly row: readonly ShownCard[];
  readonly bench: readonly { readonly card: CardName; readonly space: number }[];
  readonly exhaust: readonly CardName[];
  readonly deck: number;
  readonly charge: number;
  readonly fans: number;
}

/** One step of a match: what happened, and how it stands after it. */
export interface FilmFrame {
  readonly event: MatchEvent;
  readonly rule: News['rule'];
  readonly flag: Side | null;
  readonly grounds: readonly [Ground, Ground];
  /** The last comparison, until somebody else attacks. */
  readonly compared: Compared | null;
}

/** All matches begun so far, in the order of their beginning. */
export function reelsOf(heard: readonly News[]): Reel[] {
  const reels: Reel[] = [];
  for (const { news } of heard) {
    if (news.type === 'matchStarted') {
      const { match: id, round, park, sides } = news;
      reels.push({ id, round, park, sides, winner: null });
    }
    if (news.type !== 'matchEnded') continue;
    const place = reels.findIndex(({ id }) => id === news.match);
    reels[place] = { ...at(reels, place), winner: news.winner };
  }
  return reels;
}

/** The news of one match. */
export function eventsOf(
  heard: readonly News[],
  id: string,
): { readonly event: MatchEvent; readonly rule: News['rule'] }[] {
  return heard.flatMap(({ news, rule }) =>
    isOfMatch(news) && news.match === id ? [{ event: news, rule }] : [],
  );
}

/** A match step by step, as its news tell it. */
export function framesOf(heard: readonly News[], reel: Reel): FilmFrame[] {
  const frames: FilmFrame[] = [];
  let flag: Side | null = null;
  let compared: Compared | null = null;
  let grounds: readonly [Ground, Ground] = [
    emptyGround(deckBefore(heard, reel, 0)),
    emptyGround(deckBefore(heard, reel, 1)),
  ];
  for (const { event, rule } of eventsOf(heard, reel.id)) {
    if (event.type === 'compared') compared = event;
    if (event.type === 'revealed' && compared?.player !== event.player) compared = null;
    if (event.type === 'flag') flag = sideOf(reel, event.player);
    grounds = [grown(grounds[0], event, reel.sides[0]), grown(grounds[1], event, reel.sides[1])];
    frames.push({ event, rule, flag, grounds, compared });
  }
  return frames;
}

export function sideOf({ sides }: Reel, player: Participant): Side {
  return sides[0] === player ? 0 : 1;
}

/** Whether something is told about a match to everybody. */
export function isOfMatch(news: News['news']): news is MatchEvent {
  return 'match' in news && news.type !== 'youSee' && news.type !== 'youChose';
}

/** How many cards a side brings into the match. */
function deckBefore(heard: readonly News[], { id, sides }: Reel, side: Side): number {
  let cards = 0;
  for (const { news } of heard) {
    if (news.type === 'matchStarted' && news.match === id) return cards;
    if (news.type === 'gameStarted' && sides[side] === 'robot') cards = news.robotDeck.length;
    if (news.type === 'ready' && news.player === sides[side]) cards = news.deck;
  }
  return cards;
}

function emptyGround(deck: number): Ground {
  return { row: [], bench: [], exhaust: [], deck, charge: 0, fans: 0 };
}

/** One side after something was told. */
function grown(ground: Ground, event: MatchEvent, player: Participant): Ground {
  if (event.type === 'effect') return affected(ground, event, player);
  if (!('player' in event) || event.player !== player) return ground;
  const { row, bench, deck, fans } = ground;
  switch (event.type) {
    case 'revealed':
      return { ...ground, deck: deck - 1, row: [...row, shownAs(event.card)] };
    case 'fans':
      return { ...ground, fans: fans + event.amount };
    case 'compared':
      return { ...ground, row: row.map((shown) => split(shown, event.attackParts)) };
    case 'flag':
      return { ...ground, charge: 0, row: row.map((shown) => ({ ...shown, attack: 0 })) };
    case 'benched': {
      const benched = event.cards.map((card, i) => ({ card, space: at(event.spaces, i) }));
      const left = row.filter(({ card }) => !event.cards.includes(card));
      return { ...ground, row: left, bench: [...bench, ...benched] };
    }
    case 'noSpace':
    case 'decision':
      return ground;
  }
}

function shownAs(card: CardName): ShownCard {
  return { card, immediate: 0, attack: 0 };
}

/** A comparison tells which bonuses end with the attack. */
function split(shown: ShownCard, parts: readonly Part[]): ShownCard {
  const of = (kind: Part['part']): number =>
    sum(
      parts.flatMap(({ part, card, amount }) =>
        part === kind && card === shown.card ? amount : [],
      ),
    );
  return { card: shown.card, immediate: of('immediate'), attack: of('attack') };
}

type EffectEvent = Extract<Event, { readonly type: 'effect' }>;

/** An effect strengthens its owner's cards or moves cards of either player. */
function affected(ground: Ground, event: EffectEvent, player: Participant): Ground {
  const { op, card, amount, cards, from, to } = event;
  if (op === 'strength' && event.player === player) {
    const row = ground.row.map((shown) =>
      shown.card === card ? { ...shown, immediate: shown.immediate + amount } : shown,
    );
    return { ...ground, row };
  }
  if (op === 'charge' && event.player === player)
    return { ...ground, charge: ground.charge + amount };
  if (event.owner !== player || cards.length === 0) return ground;
  return arrived(departed(ground, cards, from), cards, to);
}

function departed(ground: Ground, cards: readonly CardName[], from: Place | null): Ground {
  const gone = (card: CardName): boolean => cards.includes(card);
  if (from === 'deckTop' || from === 'deckBottom')
    return { ...ground, deck: ground.deck - cards.length };
  if (from === 'bench') return { ...ground, bench: ground.bench.filter(({ card }) => !gone(card)) };
  if (from === 'row') return { ...ground, row: ground.row.filter(({ card }) => !gone(card)) };
  return ground;
}

/** Cards that come to a bench are told again, with their spaces. */
function arrived(ground: Ground, cards: readonly CardName[], to: Place | null): Ground {
  if (to === 'deckTop' || to === 'deckBottom')
    return { ...ground, deck: ground.deck + cards.length };
  return to === 'exhaust' ? { ...ground, exhaust: [...ground.exhaust, ...cards] } : ground;
}

/** What a card in a row counts by itself. */
export function ownStrength({ card, immediate, attack }: ShownCard): number {
  return cardOf(card).strength + immediate + attack;
}
