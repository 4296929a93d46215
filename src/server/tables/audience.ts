import type { Watcher } from './live-table.ts';

/** The connections that watch a table, and whose they are. */
export class Audience implements Iterable<Watcher> {
  private readonly watchers = new Set<Watcher>();
  private readonly byPerson = new Map<string, Watcher[]>();

  get size(): number {
    return this.watchers.size;
  }

  [Symbol.iterator](): Iterator<Watcher> {
    return this.watchers.values();
  }

  add(watcher: Watcher): void {
    if (this.watchers.has(watcher)) return;
    this.watchers.add(watcher);
    const { person } = watcher;
    this.byPerson.set(person, [...(this.byPerson.get(person) ?? []), watcher]);
  }

  /** False if it did not watch. */
  delete(watcher: Watcher): boolean {
    if (!this.watchers.delete(watcher)) return false;
    const { person } = watcher;
    const others = this.byPerson.get(person)?.filter((one) => one !== watcher) ?? [];
    if (others.length > 0) this.byPerson.set(person, others);
    else this.byPerson.delete(person);
    return true;
  }

  /** Whether a person has a connection that watches. */
  includes(person: string): boolean {
    return this.byPerson.has(person);
  }

  /** Everybody who watches, each once, with the name of the newest connection. */
  *people(): Iterable<{ readonly person: string; readonly name: string | null }> {
    for (const [person, watchers] of this.byPerson)
      yield { person, name: watchers.at(-1)?.name ?? null };
  }
}
