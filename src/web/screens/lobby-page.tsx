import '../online/online.css';
import { type ReactNode, useEffect } from 'react';
import { Link, useSearch } from 'wouter';
import type { LobbyTable } from '../../client/protocol/http.ts';
import { Button } from '../../ui/button.tsx';
import { CodeEntry } from '../online/code-entry.tsx';
import { useLobby } from '../online/lobby.ts';
import { LobbyFilters } from '../online/lobby-filters.tsx';
import { LobbyLines } from '../online/lobby-lines.tsx';
import { MyTablesPanel } from '../online/my-tables-panel.tsx';
import { NoServer } from '../online/no-server.tsx';
import { useServer } from '../online/server.ts';
import { useJoin } from '../online/use-join.ts';
import { useOnlineWords } from '../online/words.ts';
import { Page } from '../page.tsx';
import { change, type LobbyFilter, settingsNow, useSettings } from '../settings.ts';
import { useTournamentWords } from '../tournaments/words.ts';

/** The lobby: tables waiting for players, tables to watch, and an input for a code. */
export function LobbyPage(): ReactNode {
  const words = useOnlineWords();
  const server = useServer();
  const wanted = new URLSearchParams(useSearch()).get('game');
  useEffect(() => {
    if (wanted) change({ lobby: { ...settingsNow().lobby, game: wanted } });
  }, [wanted]);
  if (server.kind === 'none') return <NoServer />;
  if (server.kind === 'asking')
    return (
      <Page title={words.lobby}>
        <p className="loading">{words.asking}</p>
      </Page>
    );
  return (
    <Page title={words.lobby} className="lobby">
      <p className="lead">{words.lobbyLead}</p>
      {server.me !== null && <MyTablesPanel />}
      <Tables />
    </Page>
  );
}

function Tables(): ReactNode {
  const words = useOnlineWords();
  const { tournaments } = useTournamentWords();
  const { lobby } = useSettings();
  const tables = useLobby();
  const join = useJoin();
  const shown = (tables ?? []).filter((table) => fits(table, lobby));
  const waiting = shown.filter(({ phase, free }) => phase === 'gathering' && free > 0);
  const running = shown.filter(({ phase }) => phase === 'playing');
  const someWait = waiting.length > 0;
  return (
    <>
      <div className="row lobby-doors">
        {someWait && (
          <Button kind="main" onClick={() => join.sitAnywhere(waiting.map(({ id }) => id))}>
            {words.quickJoin}
          </Button>
        )}
        <Link
          className={someWait ? 'button' : 'button button-main'}
          href={lobby.game === 'all' ? '/lobby/new' : `/lobby/new/${lobby.game}`}
        >
          {words.open}
        </Link>
        <Link className="button" href="/tournaments">
          {tournaments}
        </Link>
        <CodeEntry onCode={join.enter} />
      </div>
      {join.trouble !== undefined && (
        <p role="alert" className="notice">
          {words.errors[join.trouble]}
        </p>
      )}
      <LobbyFilters filter={lobby} />
      <section className="lobby-list" aria-label={words.waitingTables}>
        <h2>{words.waitingTables}</h2>
        {tables !== undefined && waiting.length === 0 && <p>{words.noWaiting}</p>}
        <LobbyLines tables={waiting} onSit={join.sit} />
      </section>
      {running.length > 0 && (
        <section className="lobby-list" aria-label={words.runningTables}>
          <h2>{words.runningTables}</h2>
          <LobbyLines tables={running} />
        </section>
      )}
    </>
  );
}

function fits({ game, pace, language }: LobbyTable, filter: LobbyFilter): boolean {
  return (
    (filter.game === 'all' || filter.game === game) &&
    (filter.pace === 'all' || filter.pace === pace.type) &&
    (filter.language === 'all' || filter.language === language)
  );
}
