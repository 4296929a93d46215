import type { MyTables } from '../../client/protocol/people.ts';
import { Frame } from './frame.ts';

/** Debounce of changes to a person's tables, in milliseconds. */
const BREATH = 200;

/** A connection subscribed to changes of its person's tables. */
export interface Follower {
  hear(frame: Frame): void;
  /** Whether it already receives the table's changes. */
  watches(table: string): boolean;
}

/** A person's connections and what was last sent to them. */
interface Following {
  readonly followers: Set<Follower>;
  tables: ReadonlySet<string>;
  shown: string;
  timer: NodeJS.Timeout | undefined;
}

interface FeedDependencies {
  readonly read: (person: string) => Promise<MyTables>;
  readonly report: (error: unknown) => void;
}

/** Sends people changes of their tables, invitations and search, on whatever page they are. */
export class PersonalFeed {
  private readonly people = new Map<string, Following>();
  private readonly byTable = new Map<string, Set<string>>();
  /** For each read under way, the tables that have changed since it began. */
  private readonly reads = new Set<Set<string>>();

  constructor(private readonly deps: FeedDependencies) {}

  follow(person: string, follower: Follower): void {
    const following = this.people.get(person) ?? {
      ...{ followers: new Set<Follower>(), tables: new Set<string>() },
      ...{ shown: '', timer: undefined },
    };
    this.people.set(person, following);
    following.followers.add(follower);
    this.tell(person, following, follower).catch(this.deps.report);
  }

  leave(person: string, follower: Follower): void {
    const following = this.people.get(person);
    if (!following?.followers.delete(follower) || following.followers.size > 0) return;
    clearTimeout(following.timer);
    this.index(person, following, new Set());
    this.people.delete(person);
  }

  /** A table has changed, here or on another node. */
  tableChanged(table: string): void {
    for (const changed of this.reads) changed.add(table);
    for (const person of this.byTable.get(table) ?? []) {
      const { followers = [] } = this.people.get(person) ?? {};
      if ([...followers].some((follower) => !follower.watches(table))) this.personChanged(person);
    }
  }

  /** Something about a person has changed: a seat, an invitation or a search. */
  personChanged(person: string): void {
    const following = this.people.get(person);
    if (!following) return;
    following.timer ??= setTimeout(() => {
      following.timer = undefined;
      this.tell(person, following).catch(this.deps.report);
    }, BREATH).unref();
  }

  /** Sends changes to existing connections, and everything to a new one. */
  private async tell(person: string, following: Following, fresh?: Follower): Promise<void> {
    const changed = new Set<string>();
    this.reads.add(changed);
    const mine = await this.deps.read(person).finally(() => this.reads.delete(changed));
    if (this.people.get(person) !== following) return;
    this.index(person, following, new Set(mine.tables.map(({ id }) => id)));
    if (mine.tables.some(({ id }) => changed.has(id))) this.personChanged(person);
    const shown = JSON.stringify({ ...mine, tables: mine.tables.map(withoutTime) });
    const isNew = shown !== following.shown;
    following.shown = shown;
    if (!isNew && !fresh) return;
    const frame = Frame.of({ type: 'mine', ...mine });
    for (const follower of following.followers)
      if (isNew || follower === fresh) follower.hear(frame);
  }

  private index(person: string, following: Following, tables: ReadonlySet<string>): void {
    for (const table of following.tables) {
      const people = this.byTable.get(table);
      people?.delete(person);
      if (people?.size === 0) this.byTable.delete(table);
    }
    for (const table of tables) {
      const people = this.byTable.get(table) ?? new Set();
      this.byTable.set(table, people.add(person));
    }
    following.tables = tables;
  }
}

/** A change of the last step's time alone is not sent. */
function withoutTime(table: MyTables['tables'][number]): object {
  return { ...table, changedAt: 0 };
}
