import type { NewTable, Seated } from '../client/protocol/http.ts';
import { commitmentTo } from '../engine/fair.ts';
import type { Hosted } from '../engine/hosted.ts';
import { at } from '../engine/list.ts';
import type { GameRecord } from '../engine/record.ts';
import type { BotPool } from './bots/pool.ts';
import { Presence } from './presence.ts';
import { type Applied, Room, type Watcher } from './room.ts';
import type { Database, Statement } from './store/database.ts';
import {
  append,
  entriesAfter,
  insertTable,
  lastNumbers,
  loadTable,
  type Timer,
} from './store/tables.ts';
import { release } from './store/timers.ts';
import type { Surroundings } from './surroundings.ts';
import { botAnswer, questionTo } from './table/answering.ts';
import { apply, type Begin, Corrupt, fairnessOf, openedTable } from './table/apply.ts';
import { automatic, botsAsked, type DealingTimes, due } from './table/automatic.ts';
import {
  type Dealer,
  type Entry,
  type Happening,
  isRefusal,
  type Person,
  type Refusal,
  type Ruling,
  type Table,
} from './table/kind.ts';
import { lineOf } from './table/line.ts';
import { firstHappenings, rematchOf, termsOf } from './table/opening.ts';
import { sit } from './table/seating.ts';
import { askedChairs, chairOfPerson, seatOf } from './table/seats.ts';

/** What a house is made of. */
export interface Furnishings {
  readonly node: string;
  readonly games: readonly Hosted[];
  readonly database: Database;
  readonly surroundings: Surroundings;
  readonly bots: Pick<BotPool, 'think'>;
  readonly dealing: DealingTimes;
  /** Bots answer on the beat, so that how long they thought tells nothing. In milliseconds. */
  readonly beat: number;
  /** How many tables stay awake that nobody watches. */
  readonly awake: number;
  /** How a game begins; tests may begin in the middle of one. */
  readonly begin?: Begin;
  /** Called with the next moment at which a table has to be looked at. */
  readonly wakeMeAt: (time: number) => void;
  readonly rate: (table: Table) => Promise<readonly Statement[]>;
  readonly report: (error: unknown, table: string) => void;
  /** Told of everything that happened, for the operator's figures. */
  readonly count: (game: string, what: string) => void;
  /** How long writing took, in seconds. */
  readonly took: (seconds: number) => void;
}

/** What became of a wish: the number under which it happened, or why it did not. */
export type Done = { readonly seq: number } | Refusal;

/** No node looks after a table longer than this without saying so again. */
export const LEASE = 8_000;

/** The tables of the house. A table lives in the store; here are those that are awake. */
export class House {
  private readonly rooms = new Map<string, Room>();
  private readonly begin: Begin;
  private readonly presence: Presence;
  private closing = false;

  constructor(private readonly own: Furnishings) {
    this.begin = own.begin ?? dealt;
    const { bus } = own.database;
    this.presence = new Presence(
      own.node,
      bus,
      own.surroundings.now,
      (id) => this.rooms.get(id)?.people() ?? [],
      (id) => this.showPresence(id),
    );
    bus.hear((word) => this.heard(word.split(':')));
  }

  get awake(): number {
    return this.rooms.size;
  }

  get games(): readonly Hosted[] {
    return this.own.games;
  }

  game(id: string): Hosted | undefined {
    return this.own.games.find((game) => game.id === id);
  }

  /** Opens a table; whoever opens it sits down at once. */
  async open(host: Person, wanted: NewTable): Promise<Seated | Refusal> {
    const game = this.game(wanted.game);
    if (!game) return { error: 'unknown-game' };
    const dealer = this.newDealer();
    const terms = termsOf(game, wanted, this.opening(dealer));
    if ('error' in terms || 'rule' in terms) return terms;
    return this.lay(game, dealer, firstHappenings(terms, wanted.places, host), host);
  }

