import type { LobbyTable } from '../../client/protocol/http.ts';

/** Debounce of changes, in milliseconds. */
const BREATH = 250;

/** Poll interval in case a notification is lost, in milliseconds. */
const HEALING = 15_000;

/** Receives a serialized `LobbyNews`, or null as a keep-alive. */
export type LobbyListener = (news: string | null) => void;

/** Streams the list of public tables. Reads nothing while nobody listens. */
export class LobbyFeed {
  private readonly readers = new Set<LobbyListener>();
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

  /** Sends the whole list, then changes; returns how to stop. */
  follow(reader: LobbyListener): () => void {
    this.inTurn(async () => {
      if (this.readers.size === 0) this.known = byId(await this.read());
      this.readers.add(reader);
      reader(told([...this.known.keys()], [...this.known.values()]));
    });
    this.healing ??= setInterval(() => this.tell(), HEALING).unref();
    return () => this.inTurn(async () => this.leave(reader));
  }

  /** The list has changed, here or on another node. */
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

  private leave(reader: LobbyListener): void {
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

  /** Serializes reads, so that nobody gets an old list after a new one. */
  private inTurn(job: () => Promise<void>): void {
    this.turn = this.turn.then(job).catch((error) => this.report(error));
  }
}

function byId(lines: readonly LobbyTable[]): Map<string, string> {
  return new Map(lines.map((line) => [line.id, JSON.stringify(line)]));
}

/** The difference between two lists; null if there is none. */
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

/** Tables are serialized once for all readers. */
function told(ids: readonly string[], lines: readonly string[]): string {
  return `{"ids":${JSON.stringify(ids)},"lines":[${lines.join()}]}`;
}
