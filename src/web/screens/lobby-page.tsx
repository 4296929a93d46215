import '../online/online.css';
import { type ReactNode, useEffect } from 'react';
import { useSearch } from 'wouter';
import { useLobby } from '../online/lobby.ts';
import { LobbyTables } from '../online/lobby-tables.tsx';
import { MyTablesPanel } from '../online/my-tables-panel.tsx';
import { NoServer } from '../online/no-server.tsx';
import { useServer } from '../online/server.ts';
import { useOnlineWords } from '../online/words.ts';
import { Page } from '../page.tsx';
import { change, settingsNow } from '../settings.ts';

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
      <LiveTables />
    </Page>
  );
}

/** The tables as the server's stream reports them. */
function LiveTables(): ReactNode {
  return <LobbyTables tables={useLobby()} />;
}
