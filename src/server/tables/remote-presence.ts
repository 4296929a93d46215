import type { Bus } from '../store/database.ts';

/** A node that has not been heard of for so long has gone, in milliseconds. */
const SILENCE = 30_000;
const HEARTBEAT = 10_000;

/** Somebody at a table; null where they would rather not be named. */
interface Somebody {
  readonly person: string;
  readonly name: string | null;
}

/** Who is connected on other nodes. Best effort: it is shown, and nothing depends on it. */
export class RemotePresence {
  /** By table and node: the people there, and by which names. */
  private readonly tables = new Map<string, Map<string, Map<string, string | null>>>();
  private readonly lastWord = new Map<string, number>();
  private readonly heartbeat = setInterval(() => this.beat(), HEARTBEAT).unref();

  constructor(
    private readonly node: string,
    private readonly bus: Bus,
    private readonly now: () => number,
    /** Who is connected to this table here. */
    private readonly here: (table: string) => Iterable<Somebody>,
    /** Called when somebody has come or gone elsewhere. */
    private readonly changed: (table: string) => void,
  ) {}

  /** Somebody has come to a table here. */
  tell(table: string, { person, name }: Somebody): void {
    const called = name === null ? '' : `:${encodeURIComponent(name)}`;
    this.bus.say(`here:${this.node}:${table}:${person}:1${called}`);
  }

  /** Somebody is no longer here. */
  tellGone(table: string, person: string): void {
    this.bus.say(`here:${this.node}:${table}:${person}:0`);
  }

  /** Asks the other nodes who is at a table. */
  ask(table: string): void {
    this.bus.say(`who:${this.node}:${table}`);
  }

  hear([word, node = '', table = '', person = '', isHere, name]: readonly string[]): void {
    this.lastWord.set(node, this.now());
    if (word === 'who') for (const one of this.here(table)) this.tell(table, one);
    if (word !== 'here') return;
    const nodes = this.tables.get(table) ?? new Map<string, Map<string, string | null>>();
    const people = nodes.get(node) ?? new Map<string, string | null>();
    if (isHere === '1') people.set(person, name === undefined ? null : decodeURIComponent(name));
    else people.delete(person);
    nodes.set(node, people);
    this.tables.set(table, nodes);
    this.changed(table);
  }

  /** Who is connected to a table on other nodes, and by which name. */
  elsewhere(table: string): Map<string, string | null> {
    const nodes = this.tables.get(table)?.values() ?? [];
    return new Map([...nodes].flatMap((people) => [...people]));
  }

  forget(table: string): void {
    this.tables.delete(table);
  }

  close(): void {
    clearInterval(this.heartbeat);
  }

  private beat(): void {
    this.bus.say(`alive:${this.node}`);
    for (const [node, time] of this.lastWord) {
      if (this.now() - time < SILENCE) continue;
      this.lastWord.delete(node);
      for (const [table, nodes] of this.tables) if (nodes.delete(node)) this.changed(table);
    }
  }
}
