/** Lets one tab at a time play a table; the others watch it. */
export interface Tabs {
  /**
   * Calls `owned` once this tab may play the table. If another tab has it, calls `elsewhere` first
   * and waits. Releases the table when the returned function is called.
   */
  own(table: string, owned: () => void, elsewhere: () => void): () => void;
  /** Tells the other tabs that the table has changed in the store. */
  announce(table: string): void;
  listen(heard: (table: string) => void): void;
}

/**
 * The tabs of this browser, by Web Locks and a BroadcastChannel. Without them (plain http) every
 * tab plays.
 */
export function browserTabs(): Tabs {
  const channel = new BroadcastChannel('ringside tables');
  return {
    own: (table, owned, elsewhere) => {
      const { locks } = navigator;
      if (!locks) {
        owned();
        return () => {};
      }
      const name = `ringside table ${table}`;
      const stopped = new AbortController();
      const held = (): Promise<void> =>
        new Promise((release) => {
          if (stopped.signal.aborted) return release();
          stopped.signal.addEventListener('abort', () => release());
          owned();
        });
      void locks.request(name, { ifAvailable: true }, (lock) => {
        if (lock) return held();
        if (!stopped.signal.aborted) {
          elsewhere();
          // Rejects when aborted: then nobody waits for the table any more.
          locks.request(name, { signal: stopped.signal }, held).catch(() => {});
        }
        return undefined;
      });
      return () => stopped.abort();
    },
    announce: (table) => channel.postMessage(table),
    listen: (heard) => channel.addEventListener('message', ({ data }) => heard(String(data))),
  };
}

/** Tabs within one process, for tests: each call creates another. */
export function memoryTabs(): () => Tabs {
  const queues = new Map<string, { readonly owned: () => void }[]>();
  const listeners = new Map<Tabs, (table: string) => void>();
  return () => {
    const tabs: Tabs = {
      own: (table, owned, elsewhere) => {
        const queue = queues.get(table) ?? [];
        queues.set(table, queue);
        const waiting = { owned };
        queue.push(waiting);
        if (queue[0] === waiting) owned();
        else elsewhere();
        return () => {
          const first = queue[0] === waiting;
          if (queue.includes(waiting)) queue.splice(queue.indexOf(waiting), 1);
          if (first) queue[0]?.owned();
        };
      },
      announce: (table) => {
        for (const [other, heard] of listeners) if (other !== tabs) heard(table);
      },
      listen: (heard) => listeners.set(tabs, heard),
    };
    return tabs;
  };
}
