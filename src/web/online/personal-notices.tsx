import './meeting.css';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { Search } from '../../client/protocol/http.ts';
import type { MyTables } from '../../client/protocol/people.ts';
import { posterOf } from '../../games/index.ts';
import { Button } from '../../ui/button.tsx';
import { useSay } from '../../ui/live-region.tsx';
import { playSound } from '../../ui/sound.ts';
import { isTold, type NoticeEvent } from '../notice-settings.ts';
import { GameArt } from '../screens/game-art.tsx';
import { settingsNow, useSettings } from '../settings.ts';
import type { MeetingWords } from '../texts/meeting.ts';
import { countWaiting } from '../title.ts';
import { badgeIcon } from './badge.ts';
import { notifyOutside } from './desktop.ts';
import { followMine, useMine } from './feed.ts';
import { type Notice, noticesBetween } from './notices.ts';
import { api, renamedElsewhere } from './sign-in.ts';
import { duration, useNow } from './time.ts';
import { useMeetingWords, useOnlineWords } from './words.ts';

/** How long a notice stays, in milliseconds; one that needs an answer stays until there is one. */
const STAYS = 15_000;

/** A visible notice. */
interface Shown {
  readonly key: string;
  readonly notice: Notice;
}

/** Shown on every page: notices of the person's tables, and their search for an opponent. */
export function PersonalNotices({ me }: { readonly me: string }): ReactNode {
  const { shown, dismiss } = useNotices(me);
  const mine = useMine();
  useBadge(mine);
  return (
    <div className="meeting">
      <Toasts shown={shown} mine={mine} onDismiss={dismiss} />
      {mine?.search && <SearchPill search={mine.search} />}
    </div>
  );
}

/** Follows the person's tables and reports what happens at those not on screen. */
function useNotices(me: string) {
  const words = useMeetingWords();
  const say = useSay();
  const [path, go] = useLocation();
  const [shown, setShown] = useState<readonly Shown[]>([]);
  const latest = useRef({ words, path, say, go });
  latest.current = { words, path, say, go };
  const count = useRef(0);
  useEffect(
    () =>
      followMine(me, (before, mine) => {
        const now = latest.current;
        void renamedElsewhere(mine.name);
        for (const notice of noticesBetween(before, mine)) {
          const here = now.path === `/online/${notice.table}`;
          if (here && document.visibilityState === 'visible') continue;
          // Being paired is the only way to get a new table without pressing anything: the page
          // goes there.
          const isNew = !before?.tables.some(({ id }) => id === notice.table);
          if (notice.kind === 'check' && isNew && isAtTheDoor(now.path)) {
            now.go(wayTo(notice));
            continue;
          }
          tell(notice, now.words, now.say, () => latest.current.go(wayTo(notice)));
          if (!here)
            setShown((all) => [...all, { key: String(count.current++), notice }].slice(-3));
        }
      }),
    [me],
  );
  const dismiss = (key: string): void => setShown((all) => all.filter((one) => one.key !== key));
  return { shown, dismiss };
}

/** Pages from which a player can be moved to a starting table without losing anything. */
function isAtTheDoor(path: string): boolean {
  return (
    path === '/' ||
    path === '/lobby' ||
    path.startsWith('/find/') ||
    path.startsWith('/tournaments')
  );
}

/** Announces a notice, plays its sound, and shows it outside the page if that is hidden. */
function tell(
  notice: Notice,
  words: MeetingWords,
  say: (text: string) => void,
  go: () => void,
): void {
  const text = textOf(notice, words);
  const event: NoticeEvent = 'yourMove';
  say(text);
  if (isTold(settingsNow(), event, 'sound', new Date()))
    void playSound(notice.kind === 'begins' || notice.kind === 'check' ? 'bell' : 'decision');
  if (document.visibilityState !== 'visible') notifyOutside(text, notice.table, go);
}

function textOf(notice: Notice, words: MeetingWords): string {
  const game = posterOf(notice.game, settingsNow().language)?.name ?? notice.game;
  switch (notice.kind) {
    case 'sat':
      return words.tellSat(notice.name, game);
    case 'begins':
      return words.tellBegins(game);
    case 'yourMove':
      return words.tellYourMove(game);
    case 'check':
      return words.tellCheck(game);
    case 'proposal':
      return words.tellProposal(notice.name, game);
    case 'rematch':
      return words.tellRematch(game);
    case 'invited':
      return words.tellInvited(notice.name, game);
  }
}

function wayTo(notice: Notice): string {
  return `/online/${notice.kind === 'rematch' ? notice.next : notice.table}`;
}

function Toasts({
  shown,
  mine,
  onDismiss,
}: {
  readonly shown: readonly Shown[];
  readonly mine: MyTables | undefined;
  readonly onDismiss: (key: string) => void;
}): ReactNode {
  const words = useMeetingWords();
  const [path] = useLocation();
  const stands = shown.filter(
    ({ notice }) => isCurrent(notice, mine) && path !== `/online/${notice.table}`,
  );
  if (stands.length === 0) return null;
  return (
    <section className="toasts" aria-label={words.notices}>
      {stands.map(({ key, notice }) => (
        <Toast key={key} notice={notice} mine={mine} onDismiss={() => onDismiss(key)} />
      ))}
    </section>
  );
}

