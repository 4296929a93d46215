import type { ReactNode } from 'react';
import type { AskData } from '../engine/ask.ts';
import type { Heard, Kind, Move, View } from '../engine/game.ts';
import type { Language, Who } from '../engine/texts.ts';

/** All that a board gets. It knows its game and nothing of the platform. */
export interface BoardProps<K extends Kind> {
  /** What the seat sees; a spectator's view has seat null. */
  readonly view: View<K>;
  /** What the seat is asked now, with the allowed answers. */
  readonly ask: AskData<Move<K>> | undefined;
  /** Everything the seat has been told so far that may be shown again. */
  readonly heard: readonly Heard<K>[];
  /** What was told since the last view: to be shown happening. */
  readonly news: readonly Heard<K>[];
  /** Answers. What is not allowed is refused, and the page says why, with the rule. */
  readonly answer: (move: Move<K>) => void;
  readonly who: Who;
  readonly language: Language;
  /** False where somebody wants less motion. */
  readonly motion: boolean;
  /** Opens the rule book at a rule. */
  readonly showRule: (rule: K['rule']) => void;
}

/** Draws a game. */
export type Board<K extends Kind> = (props: BoardProps<K>) => ReactNode;
