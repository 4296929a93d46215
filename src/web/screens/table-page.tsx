import { type ReactNode, Suspense, useSyncExternalStore } from 'react';
import { Link, useLocation } from 'wouter';
import { Button } from '../../ui/button.tsx';
import { Page } from '../page.tsx';
import { localServer } from '../solo/client.ts';
import type { SoloSession } from '../solo/solo-session.ts';
import { TableScreen } from '../table/table-screen.tsx';
import { useSoloSession, useTable } from '../use-session.ts';
import { useWords } from '../words.ts';
import { Loading } from './loading.tsx';
import { saveFile } from './share-game.tsx';

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
  const words = useWords();
  const state = useTable(session);
  const trouble = useSyncExternalStore(
    (changed) => session.subscribe(changed),
    () => session.trouble,
  );
  if (trouble === 'damaged') return <Damaged id={session.id} />;
  if (trouble === 'missing') return <Missing />;
  // Shown by the error boundary, which offers to try again.
  if (trouble === 'failed') throw new Error('worker failed');
  if (!state) return <Loading />;
  return (
    <>
      <TableScreen session={session} state={state} />
      {state.elsewhere && (
        <p className="elsewhere" role="status">
          {words.elsewhere}
        </p>
      )}
    </>
  );
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

/** An unreadable saved game: it can be downloaded for a bug report, and deleted. */
function Damaged({ id }: { readonly id: string }): ReactNode {
  const words = useWords();
  const [, go] = useLocation();
  const remove = async (): Promise<void> => {
    await localServer.forget(id);
    go('/');
  };
  return (
    <Page title={words.damaged}>
      <p>{words.damagedWhy}</p>
      <div className="row">
        <Button
          kind="main"
          onClick={async () => saveFile(`ringside-${id}.json`, await localServer.raw(id))}
        >
          {words.download}
        </Button>
        <Button onClick={remove}>{words.throwAway}</Button>
        <Link className="button" href="/">
          {words.home}
        </Link>
      </div>
    </Page>
  );
}
