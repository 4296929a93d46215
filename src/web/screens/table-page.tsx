import { type ReactNode, Suspense } from 'react';
import { Link } from 'wouter';
import { Page } from '../page.tsx';
import { TableScreen } from '../table/table-screen.tsx';
import { useTable, useWorkerSession } from '../use-session.ts';
import { useWords } from '../words.ts';
import type { WorkerSession } from '../worker-session.ts';
import { Waiting } from './waiting.tsx';

/** A table of this device. */
export function TablePage({ id }: { readonly id: string }): ReactNode {
  const session = useWorkerSession(id);
  if (!session) return <Waiting />;
  return (
    <Suspense fallback={<Waiting />}>
      <Opened session={session} />
    </Suspense>
  );
}

function Opened({ session }: { readonly session: WorkerSession }): ReactNode {
  const state = useTable(session);
  if (state) return <TableScreen session={session} state={state} />;
  return session.missing ? <Missing /> : <Waiting />;
}

function Missing(): ReactNode {
  const words = useWords();
  return (
    <Page title={words.noTable}>
      <Link className="button button-main" href="/">
        {words.home}
      </Link>
    </Page>
  );
}
