import type { Message, Outgoing } from '../../client/protocol/socket.ts';
import { Frame } from '../sockets/frame.ts';
import { StepSerializer } from '../sockets/step-serializer.ts';
import type { Timer } from '../store/tables.ts';
import type { StepNews } from '../table/apply.ts';
import type { TableEntry, TableEvent, TableModel } from '../table/model.ts';
import { saidOf, stepFor, syncFor, tableInfoOf } from '../table/seat-view.ts';
import { chairOfPerson } from '../table/seats.ts';

/** A connection that receives a table's changes, for its person's chair or as a spectator. */
export interface Watcher {
  readonly person: string;
  /** The name shown to others while spectating; null to stay unnamed. */
  readonly name: string | null;
  /** People they have muted. */
  readonly muted: ReadonlySet<string>;
  hear(frame: Frame): void;
}

/** A message and who gets it. */
interface Delivery {
  readonly watcher: Watcher;
  readonly frame: Frame;
}

/** An applied event with the messages for its watchers. */
export interface Applied {
  readonly entry: TableEntry;
  readonly isStep: boolean;
  /** Whether it ended the game. */
  readonly ends: boolean;
  readonly deliveries: readonly Delivery[];
}

/** Who is connected and who watches. */
export type Presence = Pick<Message<'here'>, 'here' | 'watching'>;

/** Columns of a table as last written. */
interface StoredColumns {
  readonly line: string;
  /** Notices for people, part of the summary. */
  readonly waits: string;
  readonly people: string;
  readonly code: string | null;
  readonly listed: boolean;
  readonly timer: Timer | null;
}

/** A table in memory with its watchers. Changes run one at a time. */
export class LiveTable {
  /** Undefined until loaded, and while a write is in progress. */
  table: TableModel | undefined;
  /** The last event sent to the watchers. */
  published = 0;
  /** The last written columns, to write only changes. */
  written: StoredColumns | undefined;
  readonly watchers = new Set<Watcher>();
  /** The last spectator message that was sent; undefined until it was read. */
  remarked: number | undefined;
  /** The presence last sent. */
  shown = '';
  /** Questions that bots are thinking about, by chair. */
  readonly thinking = new Map<number, string>();
  private tail: Promise<unknown> = Promise.resolve();
  private jobs = 0;

  constructor(
    readonly id: string,
    /** Called when seats have changed. */
    private readonly reseated: () => void,
    /** Called when the game has ended. */
    private readonly ended: () => void,
  ) {}

  get idle(): boolean {
    return this.jobs === 0 && this.watchers.size === 0 && this.thinking.size === 0;
  }

  /** Runs a job after all earlier ones. */
  inTurn<T>(job: () => Promise<T>): Promise<T> {
    const turn = this.jobs++ === 0 ? job() : this.tail.then(job);
    this.tail = turn.then(this.done, this.done);
    return turn;
  }

  private readonly done = (): void => {
    if (--this.jobs === 0) this.table?.match?.dropCaches();
  };

  /** Serializes an event for every watcher, from their chair's view. */
  prepare(table: TableModel, entry: TableEntry, told: StepNews | undefined): Delivery[] {
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

  /** Sends a stored event to the watchers. */
  publish({ entry, ends, deliveries }: Applied): void {
    this.published = entry.seq;
    for (const { watcher, frame } of deliveries) watcher.hear(frame);
    if (SEATS_PEOPLE.has(entry.what.type)) this.reseated();
    if (ends) this.ended();
  }

  sync(
    table: TableModel,
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

  people(): Set<string> {
    return new Set([...this.watchers].map(({ person }) => person));
  }
}

/** Events that change who has a chair. */
const SEATS_PEOPLE: ReadonlySet<TableEvent['type']> = new Set(['sat', 'left']);

/** Events that may end a game without a step. */
export const ENDS_EARLY: ReadonlySet<TableEvent['type']> = new Set([
  'resigned',
  'flagged',
  'drawn',
  'claimed',
]);

/** What each chair receives for an event. */
function messages(
  table: TableModel,
  entry: TableEntry,
  told: StepNews | undefined,
): (chair: number | null) => Outgoing {
  const { what, seq, at } = entry;
  if (told && told.takenBack === null) return stepFor(table, entry, told);
  if (told || ENDS_EARLY.has(what.type) || what.type === 'resumed')
    return (chair) => syncFor(table, chair, null, at);
  const message: Outgoing =
    what.type === 'said'
      ? { type: 'said', table: table.id, seq, said: saidOf({ ...entry, what }) }
      : { type: 'table', table: table.id, seq, info: tableInfoOf(table), ...actOf(table, seq) };
  return () => message;
}

/** The log entry of an event. */
function actOf({ acts }: TableModel, seq: number): Pick<Message<'table'>, 'act'> {
  const act = acts.at(-1);
  return act?.seq === seq ? { act } : {};
}

function isMuted(table: TableModel, watcher: Watcher, chair: number): boolean {
  const person = table.chairs[chair]?.person;
  return person ? watcher.muted.has(person.id) : false;
}
