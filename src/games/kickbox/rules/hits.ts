import type { Rng } from '../../../engine/rng.ts';
import { cardOf } from '../deck.ts';
import type { Attack, CardId, Next, Options, State, Tell } from '../kind.ts';
import { announce } from '../rule-of-event.ts';
import { attacker, attackOf, deck, defender, exhausted, fighter, hand } from './corners.ts';
import { endFight } from './end.ts';
import { runOut, supply } from './exhaustion.ts';

/** KB-93: this many surplus hits are a knockout. */
const KNOCKOUT = 4;
/** KB-84: cards of the deck for each surplus hit. */
const DECK_CARDS = 3;

/** KB-80: printed hits, wind-up cards and Power cards; bare knuckles hit once more (KB-142). */
export function hitsOf({ card, windUp, enhancements }: Attack, options: Options): number {
  const powers = enhancements.filter((id) => cardOf(id).enhancement === 'power').length;
  const bare = options.variant === 'bareKnuckle' || options.variant === 'totalFight';
  return cardOf(card).hits + windUp.length + powers + (bare ? 1 : 0);
}

/** KB-81: the hits are dealt; more than there are cards in hand is a knockdown (KB-83). */
export function strike(s: State, rng: Rng, tell: Tell): Next {
  const seat = defender(s);
  const hits = hitsOf(attackOf(s), s.options);
  const cards = takeBlindly(hand(s, seat), hits, rng.stream(`hits/${seat}/${s.open.fight}`));
  const surplus = hits - cards.length;
  fighter(s, seat).hit.push(...cards);
  fighter(s, attacker(s)).blows += hits;
  const event = { type: 'hit', seat, hits, cards, surplus } as const;
  if (s.options.variant === 'bareKnuckle') announce(tell, event, 'KB-142');
  else announce(tell, event);
  if (surplus === 0) return 'offerLink';
  announce(tell, { type: 'knockdown', seat, surplus });
  return knockDown(s, surplus, tell);
}

/** KB-81: the whole hand in its order, or a card picked blindly for each hit. */
function takeBlindly(cards: CardId[], hits: number, rng: Rng): CardId[] {
  if (hits >= cards.length) return cards.splice(0);
  const taken: CardId[] = [];
  while (taken.length < hits) taken.push(...cards.splice(rng.below(cards.length), 1));
  return taken;
}

/** KB-84: the first of these that applies. */
function knockDown(s: State, surplus: number, tell: Tell): Next {
  const seat = defender(s);
  if (s.options.variant === 'totalFight') return knockOut(s, 'ko-down', tell);
  if (surplus >= KNOCKOUT) return knockOut(s, 'ko-surplus', tell);
  if (exhausted(s, seat)) return knockOut(s, 'ko-exhausted', tell);
  const cards = hitDeck(s, surplus * DECK_CARDS, tell);
  if (exhausted(s, seat)) return knockOut(s, 'ko-exhausted', tell);
  const marker = fighter(s, seat).hit.pop();
  if (marker === undefined) throw new Error('a knockdown without a hit');
  fighter(s, seat).knockdown.push(marker);
  announce(tell, { type: 'deckHits', seat, cards, marker });
  s.open.down = surplus;
  s.open.duelDue = true;
  return 'offerLink';
}

/** KB-54: moves cards from the deck to the hit area; a fighter who runs out is exhausted. */
function hitDeck(s: State, count: number, tell: Tell): CardId[] {
  const seat = defender(s);
  const cards: CardId[] = [];
  while (cards.length < count && deck(s, seat).length > 0) {
    const card = supply(s, seat, tell);
    if (card !== undefined) cards.push(card);
  }
  fighter(s, seat).hit.push(...cards);
  if (cards.length < count && !exhausted(s, seat)) runOut(s, seat, tell, 'KB-54');
  return cards;
}

/** KB-90: the attacker wins at once. */
function knockOut(s: State, how: 'ko-down' | 'ko-surplus' | 'ko-exhausted', tell: Tell): Next {
  endFight(s, attacker(s), how, tell);
  return null;
}
