import type { Kind, Move, Reason } from '../engine/game.ts';
import type { AnyMove } from '../engine/hosted.ts';
import { unsafeCast } from '../engine/json.ts';
import type { AnySituation, Situation } from './bot.ts';

/** An answer that was weighed: its worth to the seat, from 0 to 1, and what speaks for or against it. */
export interface WeighedMove<M, R> {
  readonly move: M;
  readonly worth: number;
  /** Data; the game's texts make a sentence with numbers of it. */
  readonly reason: R;
}

/** What a champion would do in a seat, by what that seat knows, and why. */
export interface AdviceOf<M, R> {
  readonly move: M;
  /** Why this answer. */
  readonly reason: R;
  /** The answers that were weighed, the advised one first, the others by their worth. */
  readonly weighed: readonly WeighedMove<M, R>[];
  /** In how many imagined worlds; 1 where nothing is hidden. */
  readonly worlds: number;
}

export type Advice<K extends Kind> = AdviceOf<Move<K>, Reason<K>>;
export type Advisor<K extends Kind> = (situation: Situation<K>) => Advice<K>;

/** A reason, seen from outside its game. */
export interface AnyReason {
  readonly type: PropertyKey;
}

export type AnyAdvice = AdviceOf<AnyMove, AnyReason>;
export type AnyAdvisor = (situation: AnySituation) => AnyAdvice;

/** Seals the types of a game's advisor in. */
export function hostAdvisor<K extends Kind>(advise: Advisor<K>): AnyAdvisor {
  return (situation) => {
    return advise(unsafeCast<Situation<K>>(situation));
  };
}
