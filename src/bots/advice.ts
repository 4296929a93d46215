import type { Kind, Move, Reason, View } from '../engine/game.ts';
import type { AnyMove, AnyView } from '../engine/hosted.ts';
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

/**
 * Whether the reasons for a bot's move can be told while the game goes on: everyone heard of the
 * move, and neither its being possible nor its reasons give away what the bot still hides.
 * `then` is the bot's view when it decided, `now` the public view.
 */
export type MayExplain<K extends Kind> = (move: Move<K>, then: View<K>, now: View<K>) => boolean;

/** A reason of any game. */
export interface AnyReason {
  readonly type: PropertyKey;
}

export type AnyAdvice = AdviceOf<AnyMove, AnyReason>;
export type AnyAdvisor = (situation: AnySituation) => AnyAdvice;
export type AnyMayExplain = (move: AnyMove, then: AnyView, now: AnyView) => boolean;

/** Erases the types of a game's advisor. */
export function hostAdvisor<K extends Kind>(advise: Advisor<K>): AnyAdvisor {
  return (situation) => {
    return advise(unsafeCast<Situation<K>>(situation));
  };
}

/** Erases the types of a game's `mayExplain`. */
export function hostMayExplain<K extends Kind>(mayExplain: MayExplain<K>): AnyMayExplain {
  return (move, then, now) =>
    mayExplain(unsafeCast<Move<K>>(move), unsafeCast<View<K>>(then), unsafeCast<View<K>>(now));
}
