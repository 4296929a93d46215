import type { Outgoing } from '../client/protocol/socket.ts';
import type { Told } from './table/apply.ts';
import type { Entry, Table } from './table/kind.ts';
import { chairOfPerson } from './table/seats.ts';
import { infoOf, saidOf, stepFor, syncFor } from './table/seen.ts';

/** Somebody who hears of a table, as the chair they have or as a spectator. */
export interface Watcher {
  readonly person: string;
  /** Whom they do not want to hear. */
  readonly muted: ReadonlySet<string>;
  hear(message: Outgoing): void;
}

/** A message on its way to a watcher. */
interface Word {
  readonly watcher: Watcher;
  readonly message: Outgoing;
}

/** Something that happened, whether the game went on by it, and what its watchers will hear. */
export interface Applied {
  readonly entry: Entry;
  readonly isStep: boolean;
  readonly words: readonly Word[];
}

/** A table that is awake on this node, and those who watch it. One thing happens at a time. */
export class Room {
  /** Undefined until it is read from the store, and again when it may not be true any more. */
  table: Table | undefined;
  /** The number up to which the watchers have heard. */
  published = 0;
  /** What was last written of it, to write only what changes. */
  written: { readonly line: string; readonly people: string; readonly timer: string } | undefined;
  readonly watchers = new Set<Watcher>();
  /** The chairs whose bots are thinking, with what they were asked. */
  readonly thinking = new Map<number, string>();
  private tail: Promise<unknown> = Promise.resolve();
  private jobs = 0;

  constructor(readonly id: string) {}

  get idle(): boolean {
    return this.jobs === 0 && this.watchers.size === 0 && this.thinking.size === 0;
  }

  /** Waits until everything before it is done. */
  inTurn<T>(job: () => Promise<T>): Promise<T> {
    this.jobs++;
    const turn = this.tail.then(job).finally(() => {
      this.jobs--;
    });
    this.tail = turn.catch(() => {});
    return turn;
  }

  /** What every watcher will hear of it, each as the chair they have, as the table stands now. */
  prepare(table: Table, entry: Entry, told: Told | undefined): Word[] {
    const messages = new Map<number | null, Outgoing | undefined>();
    return [...this.watchers].flatMap((watcher) => {
      const chair = chairOfPerson(table, watcher.person);
      if (!messages.has(chair)) messages.set(chair, this.messageFor(table, chair, entry, told));
      const message = messages.get(chair);
      return message && !silenced(table, watcher, message) ? [{ watcher, message }] : [];
    });
  }

  /** It is written down: everybody hears of it. */
  publish({ entry, words }: Applied): void {
    this.published = entry.seq;
    for (const { watcher, message } of words) watcher.hear(message);
  }

  sync(table: Table, watcher: Watcher, since: number | null, now: number, here: boolean[]): void {
    const message = syncFor(table, chairOfPerson(table, watcher.person), since, now);
    const said = message.said.filter(({ chair }) => !isMuted(table, watcher, chair));
    watcher.hear({ ...message, said, here });
  }

  /** Those who watch. */
  people(): Set<string> {
    return new Set([...this.watchers].map(({ person }) => person));
  }

  private messageFor(
    table: Table,
    chair: number | null,
    entry: Entry,
    told: Told | undefined,
  ): Outgoing | undefined {
    const { what, seq, at } = entry;
    if (told && told.takenBack === null) return stepFor(table, chair, entry, told);
    if (told) return syncFor(table, chair, null, at);
    if (what.type === 'said') {
      return { type: 'said', table: table.id, seq, said: saidOf({ ...entry, what }) };
    }
    return { type: 'table', table: table.id, seq, info: infoOf(table) };
  }
}

function silenced(table: Table, watcher: Watcher, message: Outgoing): boolean {
  return message.type === 'said' && isMuted(table, watcher, message.said.chair);
}

function isMuted(table: Table, watcher: Watcher, chair: number): boolean {
  const person = table.chairs[chair]?.person;
  return person ? watcher.muted.has(person.id) : false;
}
