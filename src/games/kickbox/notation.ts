import { type Handlers, handle } from '../../engine/tagged.ts';
import type { CardId, Move, Moves } from './kind.ts';

/** A move as people type it: `attack r.hook.1 + r.jab.2`. */
export function notate(move: Move): string {
  return handle(WRITTEN, move);
}

const WRITTEN: Handlers<Moves, [], string> = {
  mulligan: ({ take }) => `mulligan ${yes(take)}`,
  initiative: ({ card }) => `initiative ${card}`,
  redraw: ({ draw }) => `redraw ${yes(draw)}`,
  clock: ({ moved }) => `clock ${yes(moved)}`,
  penalty: ({ take }) => `penalty ${yes(take)}`,
  draw: ({ count }) => `draw ${count}`,
  discard: ({ cards }) => `discard ${list(cards)}`,
  regenerate: ({ count }) => `regenerate ${count}`,
  attack: ({ card, with: windUp }) => `attack ${withWindUp(card, windUp)}`,
  defend: ({ cards }) => `defend ${list(cards)}`,
  enhance: ({ card }) => `enhance ${card}`,
  combo: ({ link, card, with: windUp }) => `combo ${link ?? '-'} ${withWindUp(card, windUp)}`,
  recover: ({ count }) => `recover ${count}`,
  ringBreak: (move) =>
    `ringBreak ${'cards' in move ? list(move.cards) : move.count} draw ${move.draw}`,
  pass: () => 'pass',
};

function yes(is: boolean): string {
  return is ? 'yes' : 'no';
}

function withWindUp(card: CardId, windUp: readonly CardId[]): string {
  return [card, ...windUp].join(' + ');
}

function list(cards: readonly CardId[]): string {
  return cards.join(' ');
}