  /** The same people play again, each one chair further on; the first to ask opens the table. */
  async rematch(id: string, host: Person): Promise<Seated | Refusal> {
    const old = await this.look(id, async (table) => table);
    if ('error' in old || 'rule' in old) return old;
    if (chairOfPerson(old, host.id) === null) return { error: 'not-seated' };
    if (old.phase !== 'over') return { error: 'wrong-phase' };
    if (old.rematch !== null) return this.joinKept(old.rematch, host);
    const dealer = this.newDealer();
    const { terms, places } = rematchOf(old, host, this.opening(dealer));
    const seated = await this.lay(old.game, dealer, firstHappenings(terms, places, host), host);
    if (!('table' in seated)) return seated;
    const linked = await this.change(id, (table) =>
      table.rematch === null
        ? [{ type: 'rematched', table: seated.table }]
        : { error: 'wrong-phase' },
    );
    return 'seq' in linked ? seated : this.rematch(id, host);
  }

  /** Lets something happen at a table: judged, written down, and only then heard of. */
  change(
    id: string,
    decide: (table: Table) => Ruling,
    message: string | null = null,
  ): Promise<Done> {
    const room = this.room(id);
    return room
      .inTurn(() => this.changeNow(room, decide, message))
      .catch((error) => {
        setTimeout(() => this.wake(room), LOOK_AGAIN).unref();
        throw error;
      });
  }

  /** Looks at a table between two things that happen. */
  async look<T>(id: string, see: (table: Table) => Promise<T>): Promise<T | Refusal> {
    const room = this.room(id);
    return room.inTurn(async () => {
      const table = await this.awaken(room);
      return table ? see(table) : { error: 'unknown-table' };
    });
  }

  /** Whoever watches gets all there is to know first, then whatever happens. */
  async watch(id: string, watcher: Watcher, since: number | null): Promise<Refusal | undefined> {
    const room = this.room(id);
    return room.inTurn(async () => {
      const table = await this.awaken(room);
      if (!table) return { error: 'unknown-table' };
      if (room.watchers.size === 0) this.presence.ask(id);
      room.watchers.add(watcher);
      room.sync(table, watcher, since, this.own.surroundings.now(), this.here(room, table));
      if (chairOfPerson(table, watcher.person) !== null) {
        this.presence.tell(id, watcher.person, true);
        this.showPresence(id);
      }
      return undefined;
    });
  }

  unwatch(id: string, watcher: Watcher): void {
    const room = this.rooms.get(id);
    if (!room?.watchers.delete(watcher)) return;
    if (room.people().has(watcher.person)) return;
    this.presence.tell(id, watcher.person, false);
    if (room.watchers.size === 0) this.presence.forget(id);
    void room.inTurn(async () => this.showPresence(id));
  }

  /** Everything about a game that has ended, the secret included. */
  record(id: string): Promise<GameRecord | Refusal> {
    return this.look(id, async (table) => {
      if (table.phase !== 'over' || !table.bout) return { error: 'wrong-phase' } as const;
      const record = table.bout.record();
      const { secret, salt } = table.dealer;
      return { ...record, fairness: { ...fairnessOf(table), secret, salt } };
    });
  }

  /** Does what is due at a table: dealing, the clock's answers, bots. */
  async tend(id: string): Promise<void> {
    const done = await this.change(id, () => []);
    if ('seq' in done) await this.askBots(this.room(id));
  }

  /** Everybody hears again what is true: the store was changed from outside. */
  async refresh(): Promise<void> {
    for (const room of this.rooms.values()) {
      await room.inTurn(async () => {
        room.table = undefined;
        room.published = 0;
        const table = await this.awaken(room);
        const now = this.own.surroundings.now();
        for (const watcher of room.watchers) {
          if (table) room.sync(table, watcher, null, now, this.here(room, table));
          else watcher.hear({ type: 'error', id: null, error: 'unknown-table', detail: room.id });
        }
      });
    }
  }

  /** Heals what was missed: reads on where another node has written and its word was lost. */
  async catchUpAll(): Promise<void> {
    const watched = [...this.rooms.values()].filter(({ watchers }) => watchers.size > 0);
    const seqs = await lastNumbers(
      this.own.database,
      watched.map(({ id }) => id),
    );
    for (const room of watched) {
      const seq = seqs.get(room.id) ?? 0;
      if (seq > room.published) this.readOn(room, seq);
    }
  }

