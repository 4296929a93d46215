import type { Tray } from '../effects.ts';
import { type CardName, cardOf } from '../instances.ts';
import type { InPlay, State } from '../kind.ts';

/** CH-17: the top card of a pile; an empty pile is made from its shuffled discard. */
export function drawCard({ s, rng }: InPlay, level: Tray): CardName | undefined {
  const { piles, discards } = s.hidden;
  if (piles[level].length === 0 && discards[level].length > 0) {
    piles[level] = rng.stream(`pile/${level}`).shuffle(discards[level]);
    discards[level] = [];
  }
  return piles[level].shift();
}

/** CH-17: as many cards as there are, one at a time. */
export function drawCards(p: InPlay, level: Tray, count: number): CardName[] {
  const cards: CardName[] = [];
  for (let n = 0; n < count; n++) {
    const card = drawCard(p, level);
    if (card !== undefined) cards.push(card);
  }
  return cards;
}

/** CH-21: a card goes to the discard of its tray, a starter to the box. */
export function discard(s: State, card: CardName): Tray | 'box' {
  const tray = trayOf(card);
  if (tray === 'box') s.hidden.box.push(card);
  else s.hidden.discards[tray].push(card);
  return tray;
}

/** CH-21: where a removed card goes. */
export function trayOf(card: CardName): Tray | 'box' {
  const { level } = cardOf(card);
  return level === 'A' || level === 'B' || level === 'C' ? level : 'box';
}
