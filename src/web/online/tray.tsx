import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'wouter';
import type { MyTable } from '../../client/protocol/http.ts';
import { posterOf } from '../../games/index.ts';
import { useSay } from '../../ui/live-region.tsx';
import { playSound } from '../../ui/sound.ts';
import { isTold } from '../notice-settings.ts';
import { settingsNow } from '../settings.ts';
import { countWaiting } from '../title.ts';
import { useWords } from '../words.ts';
import { listedName } from './option-changes.ts';
import { api } from './sign-in.ts';
import { duration } from './time.ts';
import { usePolled } from './use-polled.ts';
import { useOnlineWords } from './words.ts';

/** How often one's tables are looked at, in milliseconds. */
const EVERY = 5_000;

const mine = async (): Promise<readonly MyTable[]> => (await api.myTables()).tables;

/** All tables that one sits at, those that wait for oneself first. */
export function Tray({ but }: { readonly but?: string }): ReactNode {
  const words = useOnlineWords();
  const tables = useMyTables(but);
  if (tables.length === 0) return null;
  return (
    <section className="kept tray" aria-label={words.tray}>
      <h2>{words.tray}</h2>
      <ul>
        {tables.map((table) => (
          <TrayLine key={table.id} table={table} />
        ))}
      </ul>
    </section>
  );
}

/** The tables that one sits at but one, kept up to date; says when one begins to wait for oneself. */
export function useMyTables(but?: string): readonly MyTable[] {
  const sitting = usePolled(mine, EVERY) ?? [];
  const tables = sitting.filter(({ id, phase }) => id !== but && phase !== 'over');
  useNotices(tables);
  return tables;
}

function TrayLine({ table }: { readonly table: MyTable }): ReactNode {
  const words = useOnlineWords();
  const { levels } = useWords();
  const name = gameName(table.game);
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
      >
        {words.trayGo}
      </Link>
    </li>
  );
}

function gameName(game: string): string {
  return posterOf(game, settingsNow().language)?.name ?? game;
}

/** When a table begins to wait for oneself: a sound, a word, and a number in the tab, as one wants it. */
function useNotices(tables: readonly MyTable[]): void {
  const words = useOnlineWords();
  const say = useSay();
  const waiting = tables.filter(({ yourMove }) => yourMove);
  const known = useRef<readonly string[]>(undefined);
  const latest = useRef({ waiting, words });
  latest.current = { waiting, words };
  const key = waiting.map(({ id }) => id).join(' ');
  useEffect(() => {
    const now = latest.current;
    const before = known.current;
    known.current = key.split(' ');
    const fresh = now.waiting.filter(({ id }) => before?.includes(id) === false);
    if (fresh.length > 0 && isTold(settingsNow(), 'yourMove', 'sound', new Date()))
      void playSound('decision');
    for (const { game } of fresh) say(now.words.yourMoveElsewhere(gameName(game)));
  }, [key, say]);
  const count = waiting.length;
  useEffect(() => {
    if (isTold(settingsNow(), 'yourMove', 'page', new Date())) countWaiting(count);
    return () => countWaiting(0);
  }, [count]);
}