  /** Waits for what is being done; nothing more is begun. */
  async close(): Promise<void> {
    this.closing = true;
    this.presence.close();
    await Promise.all([...this.rooms.values()].map((room) => room.inTurn(async () => {})));
    await release(this.own.database, this.own.node);
  }

  private newDealer(): Dealer {
    const { newSecret } = this.own.surroundings;
    return { secret: newSecret(), salt: newSecret() };
  }

  private opening({ secret, salt }: Dealer) {
    return { code: this.own.surroundings.newCode(), commitment: commitmentTo(secret, salt) };
  }

  /** Puts a new table into the store and into a room. */
  private async lay(
    game: Hosted,
    dealer: Dealer,
    happenings: readonly Happening[],
    host: Person,
  ): Promise<Seated | Refusal> {
    const [first] = happenings;
    if (first?.type !== 'opened') throw new Corrupt('a table begins with its opening');
    const { terms } = first;
    const table = openedTable(this.own.surroundings.newId(), game, terms, dealer);
    const room = this.room(table.id);
    const laid = await room.inTurn(async () => {
      const applied = this.applyAll(room, table, happenings, null);
      const written = await this.writtenOf(room, table, 0, applied);
      const row = { game: game.id, listed: terms.listed, ...dealer };
      if (!(await insertTable(this.own.database, row, written))) return false;
      this.accept(room, table, applied);
      return true;
    });
    if (!laid) return { error: 'broken', detail: 'try again' };
    await this.askBots(room);
    return { table: table.id, chair: chairOfPerson(table, host.id) ?? 0, code: terms.code };
  }

  private async joinKept(id: string, person: Person): Promise<Seated | Refusal> {
    const done = await this.change(id, (table) =>
      chairOfPerson(table, person.id) === null ? sit(table, person, undefined) : [],
    );
    if (!('seq' in done)) return done;
    return this.look(id, async (table) => ({
      table: id,
      chair: chairOfPerson(table, person.id) ?? 0,
      code: table.terms.code,
    }));
  }

  private room(id: string): Room {
    const room = this.rooms.get(id) ?? new Room(id);
    this.rooms.delete(id);
    this.rooms.set(id, room);
    if (this.rooms.size > this.own.awake) this.letSleep();
    return room;
  }

  /** The table that was looked at longest ago goes to sleep, unless somebody watches it. */
  private letSleep(): void {
    let tried = 0;
    for (const [id, room] of this.rooms) {
      if (room.idle && room.table) this.rooms.delete(id);
      if (this.rooms.size <= this.own.awake || tried++ > 50) return;
    }
  }

  private async changeNow(
    room: Room,
    decide: (table: Table) => Ruling,
    message: string | null,
  ): Promise<Done> {
    if (this.closing) return { error: 'closing' };
    for (let attempt = 0; attempt < 20; attempt++) {
      const table = await this.awaken(room);
      if (!table) return { error: 'unknown-table' };
      const known = message === null ? undefined : table.messages.get(message);
      if (known !== undefined) return { seq: known };
      const ruling = decide(table);
      if (isRefusal(ruling)) return ruling;
      const done = await this.write(room, table, ruling, message);
      if (done) return done;
    }
    return { error: 'broken', detail: 'busy' };
  }

  /** Undefined if another node was quicker: then the table is read again. */
  private async write(
    room: Room,
    table: Table,
    happenings: readonly Happening[],
    message: string | null,
  ): Promise<Done | undefined> {
    const before = table.seq;
    room.table = undefined;
    const applied = this.applyAll(room, table, happenings, message);
    if (applied.length === 0) {
      await this.rewind(room, table);
      return { seq: table.seq };
    }
    const written = await this.writtenOf(room, table, before, applied);
    const began = performance.now();
    if (!(await append(this.own.database, written))) return undefined;
    this.own.took((performance.now() - began) / 1_000);
    this.accept(room, table, applied);
    queueMicrotask(() => void this.askBots(room));
    return { seq: at(applied, happenings.length > 0 ? 0 : applied.length - 1).entry.seq };
  }

