import type * as engine from '../../engine/game.ts';
import type { Direction } from './board.ts';
import type { Rule } from './rulebook.ts';

export interface Options {
  readonly board: 'hex4' | 'hex3' | 'hex5';
  readonly start: 'alternating' | 'triples';
  readonly captures: 'automatic' | 'optional';
  /** Who places first. */
  readonly begins: 'seat0' | 'seat1' | 'drawn';
  readonly swap: boolean;
  /** How many extra pegs the second player starts with. */
  readonly handicap: 0 | 1 | 2 | 3;
}

/** Whose peg is in a hole: seat 0, seat 1 or nobody's. */
export type Peg = 0 | 1 | null;

/** The game's types. Nothing is hidden, so there are neither secrets nor whispers. */
export interface Grid {
  readonly options: Options;
  readonly open: {
    /** A peg or null for each hole, in the order of the hole's index. */
    readonly pegs: Peg[];
    readonly starter: 0 | 1;
    swapped: boolean;
  };
  readonly own: null;
  readonly hidden: null;
  readonly glance: null;
  readonly moves: {
    /** `take` is there exactly when captures are optional. */
    place: { readonly hole: string; readonly take?: readonly Direction[] };
    swap: object;
  };
  readonly events: {
    placed: { readonly seat: 0 | 1; readonly hole: string };
    knockedOut: {
      readonly seat: 0 | 1;
      readonly direction: Direction;
      readonly holes: readonly string[];
      readonly anchor: string;
    };
    /** All pegs on the grid have changed their owners. */
    swapped: { readonly seat: 0 | 1 };
    turn: { readonly seat: 0 | 1 };
    ended: { readonly score: readonly [number, number]; readonly winner: 0 | 1 | null };
  };
  readonly whispers: object;
  readonly reasons: {
    /**
     * The final difference in pegs; `exact` if the end was reached, otherwise at this search depth.
     */
    pegs: { readonly lead: number; readonly exact: boolean; readonly depth: number };
  };
  readonly rule: Rule;
}

export type Move = engine.Move<Grid>;
export type Placing = Extract<Move, { type: 'place' }>;
export type State = engine.State<Grid>;
export type View = engine.View<Grid>;
export type Tell = engine.Tell<Grid>;
