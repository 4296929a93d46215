import type { LobbyTable } from '../../client/protocol/http.ts';

/** Changes that come so close together are told together, in milliseconds. */
const BREATH = 250;

/** So often the list is read although nobody said that it changed: a word of another node may be lost. */
const HEALING = 15_000;

/** Somebody who looks at the list: is told what is new in it, as the text of a `LobbyNews`, and now and then that nothing is. */
export type Reader = (news: string | null) => void;

/** The tables that anybody may see, for those who look at them now. While nobody looks, nothing is read. */
export class LobbyFeed {
  private readonly readers = new Set<Reader>();
  private known = new Map<string, string>();
  private soon: ReturnType<typeof setTimeout> | undefined;
  private healing: ReturnType<typeof setInterval> | undefined;
  private turn: Promise<void> = Promise.resolve();

  constructor(
    private readonly read: () => Promise<readonly LobbyTable[]>,
    private readonly report: (error: unknown) => void,
  ) {}

  get size(): number {
    return this.readers.size;
  }

  /** Tells all there is, then whatever changes, until the function it gives is called. */
  follow(reader: Reader): () => void {
    this.inTurn(async () => {
      if (this.readers.size === 0) this.known = byId(await this.read());
      this.readers.add(reader);
      reader(told([...this.known.keys()], [...this.known.values()]));
    });
    this.healing ??= setInterval(() => this.tell(), HEALING).unref();
    return () => this.inTurn(async () => this.leave(reader));
  }

  /** Something about the list has changed, here or on another node. */
  changed(): void {
    this.soon ??= setTimeout(() => {
      this.soon = undefined;
      this.tell();
    }, BREATH).unref();
  }

  close(): void {
    clearTimeout(this.soon);
    clearInterval(this.healing);
  }

  private leave(reader: Reader): void {
    this.readers.delete(reader);
    if (this.readers.size > 0) return;
    clearInterval(this.healing);
    this.healing = undefined;
  }

  private tell(): void {
    this.inTurn(async () => {
      if (this.readers.size === 0) return;
      const before = this.known;
      this.known = byId(await this.read());
      const news = newsOf(this.known, before);
      for (const reader of this.readers) reader(news);
    });
  }

  /** One reading after the other, so that nobody hears something old after something new. */
  private inTurn(job: () => Promise<void>): void {
    this.turn = this.turn.then(job).catch((error) => this.report(error));
  }
}

function byId(lines: readonly LobbyTable[]): Map<string, string> {
  return new Map(lines.map((line) => [line.id, JSON.stringify(line)]));
}

/** What somebody has to be told who knows the list as it was; null where nothing has changed. */
function newsOf(
  now: ReadonlyMap<string, string>,
  before: ReadonlyMap<string, string>,
): string | null {
  const ids = [...now.keys()];
  const fresh = [...now].filter(([id, line]) => before.get(id) !== line);
  const same = fresh.length === 0 && ids.join() === [...before.keys()].join();
  return same
    ? null
    : told(
        ids,
        fresh.map(([, line]) => line),
      );
}

/** The lines are text already, and the same text goes to everybody. */
function told(ids: readonly string[], lines: readonly string[]): string {
  return `{"ids":${JSON.stringify(ids)},"lines":[${lines.join()}]}`;
}
