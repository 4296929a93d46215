import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { LobbyTable } from '../../client/protocol/http.ts';
import { Button } from '../../ui/button.tsx';
import { type LobbyFilter, useSettings } from '../settings.ts';
import { useTournamentWords } from '../tournaments/words.ts';
import { CodeEntry } from './code-entry.tsx';
import { LobbyFilters } from './lobby-filters.tsx';
import { LobbyLines } from './lobby-lines.tsx';
import { PairingPools } from './pairing-pools.tsx';
import { useJoin } from './use-join.ts';
import { useOnlineWords } from './words.ts';

/** Tables that wait for players and tables to watch, as the filters allow; undefined while they load. */
export function LobbyTables({
  tables,
}: {
  readonly tables: readonly LobbyTable[] | undefined;
}): ReactNode {
  const words = useOnlineWords();
  const { tournaments } = useTournamentWords();
  const { lobby } = useSettings();
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
      <PairingPools />
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
