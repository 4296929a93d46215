import type { AnyMove } from '../../src/engine/hosted.ts';

/** What somebody is asked, as far as a random player has to know. */
export interface LoadAsk {
  readonly open: boolean;
  readonly talk: boolean;
  readonly idle: AnyMove;
  readonly moves: readonly AnyMove[];
}

/** What a client reads from a view. */
export interface ClientView {
  readonly table: string;
  readonly seq: number;
  readonly isStep: boolean;
  readonly ask: LoadAsk | null;
  readonly isOver: boolean;
  /** Its size on the wire, where that is known. */
  readonly bytes?: number;
}

/** Callbacks of a client to its table. */
export interface LoadClientListener {
  /** A view has arrived. */
  seen(client: LoadClient, sight: ClientView): void;
  /** The client's answer was acknowledged under a number. */
  done(client: LoadClient, seq: number): void;
  /** Its answer was refused. */
  failed(client: LoadClient): void;
}

/** Somebody with a socket to some server: a player or a spectator of one table after the other. */
export interface LoadClient {
  listener: LoadClientListener | undefined;
  /** What it is asked, if it has not answered yet. */
  ask: LoadAsk | null;
  /** When its answer was sent, while it is under way. */
  sentAt: number;
  /** Opens a table for so many players and sits down there. */
  open(game: { readonly id: string; readonly games?: number }, seats: number): Promise<string>;
  join(table: string): Promise<unknown>;
  watch(table: string): void;
  unwatch(table: string): void;
  answer(table: string, move: AnyMove): void;
  close(): void;
}

/** Makes somebody known to a server; what it gives connects them. */
export type Register<C extends LoadClient = LoadClient> = () => Promise<() => Promise<C>>;
