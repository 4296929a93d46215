import type { Message, Outgoing } from '../../client/protocol/socket.ts';
import { Frame } from '../sockets/frame.ts';
import { StepSerializer } from '../sockets/step-serializer.ts';
import type { Timer } from '../store/tables.ts';
import type { StepNews } from '../table/apply.ts';
import type { Entry, Table, TableEvent } from '../table/model.ts';
import { infoOf, saidOf, stepFor, syncFor } from '../table/seat-view.ts';
import { chairOfPerson } from '../table/seats.ts';

/** Somebody who hears of a table, as the chair they have or as a spectator. */
export interface Watcher {
  readonly person: string;
  /** By which others may call them while they look on; null where they would rather not be named. */
  readonly name: string | null;
  /** Whom they do not want to hear. */
  readonly muted: ReadonlySet<string>;
  hear(frame: Frame): void;
}

/** A letter on its way to a watcher. */
interface Delivery {
  readonly watcher: Watcher;
  readonly frame: Frame;
}

/** Something that happened, whether the game went on by it, and what its watchers will hear. */
export interface Applied {
  readonly entry: Entry;
  readonly isStep: boolean;
  readonly deliveries: readonly Delivery[];
}

/** Which people of a table are connected, and who looks on. */
export type Presence = Pick<Message<'here'>, 'here' | 'watching'>;

/** What the store has of a table beside what happened there. */
interface StoredColumns {
  readonly line: string;
  readonly people: string;
  readonly code: string | null;
  readonly timer: Timer | null;
}

/** A table that is awake on this node, and those who watch it. One thing happens at a time. */
export class LiveTable {
  /** Undefined until it is read from the store, and again when it may not be true any more. */
  table: Table | undefined;
  /** The number up to which the watchers have heard. */
  published = 0;
  /** What was last written of it, to write only what changes. */
  written: StoredColumns | undefined;
  readonly watchers = new Set<Watcher>();
  /** What the watchers were last told of who is there. */
  shown = '';
  /** The chairs whose bots are thinking, with what they were asked. */
  readonly thinking = new Map<number, string>();
  private tail: Promise<unknown> = Promise.resolve();
  private jobs = 0;

  constructor(
    readonly id: string,
    /** Called when whoever looked on may have a chair now, or the other way round. */
    private readonly reseated: () => void,
  ) {}

  get idle(): boolean {
    return this.jobs === 0 && this.watchers.size === 0 && this.thinking.size === 0;
  }

  /** Waits until everything before it is done. */
  inTurn<T>(job: () => Promise<T>): Promise<T> {
    const turn = this.jobs++ === 0 ? job() : this.tail.then(job);
    this.tail = turn.then(this.done, this.done);
    return turn;
  }

  private readonly done = (): void => {
    if (--this.jobs === 0) this.table?.match?.dropCaches();
  };

  /** What every watcher will hear of it, each as the chair they have, as the table stands now. */
  prepare(table: Table, entry: Entry, told: StepNews | undefined): Delivery[] {
    const frames = new Map<number | null, Frame>();
    const serializer = new StepSerializer();
    const messageFor = messages(table, entry, told);
    const deliveries: Delivery[] = [];
    for (const watcher of this.watchers) {
      if (entry.what.type === 'said' && isMuted(table, watcher, entry.what.chair)) continue;
      const chair = chairOfPerson(table, watcher.person);
      const frame = frames.get(chair) ?? new Frame(messageFor(chair), serializer);
      frames.set(chair, frame);
      deliveries.push({ watcher, frame });
    }
    return deliveries;
  }

  /** It is written down: everybody hears of it. */
  publish({ entry, deliveries }: Applied): void {
    this.published = entry.seq;
    for (const { watcher, frame } of deliveries) watcher.hear(frame);
    if (SEATS_PEOPLE.has(entry.what.type)) this.reseated();
  }

  sync(
    table: Table,
    watcher: Watcher,
    since: number | null,
    now: number,
    presence: Presence,
  ): void {
    const message = syncFor(table, chairOfPerson(table, watcher.person), since, now);
    const said = message.said.filter(({ chair }) => !isMuted(table, watcher, chair));
    const muted = [...table.chairs.keys()].filter((chair) => isMuted(table, watcher, chair));
    watcher.hear(new Frame({ ...message, said, muted, ...presence }));
  }

  /** Those who watch. */
  people(): Set<string> {
    return new Set([...this.watchers].map(({ person }) => person));
  }
}

/** After these somebody has a chair who had none, or has none any more. */
const SEATS_PEOPLE: ReadonlySet<TableEvent['type']> = new Set(['sat', 'left']);

/** What each chair is told of something that happened. */
function messages(
  table: Table,
  entry: Entry,
  told: StepNews | undefined,
): (chair: number | null) => Outgoing {
  const { what, seq, at } = entry;
  if (told && told.takenBack === null) return stepFor(table, entry, told);
  if (told) return (chair) => syncFor(table, chair, null, at);
  const message: Outgoing =
    what.type === 'said'
      ? { type: 'said', table: table.id, seq, said: saidOf({ ...entry, what }) }
      : { type: 'table', table: table.id, seq, info: infoOf(table) };
  return () => message;
}

function isMuted(table: Table, watcher: Watcher, chair: number): boolean {
  const person = table.chairs[chair]?.person;
  return person ? watcher.muted.has(person.id) : false;
}