/** Whether a notice is still current. */
function isCurrent(notice: Notice, mine: MyTables | undefined): boolean {
  const table = mine?.tables.find(({ id }) => id === notice.table);
  if (notice.kind === 'check') return table?.check?.waiting.includes(table.chair) === true;
  if (notice.kind === 'yourMove') return table?.yourMove === true;
  if (notice.kind === 'invited')
    return mine?.invitations.some((one) => one.table === notice.table) === true;
  return true;
}

function Toast({
  notice,
  mine,
  onDismiss,
}: {
  readonly notice: Notice;
  readonly mine: MyTables | undefined;
  readonly onDismiss: () => void;
}): ReactNode {
  const words = useMeetingWords();
  const [, go] = useLocation();
  const stays = notice.kind === 'check' || notice.kind === 'begins' || notice.kind === 'invited';
  const latest = useRef(onDismiss);
  latest.current = onDismiss;
  useEffect(() => {
    if (stays) return;
    const timer = setTimeout(() => latest.current(), STAYS);
    return () => clearTimeout(timer);
  }, [stays]);
  const open = (): void => {
    onDismiss();
    if (notice.kind === 'invited')
      void api.join(notice.table).then(
        () => go(wayTo(notice)),
        () => go(wayTo(notice)),
      );
    else if (notice.kind === 'rematch')
      void api.rematch(notice.table).then(
        ({ table }) => go(`/online/${table}`),
        () => {},
      );
    else go(wayTo(notice));
  };
  return (
    <article className="toast" data-kind={notice.kind}>
      <GameArt game={notice.game} />
      <p>{textOf(notice, words)}</p>
      {notice.kind === 'check' && <CheckTime table={notice.table} mine={mine} />}
      <Button kind="main" onClick={open}>
        {LABELS[notice.kind](words)}
      </Button>
      <button type="button" className="toast-close" aria-label={words.dismiss} onClick={onDismiss}>
        ×
      </button>
    </article>
  );
}

const LABELS: Readonly<Record<Notice['kind'], (words: MeetingWords) => string>> = {
  sat: ({ openTable }) => openTable,
  begins: ({ openTable }) => openTable,
  yourMove: ({ openTable }) => openTable,
  proposal: ({ openTable }) => openTable,
  check: ({ imReady }) => imReady,
  rematch: ({ toRematch }) => toRematch,
  invited: ({ join }) => join,
};

/** Time left to confirm; assumes that clocks differ little. */
function CheckTime({
  table,
  mine,
}: {
  readonly table: string;
  readonly mine: MyTables | undefined;
}): ReactNode {
  const now = useNow(true);
  const until = mine?.tables.find(({ id }) => id === table)?.check?.until ?? now;
  return <span className="toast-time">{Math.max(0, Math.ceil((until - now) / 1_000))}</span>;
}

/** The waiting time of a search and a cancel button, on every page. */
function SearchPill({ search }: { readonly search: Search }): ReactNode {
  const words = useMeetingWords();
  const online = useOnlineWords();
  const say = useSay();
  const { language } = useSettings();
  const now = useNow(true);
  const cancel = (): void => {
    api.endSearch().then(
      () => say(words.searchStopped),
      () => {},
    );
  };
  return (
    <aside className="search-pill" aria-label={words.searching}>
      <span className="search-dots" aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      <p>
        <strong>{words.searching}</strong>
        <small>
          {posterOf(search.game, language)?.name} · {online.paceOf(search.pace)}
        </small>
      </p>
      <time>{duration(Math.max(0, now - search.since), online)}</time>
      <Button onClick={cancel}>{words.searchCancel}</Button>
    </aside>
  );
}

/** A number in the tab's title and a dot on its icon while tables wait for the person. */
function useBadge(mine: MyTables | undefined): void {
  const [path] = useLocation();
  const count = mine?.tables.filter(isWaiting).length ?? 0;
  useEffect(() => {
    const told = isTold(settingsNow(), 'yourMove', 'page', new Date()) ? count : 0;
    const look = (): void => {
      const others = told - Number(isHere(mine, path));
      countWaiting(document.visibilityState === 'visible' ? Math.max(0, others) : told);
      badgeIcon(told > 0 && (document.visibilityState !== 'visible' || others > 0));
    };
    look();
    addEventListener('visibilitychange', look);
    return () => removeEventListener('visibilitychange', look);
  }, [count, mine, path]);
}

function isWaiting({ yourMove, check, chair }: MyTables['tables'][number]): boolean {
  return yourMove || check?.waiting.includes(chair) === true;
}

/** Whether a waiting table is the one on screen. */
function isHere(mine: MyTables | undefined, path: string): boolean {
  return mine?.tables.some((table) => isWaiting(table) && path === `/online/${table.id}`) === true;
}
