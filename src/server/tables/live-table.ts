import type { Message, Outgoing } from '../../client/protocol/socket.ts';
import { Frame } from '../sockets/frame.ts';
import { SentViews, StepSerializer } from '../sockets/step-serializer.ts';
import type { Timer } from '../store/tables.ts';
import type { StepNews } from '../table/apply.ts';
import type { TableEntry, TableEvent, TableModel } from '../table/model.ts';
import { saidOf, stepFor, syncFor, tableInfoOf } from '../table/seat-view.ts';
import { chairOfPerson } from '../table/seats.ts';
import { Audience } from './audience.ts';

/** A connection that receives a table's changes, for its person's chair or as a spectator. */
export interface Watcher {
  readonly person: string;
  /** The name shown to others while spectating; null to stay unnamed. */
  readonly name: string | null;
  /** People they have muted. */
  readonly muted: ReadonlySet<string>;
  /** Whether it understands changes of a view. */
  readonly takesChanges: boolean;
  /** The step that it was sent last, and as which chair; undefined after a `sync`. */
  sent: SentStep | undefined;
  hear(frame: Frame): void;
  /** The same, but it may wait a moment for more to be sent with it. */
  hearSoon(frame: Frame): void;
}

/** A step that somebody was sent, and as which chair. */
interface SentStep {
  readonly views: SentViews;
  readonly seq: number;
  readonly chair: number | null;
}

/** A message and who gets it. */
interface Delivery {
  readonly watcher: Watcher;
  readonly frame: Frame;
  readonly mayWait: boolean;
}

/** An applied event with the messages for its watchers. */
export interface Applied {
  readonly entry: TableEntry;
  readonly isStep: boolean;
  /** Whether it ended the game. */
  readonly ends: boolean;
  readonly deliveries: readonly Delivery[];
}

/**
 * With more connections than this, spectators get several steps at once: sending to them is most of what an
 * answer costs.
 */
const CROWD = 50;

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
  readonly phase: string;
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
  readonly watchers = new Audience();
  /** The last spectator message that was sent; undefined until it was read. */
  remarked: number | undefined;
  /** The presence last sent. */
  shown = '';
  /** The step that was sent last: the next one is sent as what changes from it. */
  lastStep: SentViews | undefined;
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

  /** While somebody watches, the questions are kept: the next answer is judged by them. */
  private readonly done = (): void => {
    if (--this.jobs === 0 && this.watchers.size === 0) this.table?.match?.dropCaches();
  };

  /** Serializes an event for every watcher, from their chair's view. */
  prepare(table: TableModel, entry: TableEntry, told: StepNews | undefined): readonly Delivery[] {
    if (told && told.takenBack === null) return this.prepareStep(table, entry, told);
    const frames = new Map<number | null, Frame>();
    const messageFor = messages(table, entry, told);
    const deliveries: Delivery[] = [];
    for (const watcher of this.watchers) {
      if (entry.what.type === 'said' && isMuted(table, watcher, entry.what.chair)) continue;
      const chair = chairOfPerson(table, watcher.person);
      const frame = frames.get(chair) ?? this.frameOf(messageFor(chair));
      frames.set(chair, frame);
      deliveries.push({ watcher, frame, mayWait: false });
    }
    return deliveries;
  }

  /** After a `sync` the next step is sent whole. */
  private frameOf(message: Outgoing): Frame {
    if (message.type === 'sync') this.lastStep = undefined;
    return Frame.of(message);
  }

  /** Serializes a step: as what has changed for those who have the step before, whole for others. */
  private prepareStep(table: TableModel, entry: TableEntry, told: StepNews): readonly Delivery[] {
    const views = (told.began ? undefined : this.lastStep) ?? new SentViews();
    this.lastStep = undefined;
    if (this.watchers.size === 0) return [];
    const before = views.seq;
    const step = new StepSerializer(entry.seq, views);
    const frames = new StepFrames(stepFor(table, entry, told), step, { views, seq: entry.seq });
    const deliveries: Delivery[] = [];
    for (const watcher of this.watchers) {
      const chair = chairOfPerson(table, watcher.person);
      const own = frames.of(chair);
      const { sent } = watcher;
      const hasBefore = sent?.views === views && sent.seq === before && sent.chair === chair;
      if (watcher.takesChanges) {
        own.remember();
        watcher.sent = own.sent;
        this.lastStep = views;
      }
      const mayWait = chair === null && this.watchers.size > CROWD;
      deliveries.push({ watcher, frame: hasBefore ? own.change : own.whole, mayWait });
    }
    return deliveries;
  }

  /** Sends a stored event to its watchers. */
  publish({ entry, ends, deliveries }: Applied): void {
    this.published = entry.seq;
    for (const { watcher, frame, mayWait } of deliveries)
      if (mayWait) watcher.hearSoon(frame);
      else watcher.hear(frame);
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
    watcher.sent = undefined;
    watcher.hear(Frame.of({ ...message, said, muted, ...presence }));
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

/** The frames of a step by chair, each made once. */
class StepFrames {
  /** At the index after the chair's; spectators' come first. */
  private readonly byChair: (ChairFrames | undefined)[] = [];

  constructor(
    private readonly messageFor: (chair: number | null) => Message<'step'>,
    private readonly step: StepSerializer,
    private readonly sent: Pick<SentStep, 'views' | 'seq'>,
  ) {}

  of(chair: number | null): ChairFrames {
    const index = chair === null ? 0 : chair + 1;
    const known = this.byChair[index];
    if (known) return known;
    const { views, seq } = this.sent;
    const frames = new ChairFrames(this.messageFor(chair), this.step, { views, seq, chair });
    this.byChair[index] = frames;
    return frames;
  }
}

/** What a chair is sent of a step: what has changed, or all of it. */
class ChairFrames {
  private changes: string | undefined;
  private changed: Frame | undefined;
  private all: Frame | undefined;

  constructor(
    private readonly message: Message<'step'>,
    private readonly step: StepSerializer,
    readonly sent: SentStep,
  ) {}

  /** Keeps what this chair sees, so that its next step can be sent as what changes. */
  remember(): string {
    this.changes ??= this.step.remember(this.message);
    return this.changes;
  }

  get change(): Frame {
    this.changed ??= Frame.ofText(this.step.change(this.message, this.remember()));
    return this.changed;
  }

  get whole(): Frame {
    this.all ??= Frame.ofText(this.step.whole(this.message));
    return this.all;
  }
}

/** What each chair is sent for an event that is no step forward. */
function messages(
  table: TableModel,
  entry: TableEntry,
  told: StepNews | undefined,
): (chair: number | null) => Outgoing {
  const { what, seq, at } = entry;
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
