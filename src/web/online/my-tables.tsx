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

/** Opens the list of the person's tables from the bar of every page. */
export function OwnTables(): ReactNode {
  const server = useServer();
  if (server.kind !== 'there' || server.me === null) return null;
  return (
    <Suspense>
      <MyTablesButton />
    </Suspense>
  );
}

/** The person's tables on the server, if there is one and they are signed in. */
export function MyTableList(): ReactNode {
  const server = useServer();
  if (server.kind !== 'there' || server.me === null) return null;
  return (
    <Suspense>
      <MyTablesPanel />
    </Suspense>
  );
}

/** Link to online tables, if there is a server. */
export function PlayOnline({ game }: { readonly game: string }): ReactNode {
  const words = useWords();
  if (useServer().kind !== 'there') return null;
  return (
    <Link className="button" href={`/lobby/new/${game}`}>
      {words.playOnline}
    </Link>
  );
}
