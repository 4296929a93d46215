import { createContext, type ReactNode, useContext } from 'react';
import type { Seat } from '../../engine/ask.ts';
import type { Who } from '../../engine/texts.ts';
import type { Beat } from './beat.ts';

/** A tab of the side panel; a drawer if there is no room for one. */
export interface SideTab {
  readonly id: string;
  readonly title: string;
  readonly icon: 'log' | 'talk' | 'info' | 'view';
  readonly content: ReactNode;
  /** Whether it has unseen content. */
  readonly fresh?: boolean;
}

/** What the page adds to the frame around a game: everything common to all games. */
export interface StageFrame {
  /** The game's name. */
  readonly name: string;
  readonly seats: number;
  readonly you: Seat | null;
  /** True if nobody is “you”, as where several people share the device: questions name whom they ask. */
  readonly shared?: boolean;
  readonly who: Who;
  /** The seats that are waited for. */
  readonly asked: readonly Seat[];
  readonly portrait: (seat: Seat, size: number) => ReactNode;
  /** A seat's clock and connection. */
  readonly seatNote: (seat: Seat) => ReactNode;
  /** The viewer's unconfirmed answer, shown in place of the question. */
  readonly pending?: ReactNode;
  /** The viewer's question, with its rule. */
  readonly question: { readonly text: string; readonly rule: string } | null;
  /** Who is waited for, in a sentence; shown while the viewer is not asked anything. */
  readonly waiting: string;
  readonly beat: Beat | null;
  /** Incremented with every beat. */
  readonly tick: number;
  /** The current beat stays until Continue is pressed. */
  readonly waits: boolean;
  readonly next: () => void;
  readonly skip: () => void;
  /** Lets the log advance while the board plays a beat by itself. */
  readonly tell: (told: number) => void;
  /** Left end of the bar: the exit. */
  readonly way: ReactNode;
  /** Right end of the bar: clock, sound, help, menu. */
  readonly bar: ReactNode;
  /** Hint and Undo. */
  readonly actions: ReactNode;
  readonly tabs: readonly SideTab[];
  /** Refusals, hints, proposals: they overlay the board and never move it. */
  readonly toasts: ReactNode;
  /** The coach's tip, in its own row above the dock, so that it covers nothing. */
  readonly coach?: ReactNode;
  /**
   * A lesson: beside the board if there is room, otherwise above it; it replaces the side panel.
   */
  readonly lesson?: ReactNode;
  /** The controls of a replay, in a row of their own below the dock: nobody answers there. */
  readonly replay?: ReactNode;
  /**
   * Says how long the board still takes to show a step by itself, in milliseconds: a replay waits for
   * that, and tells nothing of it before.
   */
  readonly lasts?: (ms: number) => void;
  /** The result of the game, over the board. */
  readonly overlay: ReactNode;
  readonly motion: boolean;
  /** Whether moved pieces fade in instead of moving, for reduced motion. */
  readonly fades?: boolean;
  /** Whether rule numbers are always shown in the log. */
  readonly numbers: boolean;
}

/** The frame of a table at which nothing happens by itself and nothing lies over the board. */
export const STILL_FRAME = {
  seatNote: () => null,
  beat: null,
  waits: false,
  next: () => {},
  skip: () => {},
  tell: () => {},
  actions: null,
  toasts: null,
  overlay: null,
} satisfies Partial<StageFrame>;

/** Null for read-only boards: reviews and rule examples. */
export const StageContext = createContext<StageFrame | null>(null);

export function useStage(): StageFrame | null {
  return useContext(StageContext);
}

/** The portraits of seats outside of a frame. */
export const FacesContext = createContext<StageFrame['portrait'] | null>(null);

/** Draws a seat's portrait; null if the player is unknown. */
export function usePortrait(): StageFrame['portrait'] | null {
  const faces = useContext(FacesContext);
  return useStage()?.portrait ?? faces;
}
