import type { NodeBus } from '../node-bus.ts';

/** A node that sent nothing for this long, in milliseconds, is gone. */
const NODE_TIMEOUT = 30_000;
const HEARTBEAT = 10_000;

/** A person connected to a table; the name is null if they do not want it shown. */
interface ConnectedPerson {
  readonly person: string;
  readonly name: string | null;
}

export interface RemotePresenceDependencies {
  readonly bus: NodeBus;
  readonly now: () => number;
  /** Who is connected to this table on this node. */
  readonly here: (table: string) => readonly ConnectedPerson[];
  /** Called when somebody joined or left on another node. */
  readonly changed: (table: string) => void;
  readonly nameOf: (person: string) => Promise<string | null>;
  readonly report: (error: unknown, table: string) => void;
}

/** Who is connected on other nodes. Best effort, for display only. */
export class RemotePresence {
  /** Names by table, node and person. */
  private readonly tables = new Map<string, Map<string, Map<string, string | null>>>();
  private readonly lastHeard = new Map<string, number>();
  private readonly heartbeat = setInterval(() => this.beat(), HEARTBEAT).unref();

  constructor(private readonly deps: RemotePresenceDependencies) {
    const { bus, here, report } = deps;
    bus.on('alive', (node) => this.heard(node));
    bus.on('who', (node, table) => {
      this.heard(node);
      for (const one of here(table)) this.publish(table, one);
    });
    bus.on('here', (node, table, person, how) => {
      this.heard(node);
      this.update(node, table, person, how).catch((error) => report(error, table));
    });
  }

  /** Tells other nodes that somebody is connected to a table here. */
  publish(table: string, { person, name }: ConnectedPerson): void {
    this.deps.bus.publish('here', table, person, name === null ? 'unnamed' : 'named');
  }

  publishGone(table: string, person: string): void {
    this.deps.bus.publish('here', table, person, 'gone');
  }

  /** Asks the other nodes who is connected to a table. */
  ask(table: string): void {
    this.deps.bus.publish('who', table);
  }

  /** Names of those connected to a table on other nodes, by person. */
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

  /** Ignores tables that nobody watches here: the first watcher asks all nodes. */
  private async update(
    node: string,
    table: string,
    person: string,
    how: 'named' | 'unnamed' | 'gone',
  ): Promise<void> {
    if (this.deps.here(table).length === 0) return;
    const nodes = this.tables.get(table) ?? new Map<string, Map<string, string | null>>();
    const people = nodes.get(node) ?? new Map<string, string | null>();
    this.tables.set(table, nodes.set(node, people));
    if (how === 'gone') people.delete(person);
    else people.set(person, null);
    if (how === 'named') {
      const name = await this.deps.nameOf(person);
      if (people.has(person)) people.set(person, name);
    }
    this.deps.changed(table);
  }

  private heard(node: string): void {
    this.lastHeard.set(node, this.deps.now());
  }

  private beat(): void {
    this.deps.bus.publish('alive');
    for (const [node, time] of this.lastHeard) {
      if (this.deps.now() - time < NODE_TIMEOUT) continue;
      this.lastHeard.delete(node);
      for (const [table, nodes] of this.tables) if (nodes.delete(node)) this.deps.changed(table);
    }
  }
}
