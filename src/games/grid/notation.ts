import type { Direction } from './board.ts';
import { BOARDS } from './board.ts';
import type { Move, State } from './kind.ts';
import { enclosed } from './rules/enclosing.ts';
import { toMove } from './rules/turn.ts';

const SWAP = 'swap';

/** A move without its position: the hole, and the lines taken where they are chosen. */
export function notate(move: Move): string {
  if (move.type === 'swap') return SWAP;
  const { hole, take } = move;
  if (take === undefined) return hole;
  return take.length === 0 ? `${hole}!` : `${hole}:${take.join('.')}`;
}

/** The hole of a placing. */
export function holeOf(move: Move): string {
  if (move.type !== 'place') throw new TypeError(`${move.type} has no hole`);
  return move.hole;
}

/** A move in its shortest notation: `e6` takes all, `e6!` nothing, `c2:E.SE` a part. */
export function token(s: State, move: Move): string {
  if (move.type === 'swap' || move.take === undefined) return notate(move);
  const lines = lineCount(s, move.hole);
  return move.take.length === lines ? move.hole : notate(move);
}

/** The move of a token in this position; undefined if it is not a token. */
export function readToken(s: State, written: string): Move | undefined {
  if (written === SWAP) return { type: 'swap' };
  const match = /^([a-i][1-9])(!|:[A-Z.]+)?$/.exec(written);
  const hole = match?.[1];
  if (hole === undefined) return undefined;
  if (s.options.captures === 'automatic')
    return match?.[2] === undefined ? { type: 'place', hole } : undefined;
  const part = match?.[2];
  if (part === '!') return { type: 'place', hole, take: [] };
  const all = directionsFrom(s, hole);
  const named = part?.slice(1).split('.');
  const take = named ? all.filter((direction) => named.includes(direction)) : all;
  return named && named.join('.') !== take.join('.') ? undefined : { type: 'place', hole, take };
}

/** The tokens of a transcript: hole after hole, or separated by spaces where captures are optional. */
export function tokensOf(transcript: string, captures: State['options']['captures']): string[] {
  if (captures === 'automatic') return transcript.match(/swap|../g) ?? [];
  return transcript === '' ? [] : transcript.split(' ');
}

/** The inverse of `tokensOf`. */
export function transcript(
  tokens: readonly string[],
  captures: State['options']['captures'],
): string {
  return tokens.join(captures === 'automatic' ? '' : ' ');
}

function lineCount(s: State, hole: string): number {
  return directionsFrom(s, hole).length;
}

function directionsFrom(s: State, name: string): Direction[] {
  const board = BOARDS[s.options.board];
  const hole = board.index[name];
  const seat = toMove(s);
  if (hole === undefined || seat === undefined) return [];
  return enclosed(board, s.open.pegs, hole, seat).map((run) => run.direction);
}
