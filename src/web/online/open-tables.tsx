import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { LobbyTable } from '../../client/protocol/http.ts';
import { posterOf } from '../../games/index.ts';
import { Portrait } from '../../ui/portrait.tsx';
import { facesOf } from '../faces.ts';
import { levelOf } from '../names.ts';
import { useSettings } from '../settings.ts';
import { botIn } from '../sitters.ts';
import { useWords } from '../words.ts';
import { useLobby } from './lobby.ts';
import { useJoin } from './use-join.ts';
import { useOnlineWords } from './words.ts';

/** Maximum number of lobby tables on the home page. */
const SHOWN = 3;

/** Tables waiting for players, to join from the home page. */
export function OpenTables(): ReactNode {
  const words = useWords();
  const online = useOnlineWords();
  const join = useJoin();
  const tables = useLobby();
  const waiting = (tables ?? []).filter(({ phase, free }) => phase === 'gathering' && free > 0);
  return (
    <div className="tonight-tables">
      <p className="tonight-head" data-some={waiting.length > 0}>
        <span>{words.waitingNow}</span>
        <Link href="/lobby">
          {waiting.length > 0 ? words.allTables(waiting.length) : online.lobby}
        </Link>
      </p>
      {tables !== undefined && waiting.length === 0 && (
        <p className="tonight-none">{online.noWaiting}</p>
      )}
      <ul>
        {waiting.slice(0, SHOWN).map((table) => (
          <OpenTable key={table.id} table={table} onJoin={() => join.sit(table.id)} />
        ))}
      </ul>
      {join.trouble !== undefined && <p role="alert">{online.errors[join.trouble]}</p>}
    </div>
  );
}

function OpenTable({
  table,
  onJoin,
}: {
  readonly table: LobbyTable;
  readonly onJoin: () => void;
}): ReactNode {
  const words = useOnlineWords();
  const { language } = useSettings();
  const name = posterOf(table.game, language)?.name ?? table.game;
  const sitters = table.names.map((who, chair) => {
    const level = who === null ? undefined : levelOf(who);
    return level ? botIn(table.id, chair, level) : ({ kind: 'away', name: who ?? '' } as const);
  });
  const face = facesOf(sitters);
  const host = table.names.find((who) => who !== null) ?? words.nobody;
  return (
    <li className="open-table">
      <span className="resume-faces">
        {table.names.map((who, chair) =>
          who === null ? null : <Portrait key={who} face={face(chair)} seat={chair} size={32} />,
        )}
        <span className="open-seat" aria-hidden="true">
          +
        </span>
      </span>
      <span className="open-what">
        <b>{name}</b>
        <small>
          {words.freeSeats(table.free, table.seats)} · {words.paceOf(table.pace)}
        </small>
      </span>
      <button
        type="button"
        className="button"
        onClick={onJoin}
        aria-label={words.joinAt(name, host)}
      >
        {words.join}
      </button>
    </li>
  );
}
