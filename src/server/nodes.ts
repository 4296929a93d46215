import type { Bus } from './store/database.ts';

/** The nodes of one store, as one of them sees the others. */
export class Nodes {
  constructor(
    /** What this one is called. */
    private readonly name: string,
    private readonly bus: Bus,
  ) {}

  /** Tells the others something, by a word and what belongs to it. */
  say(what: string, ...more: readonly string[]): void {
    this.bus.say([what, this.name, ...more].join(':'));
  }

  /** Calls back with what belongs to a word when another node says it. */
  hear(what: string, listener: (...more: readonly string[]) => void): void {
    this.bus.hear((word) => {
      const [said, from, ...more] = word.split(':');
      if (said === what && from !== this.name) listener(...more);
    });
  }
}
