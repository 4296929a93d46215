import type { ReactNode } from 'react';
import type { AskData } from '../engine/ask.ts';
import type { Kind, Move, News, View } from '../engine/game.ts';
import type { AnyMove, AnyNews, AnyView } from '../engine/hosted.ts';
import { unsafeCast } from '../engine/json.ts';
import type { Language, Who } from '../engine/texts.ts';
import type { Beat, LogEntry, LogOf, Scenes, ShownStep } from './stage/beat.ts';

/** A board's input. It knows its game and nothing of the platform. */
export interface BoardProps<K extends Kind, M = unknown> {
  /** The seat's view; a spectator's has seat null. */
  readonly view: View<K>;
  /** The seat's question with the legal answers; null while beats play. */
  readonly ask: AskData<Move<K>> | undefined;
  /** All news shown to the seat so far that may be shown again. */
  readonly heard: readonly News<K>[];
  /** The news since the last view. Only for boards without `scenes`. */
  readonly news: readonly News<K>[];
  /** What only the current beat shows; null at rest. */
  readonly moment?: M | null;
  /** Answers. Illegal moves are refused, and the page shows the rule. */
  readonly answer: (move: Move<K>) => void;
  readonly who: Who;
  readonly language: Language;
  /** False if the person prefers reduced motion. */
  readonly motion: boolean;
  /** Opens the rule book at a rule. */
  readonly showRule: (rule: K['rule']) => void;
  /** An answer to highlight, if a hint was requested. */
  readonly hint: Move<K> | null;
  /** The queued move (premove). */
  readonly queued?: Move<K> | null;
  /** Queues a move while others think, or null to cancel; undefined if not possible now. */
  readonly queue?: ((move: Move<K> | null) => void) | undefined;
}

/** Draws a game. */
export type Board<K extends Kind, M = unknown> = (props: BoardProps<K, M>) => ReactNode;

/** A game's presentation: its board on the stage, the beats of its events, its log. */
export interface GameScreen<K extends Kind, M = unknown> {
  readonly Board: Board<K, M>;
  readonly scenes: Scenes<K, M>;
  readonly log: LogOf<K>;
  /** The phase, fight or talks that can be passed as a whole with one press. */
  readonly passing?: (view: View<K>) => PassingSpan | null;
  /** Whether the board supports queued moves. */
  readonly premoves?: boolean;
}

/** A phase, a fight or all talks of a game, and a key that changes when it is over. */
export interface PassingSpan {
  readonly of: 'fight' | 'phase' | 'talks';
  readonly scope: string;
  /** Whether it is only remembered for later now. */
  readonly rests?: boolean;
}

/** The input of a board of any game. */
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

/** A step of any game. */
export interface AnyStep {
  readonly before: AnyView;
  readonly after: AnyView;
  readonly news: readonly AnyNews[];
  readonly who: Who;
  readonly language: Language;
}

/** A game's presentation with its types erased. */
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

/** Erases the types of a game's presentation. */
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
