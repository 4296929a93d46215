import type { Bus } from './store/database.ts';

/** A node that has not been heard of for so long has gone, in milliseconds. */
const SILENCE = 30_000;
const HEARTBEAT = 10_000;

/** Who is connected on other nodes. Best effort: it is shown, and nothing depends on it. */
export class Presence {
  private readonly elsewhere = new Map<string, Map<string, Set<string>>>();
  private readonly lastWord = new Map<string, number>();
  private readonly heartbeat = setInterval(() => this.beat(), HEARTBEAT).unref();

  constructor(
    private readonly node: string,
    private readonly bus: Bus,
    private readonly now: () => number,
    /** Who of this table is connected here. */
    private readonly here: (table: string) => Iterable<string>,
    /** Called when somebody has come or gone elsewhere. */
    private readonly changed: (table: string) => void,
  ) {}

  /** Somebody has come to a table here, or has gone. */
  tell(table: string, person: string, isHere: boolean): void {
    this.bus.say(`here:${this.node}:${table}:${person}:${isHere ? 1 : 0}`);
  }

  /** Asks the other nodes who is at a table. */
  ask(table: string): void {
    this.bus.say(`who:${this.node}:${table}`);
  }

  hear([word, node = '', table = '', person = '', isHere]: readonly string[]): void {
    this.lastWord.set(node, this.now());
    if (word === 'who') for (const one of this.here(table)) this.tell(table, one, true);
    if (word !== 'here') return;
    const nodes = this.elsewhere.get(table) ?? new Map<string, Set<string>>();
    const people = nodes.get(node) ?? new Set();
    if (isHere === '1') people.add(person);
    else people.delete(person);
    nodes.set(node, people);
    this.elsewhere.set(table, nodes);
    this.changed(table);
  }

  isElsewhere(table: string, person: string): boolean {
    const nodes = this.elsewhere.get(table)?.values() ?? [];
    return [...nodes].some((people) => people.has(person));
  }

  forget(table: string): void {
    this.elsewhere.delete(table);
  }

  close(): void {
    clearInterval(this.heartbeat);
  }

  private beat(): void {
    this.bus.say(`alive:${this.node}`);
    for (const [node, time] of this.lastWord) {
      if (this.now() - time < SILENCE) continue;
      this.lastWord.delete(node);
      for (const [table, nodes] of this.elsewhere) if (nodes.delete(node)) this.changed(table);
    }
  }
}
