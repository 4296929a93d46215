import type { ReactNode } from 'react';
import type { Seat } from '../../engine/ask.ts';
import type { Kind, News, View } from '../../engine/game.ts';
import type { Language, Who } from '../../engine/texts.ts';
import type { Sound } from '../sound.ts';

/** One visible event at a table. Beats play one after another. */
export interface Beat<V = unknown, M = unknown> {
  /** The view from this beat on, until the next one begins. */
  readonly view: V;
  /** How many of the step's news the log includes once this beat has begun. */
  readonly told: number;
  /** How long it is shown, in milliseconds at normal speed; see `TIMES`. */
  readonly ms: number;
  /** The acting seat, which gets the spotlight. */
  readonly actor?: Seat;
  /** One short sentence for the dock. */
  readonly caption?: string;
  readonly sound?: Sound;
  /** A climax: it stays until Continue is pressed. */
  readonly waits?: boolean;
  /** The board plays it itself as a film, and calls the frame's `next` when it is over. */
  readonly plays?: boolean;
  /** What only this beat shows, in the game's own shape; passed to the board as `moment`. */
  readonly moment?: M;
  /** Things that exist only while they fly between anchors. */
  readonly flights?: readonly Flight[];
  /** Anchors or pieces that shake on impact. */
  readonly shakes?: readonly string[];
  /** Counts from 1 to this over the dimmed board: a knockdown to 8, a knockout to 10. */
  readonly counts?: number;
  /** Large type across the board. */
  readonly banner?: string;
}

/** The sound when a beat begins; at a climax the crowd as well. */
export function soundsOf({ sound, waits = false }: Pick<Beat, 'sound' | 'waits'>): Sound[] {
  const sounds = [...(sound ? [sound] : []), ...(waits ? (['crowd'] as const) : [])];
  return [...new Set(sounds)];
}

/** Something that flies between two anchors and disappears. */
export interface Flight {
  readonly from: string;
  readonly to: string;
  readonly kind: 'coin' | 'card' | 'chip';
  /** The seat whose colour it has. */
  readonly seat?: Seat;
  /** Its label. */
  readonly label?: string;
  /** How many fly, one shortly after another. */
  readonly count?: number;
}

/** Durations of common beats, in milliseconds at normal speed. */
export const TIMES = {
  /** A piece moves. */
  move: 350,
  /** A closed slip or a face-down card is dropped at a seat. */
  sealed: 200,
  /** Cards are turned together and shown for a moment. */
  reveal: 900,
  /** One step of a push, one hit. */
  hit: 250,
  /** Coins fly and the purse counts up. */
  payout: 400,
  /** A small action of another player, including spotlight and caption. */
  action: 700,
  /** One number of a count. */
  count: 280,
} as const;

/** A step of the game as a seat saw it; `scenes` turns its events into beats. */
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
  /** Stable while the log grows. */
  readonly key: number;
  /** The first of the news that it tells, if that is not its key. */
  readonly news?: number;
  /** The acting seat; null if nobody acted. */
  readonly seat: Seat | null;
  /** Drawn in place of the seat's badge, such as the chip that was laid. */
  readonly mark?: ReactNode;
  /** The number of the action, where players count them. */
  readonly number?: number;
  /** A sentence; `**words**` are shown in bold. */
  readonly text: string;
  /** The rules behind it, shown on demand. */
  readonly rules: readonly string[];
  /** A headline that begins a new part: a fight, a night, a round. */
  readonly divider?: boolean;
  /** Not part of the game itself: the clock, a substitute bot, a take-back. */
  readonly aside?: boolean;
  /** Anchors or pieces that are highlighted when the entry is pressed; the seat if none of them is on the board. */
  readonly about?: readonly string[];
}

/** Creates the log's entries from everything shown so far. */
export type LogOf<K extends Kind> = (
  heard: readonly News<K>[],
  context: { readonly who: Who; readonly language: Language; readonly view: View<K> },
) => readonly LogEntry[];
