import type { Seat } from '../../engine/ask.ts';
import type { Kind, News, View } from '../../engine/game.ts';
import type { Language, Who } from '../../engine/texts.ts';
import type { Sound } from '../sound.ts';

/** One thing that is seen happening at a table. Beats play one after another. */
export interface Beat<V = unknown, M = unknown> {
  /** What the table shows from this beat on, until the next one begins. */
  readonly view: V;
  /** How many of the step's news the log has told once this beat is on. */
  readonly told: number;
  /** How long it is shown, in milliseconds at normal speed; see `TIMES`. */
  readonly ms: number;
  /** Who acts: their seat gets the spotlight. */
  readonly actor?: Seat;
  /** One short sentence for the dock. */
  readonly caption?: string;
  readonly sound?: Sound;
  /** A climax: it stands until Continue is pressed. */
  readonly waits?: boolean;
  /** The board plays it itself, as a film, and calls `next` of the frame when it has been seen. */
  readonly plays?: boolean;
  /** What only this beat shows, in the game's own shape; the board gets it as `moment`. */
  readonly moment?: M;
  /** Things that exist only while they fly from one anchor to another. */
  readonly flights?: readonly Flight[];
  /** Anchors or pieces that shake from an impact. */
  readonly shakes?: readonly string[];
  /** Counts from 1 to this over the dimmed board: a knockdown to 8, a knockout to 10. */
  readonly counts?: number;
  /** Large type across the board. */
  readonly banner?: string;
}

/** What is heard when a beat begins: at a climax the crowd as well. */
export function soundsOf({ sound, waits = false }: Pick<Beat, 'sound' | 'waits'>): Sound[] {
  return [...(sound ? [sound] : []), ...(waits ? (['crowd'] as const) : [])];
}

/** Something that flies between two anchors and is gone. */
export interface Flight {
  readonly from: string;
  readonly to: string;
  readonly kind: 'coin' | 'card' | 'chip';
  /** In whose colour. */
  readonly seat?: Seat;
  /** What is written on it. */
  readonly label?: string;
  /** How many fly, one shortly after another. */
  readonly count?: number;
}

/** How long common beats take, in milliseconds at normal speed. */
export const TIMES = {
  /** A piece changes its place. */
  move: 350,
  /** A closed slip or a face-down card drops at a seat. */
  sealed: 200,
  /** Cards turn together, and are held for a moment. */
  reveal: 900,
  /** One step of a push, one hit. */
  hit: 250,
  /** Coins fly and the purse counts up. */
  payout: 400,
  /** A small action of somebody else, spotlight and caption included. */
  action: 700,
  /** One number of a count. */
  count: 280,
} as const;

/** A step of the game as a seat saw it: from its events `scenes` makes beats. */
export interface ShownStep<K extends Kind> {
  readonly before: View<K>;
  readonly after: View<K>;
  readonly news: readonly News<K>[];
  readonly who: Who;
  readonly language: Language;
}

/** Turns the events of a step into beats. The last beat's view must be `after`. */
export type Scenes<K extends Kind, M> = (step: ShownStep<K>) => readonly Beat<View<K>, M>[];

/** One entry of the log: an action with its consequences folded in. */
export interface LogEntry {
  /** Stays the same while the log grows. */
  readonly key: number;
  /** Who did it; null for what nobody did. */
  readonly seat: Seat | null;
  /** A sentence; `**words**` are printed bold. */
  readonly text: string;
  /** The rules that made it happen, shown on demand. */
  readonly rules: readonly string[];
  /** A headline that begins a new part: a fight, a night, a round. */
  readonly divider?: boolean;
  /** Not of the game itself: the clock, a bot in somebody's place, a take-back. */
  readonly aside?: boolean;
  /** Anchors or pieces that light up when the entry is pressed. */
  readonly about?: readonly string[];
}

/** Makes the log's entries from everything that was shown so far. */
export type LogOf<K extends Kind> = (
  heard: readonly News<K>[],
  context: { readonly who: Who; readonly language: Language; readonly view: View<K> },
) => readonly LogEntry[];
