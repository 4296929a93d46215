import type { Kind, Move, Reason } from '../engine/game.ts';
import type { AnyMove } from '../engine/hosted.ts';
import { unsafeCast } from '../engine/json.ts';
import type { AnySituation, Situation } from './bot.ts';

/** A considered answer: its value for the seat, from 0 to 1, and the reasons for or against it. */
export interface WeighedMove<M, R> {
  readonly move: M;
  readonly worth: number;
  /** Data; the game's texts turn it into a sentence with numbers. */
  readonly reason: R;
}

/** A champion's advice for a seat with its reasons, based on what that seat knows. */
export interface AdviceOf<M, R> {
  readonly move: M;
  /** The reasons for this answer. */
  readonly reason: R;
  /** The considered answers, the advised one first, the others by value. */
  readonly weighed: readonly WeighedMove<M, R>[];
  /** The number of imagined worlds; 1 if nothing is hidden. */
  readonly worlds: number;
}

export type Advice<K extends Kind> = AdviceOf<Move<K>, Reason<K>>;
export type Advisor<K extends Kind> = (situation: Situation<K>) => Advice<K>;

/** A reason of any game. */
export interface AnyReason {
  readonly type: PropertyKey;
}

export type AnyAdvice = AdviceOf<AnyMove, AnyReason>;
export type AnyAdvisor = (situation: AnySituation) => AnyAdvice;

/** Erases the types of a game's advisor. */
export function hostAdvisor<K extends Kind>(advise: Advisor<K>): AnyAdvisor {
  return (situation) => {
    return advise(unsafeCast<Situation<K>>(situation));
  };
}
