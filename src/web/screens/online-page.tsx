import '../online/online.css';
import { type ReactNode, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import { useTexts } from '../games.ts';
import { namesOf } from '../names.ts';
import { StatusClock } from '../online/clock.tsx';
import type { Company as Around } from '../online/company-state.ts';
import { Gathering } from '../online/gathering.tsx';
import { NoServer } from '../online/no-server.tsx';
import { OnlineTable } from '../online/online-table.ts';
import { Onlookers } from '../online/onlookers.tsx';
import { SeatNote } from '../online/seat-note.tsx';
import { useServer } from '../online/server.ts';
import { TableMenu } from '../online/table-menu.tsx';
import { TableNotices } from '../online/table-notices.tsx';
import { Talk } from '../online/talk.tsx';
import { Tray } from '../online/tray.tsx';
import { useOnlineWords } from '../online/words.ts';
import { Page } from '../page.tsx';
import type { TableState } from '../session.ts';
import { useSettings } from '../settings.ts';
import { TableScreen } from '../table/table-screen.tsx';
import { useTable } from '../use-session.ts';
import { useWords } from '../words.ts';
import { Waiting } from './waiting.tsx';

/** A table on the server. */
export function OnlinePage({ id }: { readonly id: string }): ReactNode {
  const server = useServer();
  if (server.kind === 'none') return <NoServer />;
  return server.kind === 'asking' ? <Waiting /> : <Seated id={id} />;
}

function Seated({ id }: { readonly id: string }): ReactNode {
  const table = useOnlineTable(id);
  if (!table) return <Waiting />;
  return (
    <Suspense fallback={<Waiting />}>
      <Opened table={table} />
    </Suspense>
  );
}

/** A table on the server, for as long as the screen is there: what waits for its words must be further in. */
function useOnlineTable(id: string): OnlineTable | undefined {
  const { name } = useSettings();
  const words = useWords();
  const [table, setTable] = useState<OnlineTable>();
  const called = name || words.defaultName;
  useEffect(() => {
    const opened = new OnlineTable(id, called);
    setTable(opened);
    return () => opened.close();
  }, [id, called]);
  return table;
}

function Opened({ table }: { readonly table: OnlineTable }): ReactNode {
  const words = useOnlineWords();
  const state = useTable(table);
  const company = useSyncExternalStore(
    (changed) => table.subscribe(changed),
    () => table.company(),
  );
  if (table.missing !== undefined)
    return <Gone title={words.notFound} why={words.errors[table.missing]} />;
  if (!company) return <Waiting />;
  if (company.known.info.phase === 'closed') return <Gone title={words.gone} why={words.goneWhy} />;
  if (!state) return <Gathering table={table} company={company} />;
  return <Playing table={table} company={company} state={state} />;
}

function Playing({
  table,
  company,
  state,
}: {
  readonly table: OnlineTable;
  readonly company: Around;
  readonly state: TableState;
}): ReactNode {
  const words = useOnlineWords();
  const texts = useTexts(state.game);
  const { language } = useSettings();
  const who = namesOf(state.sitters, language);
  const around = { table, company, texts, who };
  return (
    <TableScreen
      session={table}
      state={state}
      company={{
        clock: <StatusClock company={company} />,
        seatNote: (seat) => <SeatNote {...around} seat={seat} />,
        notices: <TableNotices {...around} />,
        actions: <TableMenu table={table} company={company} />,
        tabs: [
          {
            id: 'talk',
            title: words.chat,
            icon: 'talk',
            content: (
              <>
                <Talk table={table} company={company} />
                <Onlookers known={company.known} />
                <Tray but={table.id} />
              </>
            ),
          },
        ],
      }}
    />
  );
}

function Gone({ title, why }: { readonly title: string; readonly why: string }): ReactNode {
  const words = useOnlineWords();
  return (
    <Page title={title}>
      <p>{why}</p>
      <Link className="button button-main" href="/lobby">
        {words.toLobby}
      </Link>
    </Page>
  );
}
