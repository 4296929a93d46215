import type { Move } from './kind.ts';

/** A move as people type it: a verb and its arguments; a bet's blank face is left out. */
export function notate(move: Move): string {
  switch (move.type) {
    case 'colour':
      return `colour ${move.colour}`;
    case 'challenge':
      return `challenge ${move.boxer} ${move.target}`;
    case 'train':
      return `train ${move.cards.join(' ')}`;
    case 'bet':
      return `bet ${move.board} ${move.amount}${move.face === 'blank' ? '' : ` ${move.face}`}`;
    case 'follow':
      return `follow ${move.board} ${move.amount}`;
    case 'pass':
      return 'pass';
    case 'play':
      return `play ${move.card}`;
  }
}

/** Typed text as a move that still has to be judged. */
export function read(
  typed: string,
): { readonly type: string } & { readonly [key: string]: unknown } {
  const [verb = '', ...words] = typed.trim().split(/\s+/);
  const [first, second, third] = words;
  switch (verb) {
    case 'colour':
      return { type: verb, colour: first };
    case 'challenge':
      return { type: verb, boxer: first, target: second };
    case 'train':
      return { type: verb, cards: words.map(Number) };
    case 'bet':
      return { type: verb, board: first, amount: Number(second), face: third ?? 'blank' };
    case 'follow':
      return { type: verb, board: first, amount: Number(second) };
    case 'play':
      return { type: verb, card: Number(first) };
    default:
      return { type: verb };
  }
}
