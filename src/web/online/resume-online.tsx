import type { ReactNode } from 'react';
import type { MyTable } from '../../client/protocol/http.ts';
import { facesOf } from '../faces.ts';
import { levelOf } from '../names.ts';
import { ResumeLink } from '../screens/resume-link.tsx';
import type { Sitter } from '../session.ts';
import { botIn } from '../sitters.ts';
import { useMyTables } from './my-tables-panel.tsx';
import { duration } from './time.ts';
import { useOnlineWords } from './words.ts';

/** Online games to resume, those waiting for the person first. */
export function OnlineGames({
  children,
}: {
  readonly children: (games: readonly ReactNode[], count: number) => ReactNode;
}): ReactNode {
  const tables = useMyTables();
  const sorted = [...tables].sort((a, b) => Number(b.yourMove) - Number(a.yourMove));
  return children(
    sorted.map((table) => <OnlineGame key={table.id} table={table} />),
    tables.length,
  );
}

function OnlineGame({ table }: { readonly table: MyTable }): ReactNode {
  const words = useOnlineWords();
  const sitters = table.names.map((name, chair) => sitterOf(table, name, chair));
  const face = facesOf(sitters);
  const left =
    table.until === null ? '' : words.trayUntil(duration(table.until - Date.now(), words));
  const state = table.phase === 'playing' ? words.paceOf(table.pace) : words.trayGathers;
  return (
    <ResumeLink
      game={table.game}
      href={`/online/${table.id}`}
      detail={[state, left].filter((part) => part !== '').join(' · ')}
      yours={table.yourMove}
      faces={table.names.flatMap((name, seat) =>
        name === null || seat === table.chair ? [] : [{ seat, face: face(seat) }],
      )}
    />
  );
}

/** A list names a bot by its level. */
function sitterOf(table: MyTable, name: string | null, chair: number): Sitter {
  const level = name === null ? undefined : levelOf(name);
  if (level) return botIn(table.id, chair, level);
  return { kind: chair === table.chair ? 'here' : 'away', name: name ?? '' };
}
