import { useEffect, useState, useSyncExternalStore } from 'react';
import type { TableSession, TableState } from './session.ts';
import { WorkerSession } from './worker-session.ts';

/** The state of a table, kept up to date. */
export function useTable(session: TableSession): TableState | undefined {
  return useSyncExternalStore(
    (changed) => session.subscribe(changed),
    () => session.state(),
  );
}

/** A table in this page's worker, for as long as the screen is there. */
export function useWorkerSession(id: string): WorkerSession | undefined {
  const [session, setSession] = useState<WorkerSession>();
  useEffect(() => {
    const opened = new WorkerSession(id);
    setSession(opened);
    return () => opened.close();
  }, [id]);
  return session;
}
