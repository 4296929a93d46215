/** Debounce of changes, in milliseconds. */
const BREATH = 250;

/** Poll interval in case a notification is lost, in milliseconds. */
const HEALING = 15_000;

/** Receives a serialized tournament, or null as a keep-alive. */
export type TournamentListener = (view: string | null) => void;

interface Topic {
  readonly listeners: Set<TournamentListener>;
  shown: string;
  timer: NodeJS.Timeout | undefined;
}

/** Streams tournaments to their watchers; each change is read and serialized once. */
export class TournamentFeed {
  private readonly topics = new Map<string, Topic>();
  private readonly healing = setInterval(() => {
    for (const id of this.topics.keys()) this.changed(id);
  }, HEALING).unref();

  constructor(
    private readonly read: (id: string) => Promise<object | undefined>,
    private readonly report: (error: unknown) => void,
  ) {}

  /** Sends the whole tournament now and after each change; returns how to stop. */
  follow(id: string, listener: TournamentListener): () => void {
    const topic: Topic = this.topics.get(id) ?? {
      ...{ listeners: new Set(), shown: '', timer: undefined },
    };
    this.topics.set(id, topic);
    topic.listeners.add(listener);
    this.tell(id, topic, listener).catch(this.report);
    return () => {
      topic.listeners.delete(listener);
      if (topic.listeners.size > 0) return;
      clearTimeout(topic.timer);
      this.topics.delete(id);
    };
  }

  /** A tournament has changed, here or on another node. */
  changed(id: string): void {
    const topic = this.topics.get(id);
    if (!topic) return;
    topic.timer ??= setTimeout(() => {
      topic.timer = undefined;
      this.tell(id, topic).catch(this.report);
    }, BREATH).unref();
  }

  close(): void {
    clearInterval(this.healing);
    for (const { timer } of this.topics.values()) clearTimeout(timer);
  }

  private async tell(id: string, topic: Topic, fresh?: TournamentListener): Promise<void> {
    const view = JSON.stringify((await this.read(id)) ?? null);
    const isNew = view !== topic.shown;
    topic.shown = view;
    for (const listener of topic.listeners)
      if (isNew || listener === fresh) listener(view);
      else if (!fresh) listener(null);
  }
}
