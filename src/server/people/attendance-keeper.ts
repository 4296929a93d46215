import {
  type Attendance,
  disconnected,
  expectedPeople,
  type GonePerson,
  gonePeople,
  inattentive,
  noteAttendance,
  returningTo,
} from '../store/attendance.ts';
import type { Database } from '../store/database.ts';
import { absences, GONE, returnOf } from '../table/absence.ts';
import type { Outage, Ruling, TableModel } from '../table/model.ts';

/** How often connected people are recorded, in milliseconds. */
const BEAT = 15_000;
/** How often absences are checked, in milliseconds. */
const ROUND = 1_000;
/** How long arrivals are batched, in milliseconds. */
const PAUSE = 50;
/** How many people are recorded per statement. */
const PART = 500;
/** People not seen for longer than this count as away, in milliseconds; longer than one beat. */
const FRESH = 20_000;
/** Who acts again within this time on the only node is not recorded again, in milliseconds. */
const JUST_RECORDED = 5_000;
/** How far back absences are checked, in milliseconds; older ones have been handled. */
const FAR_BACK = 900_000;

interface AttendanceDependencies {
  readonly database: Database;
  readonly now: () => number;
  /** People who are connected to this node. */
  readonly connected: () => Iterable<string>;
  /**
   * Whether a person connected here has a visible page; undefined for people not connected here.
   */
  readonly isVisible: (person: string) => boolean | undefined;
  readonly outages: readonly Outage[];
  readonly change: (table: string, decide: (table: TableModel) => Ruling) => Promise<unknown>;
  /** Called when tables may have to be added to or removed from the lobby. */
  readonly listed: () => void;
  readonly report: (error: unknown) => void;
}

/**
 * Tracks who is present. The data is in the store, so that all nodes share it and no one is lost
 * when a node dies.
 */
export class AttendanceKeeper {
  private readonly beat = setInterval(() => this.noteConnected(), BEAT).unref();
  private readonly round = setInterval(() => this.look(), ROUND).unref();
  /** People whose changes wait for the end of the pause. */
  private readonly fresh = new Set<string>();
  /** People who may have come back; until that is settled nothing hides how long they were away. */
  private readonly arriving = new Set<string>();
  /** When people last did something by a request to this node, in order of time. */
  private readonly acted = new Map<string, number>();
  /** When requests recorded people whose connections have not changed since, in order of time. */
  private readonly recorded = new Map<string, number>();
  /** The departures that this node has already handled, by table, person and stage. */
  private readonly handled = new Map<string, number>();
  private pause: NodeJS.Timeout | undefined;
  private noting: Promise<void> = Promise.resolve();
  private looking: Promise<void> | undefined;
  private from = 0;

  constructor(private readonly deps: AttendanceDependencies) {}

  /** A person connected, disconnected, or showed or hid a page. */
  changed(person: string): void {
    this.fresh.add(person);
    this.arriving.add(person);
    this.recorded.delete(person);
    this.pause ??= setTimeout(() => {
      this.pause = undefined;
      const people = [...this.fresh];
      this.fresh.clear();
      this.inTurn(() => this.settle(people)).catch(this.deps.report);
    }, PAUSE).unref();
  }

  /** A person sat down or is searching: recorded before others are notified. */
  async act(person: string): Promise<void> {
    const { database, now, isVisible } = this.deps;
    const time = now();
    setLast(this.acted, person, time);
    dropBefore(this.acted, time - FRESH);
    dropBefore(this.recorded, time - JUST_RECORDED);
    if (database.kind === 'sqlite' && time < (this.recorded.get(person) ?? 0) + JUST_RECORDED)
      return;
    const note = () =>
      noteAttendance(database, [{ person, hidden: isVisible(person) === false }], time);
    const isSettled = isVisible(person) !== undefined && !this.arriving.has(person);
    await (isSettled ? note() : this.inTurn(() => this.comeBack([person], note)));
    setLast(this.recorded, person, time);
  }

  /** Which of these people are not looking at any page. */
  away = async (people: readonly string[]): Promise<ReadonlySet<string>> => {
    const { database, now, isVisible } = this.deps;
    const time = now();
    const hidden = people.filter((person) => isVisible(person) === false);
    const elsewhere = people.filter(
      (person) => isVisible(person) === undefined && (this.acted.get(person) ?? 0) <= time - FRESH,
    );
    return new Set([...hidden, ...(await inattentive(database, elsewhere, time - FRESH))]);
  };

