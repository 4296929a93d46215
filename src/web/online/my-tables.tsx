import { lazy, type ReactNode, Suspense } from 'react';
import { Link } from 'wouter';
import { useWords } from '../words.ts';
import { useServer } from './server.ts';

const MyTablesPanel = lazy(async () => ({
  default: (await import('./my-tables-panel.tsx')).MyTablesPanel,
}));

const MyTablesButton = lazy(async () => ({
  default: (await import('./my-tables-panel.tsx')).MyTablesButton,
}));

/** Opens the list of one's tables, from the bar of any page. */
export function OwnTables(): ReactNode {
  const server = useServer();
  if (server.kind !== 'there' || server.me === null) return null;
  return (
    <Suspense>
      <MyTablesButton />
    </Suspense>
  );
}

/** The tables one sits at on the server, where there is one and one is known there. */
export function MyTableList(): ReactNode {
  const server = useServer();
  if (server.kind !== 'there' || server.me === null) return null;
  return (
    <Suspense>
      <MyTablesPanel />
    </Suspense>
  );
}

/** The way to a table with others, where there is a server. */
export function PlayOnline({ game }: { readonly game: string }): ReactNode {
  const words = useWords();
  if (useServer().kind !== 'there') return null;
  return (
    <Link className="button" href={`/lobby/new/${game}`}>
      {words.playOnline}
    </Link>
  );
}
