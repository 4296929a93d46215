import '../online/online.css';
import { type ReactNode, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import type { TableSnapshot } from '../../client/table.ts';
import type { AnyMove } from '../../engine/hosted.ts';
import { useTexts } from '../games.ts';
import { readersOf } from '../names.ts';
import { actEntries, endingAct } from '../online/acts.ts';
import { BetweenGames } from '../online/between-games.tsx';
import { Chat, useChatLines, useSpoken } from '../online/chat.tsx';
import { ClockRule, StatusClock } from '../online/clock.tsx';
import { useMine } from '../online/feed.ts';
import { MyTablesPanel } from '../online/my-tables-panel.tsx';
import { NoServer } from '../online/no-server.tsx';
import type { OnlineStatus } from '../online/online-status.ts';
import { OnlineTable } from '../online/online-table.ts';
import { PendingLine } from '../online/pending-line.tsx';
import { SeatNote } from '../online/seat-note.tsx';
import { useServer } from '../online/server.ts';
import { Spectators } from '../online/spectators.tsx';
import { TableMenu } from '../online/table-menu.tsx';
import { TableNotices } from '../online/table-notices.tsx';
import { usePlayers } from '../online/use-players.ts';
import { WaitingRoom } from '../online/waiting-room.tsx';
import { useCompanyWords, useMeetingWords, useOnlineWords } from '../online/words.ts';
import { Page } from '../page.tsx';
import type { TableState } from '../session.ts';
import { useSettings } from '../settings.ts';
import { TableScreen } from '../table/table-screen.tsx';
import type { OnlineWords } from '../texts/online.ts';
import { useTournamentWords } from '../tournaments/words.ts';
import { useTable } from '../use-session.ts';
import { FairDeal } from './fair-deal.tsx';
import { Loading } from './loading.tsx';

/** A table on the server. */
export function OnlinePage({ id }: { readonly id: string }): ReactNode {
  const server = useServer();
  if (server.kind === 'none') return <NoServer />;
  return server.kind === 'asking' ? <Loading /> : <Seated id={id} />;
}

function Seated({ id }: { readonly id: string }): ReactNode {
  const table = useOnlineTable(id);
  if (!table) return <Loading />;
  return (
    <Suspense fallback={<Loading />}>
      <Opened table={table} />
    </Suspense>
  );
}

/**
 * A table on the server for as long as the screen exists; loading its texts must suspend further
 * inside.
 */
function useOnlineTable(id: string): OnlineTable | undefined {
  const [table, setTable] = useState<OnlineTable>();
  useEffect(() => {
    const opened = new OnlineTable(id);
    setTable(opened);
    return () => opened.close();
  }, [id]);
  return table;
}

function Opened({ table }: { readonly table: OnlineTable }): ReactNode {
  const words = useOnlineWords();
  const state = useTable(table);
  const status = useSyncExternalStore(
    (changed) => table.subscribe(changed),
    () => table.status(),
  );
  if (table.missing !== undefined)
    return <Gone title={words.notFound} why={words.errors[table.missing]} />;
  if (!status) return <Loading />;
  if (status.known.info.phase === 'closed') return <Closed known={status.known} />;
  if (!state) return <WaitingRoom table={table} status={status} />;
  return <OnlineMatch table={table} status={status} state={state} />;
}

function OnlineMatch({
  table,
  status,
  state,
}: {
  readonly table: OnlineTable;
  readonly status: OnlineStatus;
  readonly state: TableState;
}): ReactNode {
  const words = useOnlineWords();
  const texts = useTexts(state.game);
  const company = useCompanyWords();
  const { language } = useSettings();
  const who = readersOf(state, language);
  const around = { table, status, texts, who, leg: state.leg ?? 0 };
  const acts = actEntries(status.known, who, company, state.commitment);
  const ending = endingAct(status.known.acts, state.step);
  const players = usePlayers(status.known.info);
  const lines = useChatLines(status);
  const [read, setRead] = useState(lines.length);
  useSpoken(lines);
  return (
    <TableScreen
      session={table}
      state={state}
      company={{
        clock: <StatusClock status={status} texts={texts} />,
        seatNote: (seat, leg) => <SeatNote {...around} seat={seat} leg={leg} players={players} />,
        pending: <PendingLine pending={status.pending} texts={texts} />,
        pendingMove: moveUnderWay(status),
        between: <BetweenGames table={table} status={status} who={who} />,
        acts,
        ending: acts.find(({ key }) => key === ending?.seq)?.text ?? null,
        rematch: rematchOf(status, words),
        tournament: status.known.info.tournament ?? null,
        notices: <TableNotices {...around} />,
        actions: (close) => (
          <>
            <TableMenu table={table} status={status} onDone={close} />
            <ClockRule status={status} texts={texts} />
            <FairDeal commitment={state.commitment} />
          </>
        ),
        tabs: [
          {
            id: 'talk',
            title: words.chat,
            icon: 'talk',
            fresh: lines.length > read,
            content: (
              <>
                <Read count={lines.length} onRead={setRead} />
                <Chat table={table} status={status} />
                <Spectators known={status.known} />
                <MyTablesPanel but={table.id} />
              </>
            ),
          },
        ],
      }}
    />
  );
}

/** Players may play again, at the rematch table if there is one. */
function rematchOf({ known }: OnlineStatus, words: OnlineWords): string | null {
  if (known.chair === null || known.info.tournament) return null;
  return known.info.rematch === null ? words.rematch : words.toRematch;
}

/** The unconfirmed move; null if it was typed. */
function moveUnderWay({ pending: [first] }: OnlineStatus): AnyMove | null | undefined {
  if (!first) return undefined;
  return typeof first.move === 'string' ? null : first.move;
}

/** Reports, while it is shown, that this many lines have been read. */
function Read({
  count,
  onRead,
}: {
  readonly count: number;
  readonly onRead: (count: number) => void;
}): null {
  useEffect(() => onRead(count), [count, onRead]);
  return null;
}

/** A table that was closed early. People whose pairing failed are told where they are now. */
function Closed({ known: { info, seen } }: { readonly known: TableSnapshot }): ReactNode {
  const words = useOnlineWords();
  const meeting = useMeetingWords();
  const search = useMine()?.search;
  if (!info.paired || seen)
    return <Gone title={words.gone} why={words.goneWhy} tournament={info.tournament ?? null} />;
  return search ? (
    <Gone title={meeting.noShow} why={meeting.backInPool} />
  ) : (
    <Gone title={meeting.pairingOff} why={meeting.notInPool} />
  );
}

function Gone({
  title,
  why,
  tournament = null,
}: {
  readonly title: string;
  readonly why: string;
  readonly tournament?: string | null;
}): ReactNode {
  const words = useOnlineWords();
  const { backToTournament } = useTournamentWords();
  return (
    <Page title={title}>
      <p>{why}</p>
      <Link
        className="button button-main"
        href={tournament === null ? '/lobby' : `/tournaments/${tournament}`}
      >
        {tournament === null ? words.toLobby : backToTournament}
      </Link>
    </Page>
  );
}
