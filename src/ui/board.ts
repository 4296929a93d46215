import type { ReactNode } from 'react';
import type { AskData } from '../engine/ask.ts';
import type { Kind, Move, News, View } from '../engine/game.ts';
import type { AnyMove, AnyNews, AnyView } from '../engine/hosted.ts';
import { unsafeCast } from '../engine/json.ts';
import type { Language, Who } from '../engine/texts.ts';

/** All that a board gets. It knows its game and nothing of the platform. */
export interface BoardProps<K extends Kind> {
  /** What the seat sees; a spectator's view has seat null. */
  readonly view: View<K>;
  /** What the seat is asked now, with the allowed answers. */
  readonly ask: AskData<Move<K>> | undefined;
  /** Everything the seat has been told so far that may be shown again. */
  readonly heard: readonly News<K>[];
  /** What was told since the last view: to be shown happening. */
  readonly news: readonly News<K>[];
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
}

/** Draws a game. */
export type Board<K extends Kind> = (props: BoardProps<K>) => ReactNode;

/** What a board of a sealed game gets. */
export interface AnyBoardProps {
  readonly view: AnyView;
  readonly ask: AskData<AnyMove> | undefined;
  readonly heard: readonly AnyNews[];
  readonly news: readonly AnyNews[];
  readonly answer: (move: AnyMove) => void;
  readonly who: Who;
  readonly language: Language;
  readonly motion: boolean;
  readonly showRule: (rule: string) => void;
  readonly hint: AnyMove | null;
}

/** A board with its game's types sealed in. */
export type AnyBoard = (props: AnyBoardProps) => ReactNode;

/** Seals the types of a game's board in. */
export function hostBoard<K extends Kind>(board: Board<K>): AnyBoard {
  return (props) => {
    return board(unsafeCast<BoardProps<K>>(props));
  };
}
