import { type ReactNode, Suspense } from 'react';
import { Link } from 'wouter';
import { Page } from '../page.tsx';
import type { SoloSession } from '../solo/solo-session.ts';
import { TableScreen } from '../table/table-screen.tsx';
import { useSoloSession, useTable } from '../use-session.ts';
import { useWords } from '../words.ts';
import { Loading } from './loading.tsx';

/** A table of this device. */
export function TablePage({ id }: { readonly id: string }): ReactNode {
  const session = useSoloSession(id);
  if (!session) return <Loading />;
  return (
    <Suspense fallback={<Loading />}>
      <Opened session={session} />
    </Suspense>
  );
}

function Opened({ session }: { readonly session: SoloSession }): ReactNode {
  const state = useTable(session);
  if (state) return <TableScreen session={session} state={state} />;
  return session.missing ? <Missing /> : <Loading />;
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