  async close(): Promise<void> {
    clearInterval(this.beat);
    clearInterval(this.round);
    clearTimeout(this.pause);
    await this.looking;
    await this.noting;
  }

  /** Runs a job after all earlier ones. */
  private inTurn(job: () => Promise<void>): Promise<void> {
    const turn = this.noting.then(job);
    this.noting = turn.catch(() => {});
    return turn;
  }

  private noteConnected(): void {
    const people = new Set(this.deps.connected());
    for (const person of this.arriving) people.delete(person);
    this.inTurn(() => this.write([...people])).catch(this.deps.report);
  }

  /** Records people whose connections have changed; those who are back are no longer absent. */
  private async settle(people: readonly string[]): Promise<void> {
    const here = people.filter((person) => this.deps.isVisible(person) !== undefined);
    try {
      await this.comeBack(here, () => this.write(people));
    } finally {
      for (const person of people) if (!this.fresh.has(person)) this.arriving.delete(person);
    }
  }

  private async write(people: readonly string[]): Promise<void> {
    const { database, now, isVisible } = this.deps;
    for (let from = 0; from < people.length; from += PART) {
      const part = people.slice(from, from + PART);
      const expected = await expectedPeople(database, part);
      const there = part
        .filter((person) => expected.has(person))
        .map((person): Attendance => ({ person, hidden: isVisible(person) !== true }));
      await noteAttendance(database, there, now());
    }
  }

  /**
   * Ends the absence of people who are back. They are recorded before their tables change: a node that
   * has just called one of them absent reads that afterwards.
   */
  private async comeBack(people: readonly string[], record: () => Promise<void>): Promise<void> {
    const { database, now, change, listed } = this.deps;
    const before = now() - GONE.playing;
    const back = people.length > 0 ? await returningTo(database, people, before) : [];
    await record();
    for (const { person, table } of back) await change(table, (one) => returnOf(one, person));
    if (back.length > 0) listed();
  }

  private look(): void {
    this.looking ??= this.lookNow()
      .catch(this.deps.report)
      .finally(() => {
        this.looking = undefined;
      });
  }

  /** The first check after a start covers everyone who ever left. */
  private async lookNow(): Promise<void> {
    const { database, now, outages, isVisible, change, listed } = this.deps;
    const time = now();
    const outage = outages.at(-1)?.until ?? 0;
    if (time < outage + GONE.playing) return;
    const found = await gonePeople(database, this.from, time - GONE.playing);
    this.from = time > outage + GONE.gathering ? time - FAR_BACK : 0;
    const gone = new Map<string, number>();
    const tables = new Set<string>();
    for (const { person, seenAt, table } of found) {
      if (isVisible(person) !== undefined) continue;
      const absence = time - Math.max(seenAt, outage);
      const stage = absence >= GONE.gathering ? GONE.gathering : GONE.playing;
      const key = keyOf(table, person, stage);
      if (absence < GONE.playing || this.handled.get(key) === seenAt) continue;
      this.handled.set(key, seenAt);
      gone.set(person, absence);
      tables.add(table);
    }
    for (const table of tables) await change(table, (one) => absences(one, gone));
    if (tables.size > 0) listed();
    if (this.handled.size > 10_000) this.handled.clear();
    await this.takeBack(found.filter(({ person }) => gone.has(person)));
  }

  /** Who was seen again while being called absent is present. */
  private async takeBack(called: readonly GonePerson[]): Promise<void> {
    const { database, now, change } = this.deps;
    if (called.length === 0) return;
    const people = [...new Set(called.map(({ person }) => person))];
    const missing = await disconnected(database, people, now() - GONE.playing);
    for (const { person, table } of called)
      if (!missing.has(person)) await change(table, (one) => returnOf(one, person));
  }
}

/** Sets a time after all others. */
function setLast(times: Map<string, number>, person: string, time: number): void {
  times.delete(person);
  times.set(person, time);
}

/** Drops the oldest times of a map in order of time. */
function dropBefore(times: Map<string, number>, time: number): void {
  for (const [person, at] of times) {
    if (at >= time) return;
    times.delete(person);
  }
}

function keyOf(table: string, person: string, stage: number): string {
  return `${table} ${person} ${stage}`;
}
