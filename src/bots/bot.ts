import type { AskData, Seat } from '../engine/ask.ts';
import type { Kind, Move, News, View } from '../engine/game.ts';
import type { AnyMove, AnyNews, AnyView } from '../engine/hosted.ts';
import { unsafeCast } from '../engine/json.ts';
import type { Level } from '../engine/levels.ts';
import type { ViewableMatch } from '../engine/match.ts';
import type { Rng } from '../engine/rng.ts';
import type { Style } from './style.ts';

export { LEVELS, type Level } from '../engine/levels.ts';

/** A thinking budget: a number of nodes, and a function that says when time is up. */
export interface Budget {
  readonly nodes: number;
  stop(): boolean;
}

/** A bot's input: what a person in its seat sees, and nothing more. */
export interface Situation<K extends Kind> {
  readonly view: View<K>;
  readonly ask: AskData<Move<K>>;
  /** Everything the seat was ever told; levels forget parts of it. */
  readonly heard: readonly News<K>[];
  readonly rng: Rng;
  readonly budget: Budget;
  /** The style of its character; if missing, the level's usual style. */
  readonly style?: Style | undefined;
  /** Set when a decision of a finished game is reviewed. */
  readonly review?: Review<Move<K>> | undefined;
}

/** In a game review an advisor may spend more to find exact values, also that of the move played. */
export interface Review<M> {
  readonly played: M;
  readonly budget: Budget;
}

/** A bot. The same situation and randomness give the same answer. */
export type Bot<K extends Kind> = (situation: Situation<K>) => Move<K>;

/** The input of a bot of any game. */
export interface AnySituation {
  readonly view: AnyView;
  readonly ask: AskData<AnyMove>;
  readonly heard: readonly AnyNews[];
  readonly rng: Rng;
  readonly budget: Budget;
  readonly style?: Style | undefined;
  readonly review?: Review<AnyMove> | undefined;
}

export type AnyBot = (situation: AnySituation) => AnyMove;

/** Erases the types of a game's bot. */
export function hostBot<K extends Kind>(bot: Bot<K>): AnyBot {
  return (situation) => {
    return bot(unsafeCast<Situation<K>>(situation));
  };
}

/** A level's default budget. */
export function nodeBudget(nodes: number): Budget {
  return { nodes, stop: () => false };
}

/** A part of a budget, which ends when the whole does. */
export function shareOf(budget: Budget, nodes: number): Budget {
  return { nodes, stop: () => budget.stop() };
}

/** The input of a bot in this seat. */
export function situationOf(
  match: ViewableMatch,
  seat: Seat,
  rng: Rng,
  budget: Budget,
  style?: Style,
): AnySituation {
  const ask = match.ask(seat);
  if (!ask) throw new Error(`seat ${seat} is not asked`);
  return { view: match.view(seat), ask, heard: match.heard(seat), rng, budget, style };
}

/** Default nodes per level. */
export const USUAL_NODES: Readonly<Record<Level, number>> = {
  rookie: 1000,
  contender: 5000,
  champion: 50_000,
};