  /** Nothing has happened, so the table is as it was; only its timer may be old. */
  private async rewind(room: Room, table: Table): Promise<void> {
    room.table = table;
    const timer = this.timerOf(table);
    const { database } = this.own;
    const { db } = database;
    if (!timer) await db.deleteFrom('timers').where('table_id', '=', table.id).execute();
    else {
      const times = {
        due_at: timer.due,
        claimed_by: timer.claimedBy,
        claimed_until: timer.claimedUntil,
      };
      await db.updateTable('timers').set(times).where('table_id', '=', table.id).execute();
      this.own.wakeMeAt(timer.due);
    }
  }

  private happen(room: Room, table: Table, next: Entry): Applied {
    const { entry, told } = apply(table, next, this.begin);
    return { entry, isStep: told !== undefined, words: room.prepare(table, entry, told) };
  }

  private applyAll(
    room: Room,
    table: Table,
    happenings: readonly Happening[],
    message: string | null,
  ): Applied[] {
    const now = this.own.surroundings.now();
    const applied: Applied[] = [];
    const happen = (what: Happening): void => {
      const first = applied.length === 0 ? message : null;
      const entry: Entry = { seq: table.seq + 1, at: now, what, message: first };
      applied.push(this.happen(room, table, entry));
    };
    for (const what of happenings) happen(what);
    for (let i = 0; i < MOST_AT_ONCE; i++) {
      const next = automatic(table, now, this.own.dealing);
      if (!next) break;
      happen(next);
    }
    return applied;
  }

  private async writtenOf(room: Room, table: Table, before: number, applied: readonly Applied[]) {
    const line = JSON.stringify(lineOf(table));
    const people = table.chairs.map(({ person }) => person?.id ?? null);
    const timer = this.timerOf(table);
    const seated = JSON.stringify(people);
    const timed = JSON.stringify(timer);
    const old = room.written;
    room.written = { line, people: seated, timer: timed };
    return {
      id: table.id,
      before,
      entries: applied.map(({ entry }) => entry),
      phase: table.phase,
      asked: askedChairs(table),
      line: old?.line === line ? null : line,
      code: table.phase === 'gathering' ? table.terms.code : null,
      people: old?.people === seated ? null : people,
      timer: old?.timer === timed ? undefined : timer,
      more: ended(applied, table) && table.terms.rated ? await this.own.rate(table) : [],
    };
  }

  private timerOf(table: Table): Timer | null {
    const time = due(table);
    const now = this.own.surroundings.now();
    if (botsAsked(table).length > 0)
      return { due: now, claimedBy: this.own.node, claimedUntil: now + LEASE };
    return time === null ? null : { due: time, claimedBy: null, claimedUntil: 0 };
  }

  /** It is written: now it is true, and everybody may hear of it. */
  private accept(room: Room, table: Table, applied: readonly Applied[]): void {
    room.table = table;
    for (const one of applied) room.publish(one);
    this.own.database.bus.say(`step:${this.own.node}:${table.id}:${table.seq}`);
    for (const { entry } of applied) this.own.count(table.game.id, entry.what.type);
    const time = due(table);
    if (time !== null) this.own.wakeMeAt(time);
  }

  /** Reads a table from the store if it sleeps; what its watchers have not heard yet is published. */
  private async awaken(room: Room): Promise<Table | undefined> {
    if (room.table) return room.table;
    const stored = await loadTable(this.own.database, room.id);
    if (!stored) {
      this.rooms.delete(room.id);
      return undefined;
    }
    room.written = undefined;
    const [first] = stored.entries;
    const game = this.game(stored.game);
    if (first?.what.type !== 'opened' || !game || first.what.terms.rules !== game.version)
      throw new Outdated(`table ${room.id}`);
    const table = openedTable(room.id, game, first.what.terms, stored);
    this.catchUp(room, table, stored.entries);
    return table;
  }

