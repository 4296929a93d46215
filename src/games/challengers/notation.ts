import { type Handlers, handle } from '../../engine/tagged.ts';
import type { Challengers, Move } from './kind.ts';

/** A move as people type it: `draw A`, `pick film-cat~2`, `stop`, `choose nothing`. */
export function notate(move: Move): string {
  return handle(WRITTEN, move);
}

const WRITTEN: Handlers<Challengers['moves'], [], string> = {
  draw: ({ level }) => `draw ${level}`,
  pick: ({ card }) => `pick ${card}`,
  redraw: () => 'redraw',
  trade: ({ cards }) => `trade ${listed(cards)}`,
  endDraft: () => 'stop',
  remove: ({ card }) => `remove ${card}`,
  ready: () => 'ready',
  choose: ({ cards }) => `choose ${listed(cards)}`,
};

function listed(cards: readonly string[]): string {
  return cards.length === 0 ? 'nothing' : cards.join(' ');
}
