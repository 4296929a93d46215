import type { AskData, Seat } from '../engine/ask.ts';
import type { Kind, Move, News, View } from '../engine/game.ts';
import type { AnyMove, AnyNews, AnyView } from '../engine/hosted.ts';
import { unsafeCast } from '../engine/json.ts';
import type { Level } from '../engine/levels.ts';
import type { ViewableMatch } from '../engine/match.ts';
import type { Rng } from '../engine/rng.ts';
import type { Style } from './style.ts';

export { LEVELS, type Level } from '../engine/levels.ts';

/** How much thought there is: a number of nodes, and somebody who says that time is up. */
export interface Budget {
  readonly nodes: number;
  stop(): boolean;
}

/** All that a bot gets: what a person in its seat gets, and nothing more. */
export interface Situation<K extends Kind> {
  readonly view: View<K>;
  readonly ask: AskData<Move<K>>;
  /** Everything the seat has ever been told; levels forget parts of it. */
  readonly heard: readonly News<K>[];
  readonly rng: Rng;
  readonly budget: Budget;
  /** How its character plays; left out, the level's usual way. */
  readonly style?: Style | undefined;
}

/** A player without a person. The same situation and chance give the same answer. */
export type Bot<K extends Kind> = (situation: Situation<K>) => Move<K>;

/** What a bot of a sealed game gets. */
export interface AnySituation {
  readonly view: AnyView;
  readonly ask: AskData<AnyMove>;
  readonly heard: readonly AnyNews[];
  readonly rng: Rng;
  readonly budget: Budget;
  readonly style?: Style | undefined;
}

export type AnyBot = (situation: AnySituation) => AnyMove;

/** Seals the types of a game's bot in. */
export function hostBot<K extends Kind>(bot: Bot<K>): AnyBot {
  return (situation) => {
    return bot(unsafeCast<Situation<K>>(situation));
  };
}

/** As much thought as a level normally has. */
export function nodeBudget(nodes: number): Budget {
  return { nodes, stop: () => false };
}

/** A part of a budget, which ends when the whole does. */
export function shareOf(budget: Budget, nodes: number): Budget {
  return { nodes, stop: () => budget.stop() };
}

/** What a bot in this seat gets. */
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

/** How many nodes a level thinks where nothing else is said. */
export const USUAL_NODES: Readonly<Record<Level, number>> = {
  rookie: 1000,
  contender: 5000,
  champion: 50_000,
};
