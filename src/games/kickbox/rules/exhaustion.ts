import type { Rng } from '../../../engine/rng.ts';
import type { CardId, Corner, State, Tell } from '../kind.ts';
import { announce } from '../rule-of-event.ts';
import type { Rule } from '../rulebook.ts';
import { deck, fighter, hand, inTheRing, other } from './corners.ts';
import { endFight } from './end.ts';

/** KB-40, KB-46: draws `count` cards, continuing with a new deck if the old one runs out. */
export function draw(s: State, seat: Corner, count: number, rng: Rng, tell: Tell): void {
  const drawn: CardId[] = [];
  while (drawn.length < count && !powerless(s, seat)) {
    const card = turnOver(s, seat, rng, tell);
    if (card === undefined) break;
    drawn.push(card);
    hand(s, seat).push(card);
  }
  if (drawn.length > 0) {
    announce(tell, { type: 'drew', seat, count: drawn.length });
    tell.one(seat, 'KB-40', { type: 'drawn', cards: drawn });
  }
  loseIfPowerless(s, seat, tell);
}

/** The top card of the deck, which is renewed first if it is empty; nothing if that is impossible. */
export function turnOver(s: State, seat: Corner, rng: Rng, tell: Tell): CardId | undefined {
  if (deck(s, seat).length === 0) renew(s, seat, rng, tell);
  return supply(s, seat, tell);
}

/** KB-54: the top card of the deck, which is not renewed for it. */
export function supply(s: State, seat: Corner, tell: Tell): CardId | undefined {
  const card = deck(s, seat).shift();
  const last = card !== undefined && deck(s, seat).length === 0;
  if (last && s.options.exhaustion === 'deckEmpty') runOut(s, seat, tell);
  return card;
}

/** KB-50: the discard pile becomes the deck, unless the fighter has lost by it. */
function renew(s: State, seat: Corner, rng: Rng, tell: Tell): void {
  const mine = fighter(s, seat);
  if (s.options.exhaustion === 'drawFromEmpty') runOut(s, seat, tell);
  if (powerless(s, seat) || mine.discard.length === 0) return;
  announce(tell, { type: 'reshuffled', seat, count: mine.discard.length });
  s.hidden.decks[seat] = rng.stream(`reshuffle/${seat}/${s.open.fight}`).shuffle(mine.discard);
  mine.discard = [];
}

/** KB-51: the first time a deck runs out its fighter is exhausted. */
export function runOut(s: State, seat: Corner, tell: Tell, rule: Rule = 'KB-50'): void {
  const mine = fighter(s, seat);
  mine.runOuts++;
  if (mine.runOuts === 1) announce(tell, { type: 'exhausted', seat }, rule);
}

/** KB-141: outside the ring the second time is the end. */
function powerless(s: State, seat: Corner): boolean {
  return !inTheRing(s.options) && fighter(s, seat).runOuts > 1;
}

export function loseIfPowerless(s: State, seat: Corner, tell: Tell): void {
  if (powerless(s, seat)) endFight(s, other(seat), 'powerless', tell);
}