  private catchUp(room: Room, table: Table, entries: readonly Entry[]): void {
    const heardBefore = room.published;
    for (const entry of entries) {
      if (heardBefore > 0 && entry.seq > heardBefore) room.publish(this.happen(room, table, entry));
      else apply(table, entry, this.begin);
    }
    room.published = table.seq;
    room.table = table;
  }

  /** Which people of a table are connected, here or on another node. */
  private here(room: Room, table: Table): boolean[] {
    const people = room.people();
    return table.chairs.map(
      ({ person }) =>
        person !== null && (people.has(person.id) || this.presence.isElsewhere(room.id, person.id)),
    );
  }

  private showPresence(id: string): void {
    const room = this.rooms.get(id);
    if (!room?.table) return;
    const message = { type: 'here', table: id, here: this.here(room, room.table) } as const;
    for (const watcher of room.watchers) watcher.hear(message);
  }

  /** Another node says that something happened, or who is there. */
  private heard(words: readonly string[]): void {
    const [word, node, id = '', seq] = words;
    if (node === this.own.node) return;
    if (word !== 'step') return this.presence.hear(words);
    const room = this.rooms.get(id);
    if (room) this.readOn(room, Number(seq));
  }

  private readOn(room: Room, seq: number): void {
    room
      .inTurn(async () => {
        if (!room.table) await this.awaken(room);
        if (!room.table || room.table.seq >= seq) return;
        const entries = await entriesAfter(this.own.database, room.id, room.table.seq);
        room.written = undefined;
        this.catchUp(room, room.table, entries);
      })
      .catch((error) => {
        room.table = undefined;
        this.own.report(error, room.id);
      });
  }

  /** After a fault nobody knows what was written: it is read, and whoever watches hears of it. */
  private wake(room: Room): void {
    if (this.closing) return;
    room
      .inTurn(() => this.awaken(room))
      .catch((error) => {
        this.own.report(error, room.id);
        if (room.watchers.size > 0) setTimeout(() => this.wake(room), LOOK_AGAIN).unref();
      });
  }

  /** Every bot that is waited for is asked once, and answers when it has thought. */
  private async askBots(room: Room): Promise<void> {
    const { table } = room;
    if (!table || this.closing) return;
    for (const chair of botsAsked(table)) {
      const question = questionTo(table, chair);
      const key = JSON.stringify(question);
      if (room.thinking.get(chair) === key) continue;
      room.thinking.set(chair, key);
      this.askBot(room, table, chair)
        .then((move) => this.change(room.id, (now) => botAnswer(now, question, move)))
        .catch((error) => this.own.report(error, room.id))
        .finally(() => {
          if (room.thinking.get(chair) === key) room.thinking.delete(chair);
        });
    }
  }

  private async askBot(room: Room, table: Table, chair: number): Promise<unknown> {
    const { beat, bots, surroundings } = this.own;
    const seat = seatOf(table, chair);
    const ask = table.bout?.ask(seat);
    const level = at(table.chairs, chair).bot;
    if (!table.bout || !ask || level === null) return undefined;
    const asked = surroundings.now();
    const game = table.game.id;
    const heard = table.bout.heard(seat);
    const task = { game, level, view: table.bout.view(seat), ask, heard };
    const move = await bots.think({ ...task, seed: surroundings.newSeed() }).catch((error) => {
      this.own.report(error, room.id);
      return undefined;
    });
    if (beat > 0) {
      const wait = beat - ((surroundings.now() - asked) % beat);
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
    return move;
  }
}

/** A table of rules that this program no longer plays. */
export class Outdated extends Error {}

/** How long after a fault the store is tried again, in milliseconds. */
const LOOK_AGAIN = 1_000;

/** More than this never happens by itself in one moment. */
const MOST_AT_ONCE = 64;

const dealt: Begin = (table, fairness) => {
  const { seats, options, legs } = table.terms;
  const { secret } = table.dealer;
  const bout = table.game.open({ seats, options, legs, fairness, secret });
  if ('error' in bout) throw new Corrupt(`options of table ${table.id}`);
  return bout;
};

function ended(applied: readonly Applied[], table: Table): boolean {
  return table.phase === 'over' && applied.some(({ isStep }) => isStep);
}
