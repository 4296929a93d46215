import { createContext, type ReactNode, useContext } from 'react';
import type { Seat } from '../../engine/ask.ts';
import type { Who } from '../../engine/texts.ts';
import type { Beat } from './beat.ts';

/** A tab of the side panel; a drawer where there is no room for one. */
export interface SideTab {
  readonly id: string;
  readonly title: string;
  readonly icon: 'log' | 'talk' | 'info';
  readonly content: ReactNode;
  /** Something new that has not been looked at. */
  readonly fresh?: boolean;
}

/** What the page brings to the frame around a game: everything that is the same in all games. */
export interface StageFrame {
  /** The game's name. */
  readonly name: string;
  readonly seats: number;
  readonly you: Seat | null;
  /** True where several people share the device: “you” is whoever is asked, by name. */
  readonly shared?: boolean;
  readonly who: Who;
  /** Who is waited for. */
  readonly asked: readonly Seat[];
  readonly portrait: (seat: Seat, size: number) => ReactNode;
  /** Clock and connection of a seat. */
  readonly seatNote: (seat: Seat) => ReactNode;
  /** The viewer's answer while it is under way, shown in place of the question. */
  readonly pending?: ReactNode;
  /** What is asked of the viewer, with the rule that asks it. */
  readonly question: { readonly text: string; readonly rule: string } | null;
  /** Who is waited for, in a sentence; shown while nothing is asked of the viewer. */
  readonly waiting: string;
  readonly beat: Beat | null;
  /** Grows with every beat. */
  readonly tick: number;
  /** The running beat stands until Continue is pressed. */
  readonly waits: boolean;
  readonly next: () => void;
  readonly skip: () => void;
  /** Has the log tell more while the board plays a beat by itself. */
  readonly tell: (told: number) => void;
  /** Left end of the bar: the way out. */
  readonly way: ReactNode;
  /** Right end of the bar: clock, sound, help, menu. */
  readonly bar: ReactNode;
  /** Hint and Undo. */
  readonly actions: ReactNode;
  readonly tabs: readonly SideTab[];
  /** Refusals, hints, proposals: they lie over the board and never push it. */
  readonly toasts: ReactNode;
  /** What the coach says, in a row of its own above the dock: it covers nothing. */
  readonly coach?: ReactNode;
  /** A lesson: beside the board where there is room, above it elsewhere; there is no side panel then. */
  readonly lesson?: ReactNode;
  /** The result of the game, laid over the board. */
  readonly overlay: ReactNode;
  readonly motion: boolean;
  /** Whether what changes place fades in there: less motion is wanted. */
  readonly fades?: boolean;
  /** Whether rule numbers are always shown in the log. */
  readonly numbers: boolean;
}

/** Null where a board is only looked at: in replays, reviews and rule examples. */
export const StageContext = createContext<StageFrame | null>(null);

export function useStage(): StageFrame | null {
  return useContext(StageContext);
}

/** The faces of seats where there is no frame. */
export const FacesContext = createContext<StageFrame['portrait'] | null>(null);

/** Draws the face of a seat; null where nobody knows who sits there. */
export function usePortrait(): StageFrame['portrait'] | null {
  const faces = useContext(FacesContext);
  return useStage()?.portrait ?? faces;
}
