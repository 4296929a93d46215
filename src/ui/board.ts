import type { ReactNode } from 'react';
import type { AskData } from '../engine/ask.ts';
import type { Kind, Move, News, View } from '../engine/game.ts';
import type { AnyMove, AnyNews, AnyView } from '../engine/hosted.ts';
import { unsafeCast } from '../engine/json.ts';
import type { Language, Who } from '../engine/texts.ts';
import type { Beat, LogEntry, LogOf, Scenes, ShownStep } from './stage/beat.ts';

/** All that a board gets. It knows its game and nothing of the platform. */
export interface BoardProps<K extends Kind, M = unknown> {
  /** What is shown to the seat; a spectator's view has seat null. */
  readonly view: View<K>;
  /** What the seat is asked now, with the allowed answers; nothing while beats play. */
  readonly ask: AskData<Move<K>> | undefined;
  /** Everything the seat has been shown so far that may be shown again. */
  readonly heard: readonly News<K>[];
  /** What was told since the last view. Only for boards without `scenes`. */
  readonly news: readonly News<K>[];
  /** What only the running beat shows; null at rest. */
  readonly moment?: M | null;
  /** Answers. What is not allowed is refused, and the page says why, with the rule. */
  readonly answer: (move: Move<K>) => void;
  readonly who: Who;
  readonly language: Language;
  /** False where somebody wants less motion. */
  readonly motion: boolean;
  /** Opens the rule book at a rule. */
  readonly showRule: (rule: K['rule']) => void;
  /** An answer somebody asked to be shown, if any. */
  readonly hint: Move<K> | null;
  /** The move that waits for its turn. */
  readonly queued?: Move<K> | null;
  /** Queues a move while others think, or none; undefined where that is not possible now. */
  readonly queue?: ((move: Move<K> | null) => void) | undefined;
}

/** Draws a game. */
export type Board<K extends Kind, M = unknown> = (props: BoardProps<K, M>) => ReactNode;

/** How a game looks: its board on the stage, the beats of its events, its log. */
export interface GameScreen<K extends Kind, M = unknown> {
  readonly Board: Board<K, M>;
  readonly scenes: Scenes<K, M>;
  readonly log: LogOf<K>;
  /** The phase or fight of which all passes can be ordered with one press. */
  readonly passing?: (view: View<K>) => PassingSpan | null;
  /** Whether the board lets a move be queued while others think. */
  readonly premoves?: boolean;
}

/** A phase or a fight, and a key that changes when it is over. */
export interface PassingSpan {
  readonly of: 'fight' | 'phase';
  readonly scope: string;
}

/** What a board of a sealed game gets. */
export interface AnyBoardProps {
  readonly view: AnyView;
  readonly ask: AskData<AnyMove> | undefined;
  readonly heard: readonly AnyNews[];
  readonly news: readonly AnyNews[];
  readonly moment?: unknown;
  readonly answer: (move: AnyMove) => void;
  readonly who: Who;
  readonly language: Language;
  readonly motion: boolean;
  readonly showRule: (rule: string) => void;
  readonly hint: AnyMove | null;
  readonly queued?: AnyMove | null;
  readonly queue?: ((move: AnyMove | null) => void) | undefined;
}

/** A step of a sealed game. */
export interface AnyStep {
  readonly before: AnyView;
  readonly after: AnyView;
  readonly news: readonly AnyNews[];
  readonly who: Who;
  readonly language: Language;
}

/** A game's screen with its types sealed in. */
export interface AnyBoard {
  readonly Board: (props: AnyBoardProps) => ReactNode;
  /** Undefined for a board that is not on the stage yet. */
  readonly scenes: ((step: AnyStep) => readonly Beat[]) | undefined;
  readonly log:
    | ((
        heard: readonly AnyNews[],
        context: { readonly who: Who; readonly language: Language; readonly view: AnyView },
      ) => readonly LogEntry[])
    | undefined;
  readonly passing?: ((view: AnyView) => PassingSpan | null) | undefined;
  readonly premoves?: boolean | undefined;
}

/** Seals the types of a game's screen in. */
export function hostBoard<K extends Kind, M>(screen: GameScreen<K, M> | Board<K, M>): AnyBoard {
  if (typeof screen === 'function')
    return { Board: sealed(screen), scenes: undefined, log: undefined };
  const { passing, premoves } = screen;
  return {
    passing: passing && ((view) => passing(unsafeCast<View<K>>(view))),
    premoves,
    Board: sealed(screen.Board),
    scenes: (step) => screen.scenes(unsafeCast<ShownStep<K>>(step)),
    log: (heard, context) =>
      screen.log(
        unsafeCast<readonly News<K>[]>(heard),
        unsafeCast<Parameters<LogOf<K>>[1]>(context),
      ),
  };
}

function sealed<K extends Kind, M>(Board: Board<K, M>): AnyBoard['Board'] {
  return (props) => Board(unsafeCast<BoardProps<K, M>>(props));
}
