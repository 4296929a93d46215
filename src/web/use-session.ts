import { useEffect, useState, useSyncExternalStore } from 'react';
import type { TableSession, TableState } from './session.ts';
import { SoloSession } from './solo/solo-session.ts';

/** The state of a table, kept up to date. */
export function useTable(session: TableSession): TableState | undefined {
  return useSyncExternalStore(
    (changed) => session.subscribe(changed),
    () => session.state(),
  );
}

/** A table in this page's worker, for as long as the component is mounted. */
export function useSoloSession(id: string): SoloSession | undefined {
  const [session, setSession] = useState<SoloSession>();
  useEffect(() => {
    let opened = new SoloSession(id);
    setSession(opened);
    // A page restored from the back/forward cache would show a hand, so the session is reopened.
    const comesBack = (event: PageTransitionEvent): void => {
      if (!event.persisted) return;
      opened.close();
      opened = new SoloSession(id);
      setSession(opened);
    };
    addEventListener('pageshow', comesBack);
    return () => {
      removeEventListener('pageshow', comesBack);
      opened.close();
    };
  }, [id]);
  return session;
}
