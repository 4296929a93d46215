import './meeting.css';
import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { MyTable } from '../../client/protocol/http.ts';
import { posterOf } from '../../games/index.ts';
import { Drawer } from '../../ui/drawer.tsx';
import { LineIcon } from '../line-icon.tsx';
import { useSettings } from '../settings.ts';
import { useWords } from '../words.ts';
import { useMine } from './feed.ts';
import { listedName } from './option-changes.ts';
import { duration } from './time.ts';
import { useMeetingWords, useOnlineWords } from './words.ts';

/** All the person's tables, those waiting for them first. */
export function MyTablesPanel({ but }: { readonly but?: string }): ReactNode {
  const words = useOnlineWords();
  const tables = useMyTables(but);
  if (tables.length === 0) return null;
  return (
    <section className="kept tray" aria-label={words.tray}>
      <h2>{words.tray}</h2>
      <MyTableLines tables={tables} />
    </section>
  );
}

/** All the person's tables except one, those waiting for them first. */
export function useMyTables(but?: string): readonly MyTable[] {
  const { tables = [] } = useMine() ?? {};
  return tables.filter(({ id, phase }) => id !== but && phase !== 'over');
}

/** Button for the list of tables in the bar of every page, with the number waiting. */
export function MyTablesButton(): ReactNode {
  const words = useMeetingWords();
  const [path] = useLocation();
  const [open, setOpen] = useState(false);
  const tables = useMyTables(path.replace('/online/', ''));
  const waiting = tables.filter(({ yourMove }) => yourMove).length;
  if (tables.length === 0) return null;
  const state = [words.trayCount(tables.length), waiting > 0 ? words.trayYours(waiting) : ''];
  return (
    <>
      <button
        type="button"
        className="tray-button"
        data-waiting={waiting > 0}
        aria-label={`${words.tray}: ${state.filter((part) => part !== '').join(', ')}`}
        onClick={() => setOpen(true)}
      >
        <LineIcon name="bell" />
        <b>{tables.length}</b>
      </button>
      <Drawer open={open} onClose={() => setOpen(false)} title={words.tray}>
        <div className="kept tray tray-sheet">
          <MyTableLines tables={tables} onGo={() => setOpen(false)} />
        </div>
      </Drawer>
    </>
  );
}

function MyTableLines({
  tables,
  onGo,
}: {
  readonly tables: readonly MyTable[];
  readonly onGo?: () => void;
}): ReactNode {
  return (
    <ul>
      {tables.map((table) => (
        <MyTableLine key={table.id} table={table} onGo={onGo} />
      ))}
    </ul>
  );
}

function MyTableLine({
  table,
  onGo,
}: {
  readonly table: MyTable;
  readonly onGo: (() => void) | undefined;
}): ReactNode {
  const words = useOnlineWords();
  const { levels } = useWords();
  const { language } = useSettings();
  const name = posterOf(table.game, language)?.name ?? table.game;
  const others = table.names
    .filter((_, chair) => chair !== table.chair)
    .map((one) => (one === null ? '…' : listedName(one, levels)));
  const state = table.yourMove
    ? words.trayYours
    : table.phase === 'playing'
      ? words.trayWaits
      : words.trayGathers;
  const left =
    table.until === null ? '' : ` · ${words.trayUntil(duration(table.until - Date.now(), words))}`;
  return (
    <li data-mine={table.yourMove}>
      <div>
        <strong>{name}</strong>
        <span className="note">
          {state}
          {left} · {words.against(others.join(', '))}
        </span>
      </div>
      <Link
        className={table.yourMove ? 'button button-main' : 'button'}
        href={`/online/${table.id}`}
        aria-label={words.trayGoTo(name)}
        onClick={onGo}
      >
        {words.trayGo}
      </Link>
    </li>
  );
}
