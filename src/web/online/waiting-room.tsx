import './waiting-room.css';
import { type ReactNode, useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { ErrorCode } from '../../client/protocol/errors.ts';
import { at, range } from '../../engine/list.ts';
import { Button } from '../../ui/button.tsx';
import { Drawer } from '../../ui/drawer.tsx';
import { Icon } from '../../ui/icon.tsx';
import { boxingGlove } from '../../ui/logo-drawing.ts';
import { useTexts } from '../games.ts';
import { LineIcon } from '../line-icon.tsx';
import { LanguageSwitch } from '../masthead.tsx';
import { Page } from '../page.tsx';
import { useTournamentWords } from '../tournaments/words.ts';
import { useWords } from '../words.ts';
import { isChairFree } from './chairs.ts';
import { useChatLines, useSpoken } from './chat.tsx';
import { useDesktopPermission } from './desktop.ts';
import { InvitePanel } from './invite.tsx';
import { MyTablesButton } from './my-tables-panel.tsx';
import type { OnlineStatus } from './online-status.ts';
import type { OnlineTable } from './online-table.ts';
import { RingSeats } from './ring-seats.tsx';
import { api, requestErrorCode } from './sign-in.ts';
import { TableSettings } from './table-settings.tsx';
import { useNow } from './time.ts';
import { WaitingChat } from './waiting-chat.tsx';
import { useMeetingWords, useOnlineWords } from './words.ts';

interface Props {
  readonly table: OnlineTable;
  readonly status: OnlineStatus;
}

/** Runs an action at the table and shows its error, if any. */
export type Attempt = (deed: () => Promise<unknown>) => () => Promise<void>;

/** A table before the game: invitation, seats, terms, chat. */
export function WaitingRoom({ table, status }: Props): ReactNode {
  const online = useOnlineWords();
  const { info } = status.known;
  const texts = useTexts(info.game);
  const [trouble, setTrouble] = useState<ErrorCode>();
  useSpoken(useChatLines(status));
  const attempt: Attempt = (deed) => async () => {
    setTrouble(undefined);
    await table.move(deed).catch((error) => setTrouble(requestErrorCode(error)));
  };
  return (
    <Page title={online.tableOf(texts.name)} hideTitle className="waiting">
      <Bar {...{ table, status, attempt }} name={texts.name} />
      {info.tournament ? (
        <TournamentPanel id={info.tournament} />
      ) : (
        <InvitePanel status={status} name={texts.name} />
      )}
      <RingSeats {...{ table, status, attempt }} />
      <aside className="waiting-side">
        <TableSettings status={status} texts={texts} attempt={attempt} />
        <WaitingChat table={table} status={status} />
      </aside>
      <Dock {...{ table, status, attempt }}>
        {trouble !== undefined && (
          <p role="alert" className="waiting-trouble">
            {online.errors[trouble]}
          </p>
        )}
      </Dock>
    </Page>
  );
}

/** A tournament table waits for nobody else. */
function TournamentPanel({ id }: { readonly id: string }): ReactNode {
  const words = useTournamentWords();
  return (
    <section className="invite" aria-label={words.tournament}>
      <h2>{words.tournament}</h2>
      <p>{words.noShowNote}</p>
      <Link className="button" href={`/tournaments/${id}`}>
        {words.backToTournament}
      </Link>
    </section>
  );
}

interface AttemptProps extends Props {
  readonly attempt: Attempt;
}

/** Title, number of players, other tables, and Leave. */
function Bar({
  table,
  status,
  attempt,
  name,
}: AttemptProps & { readonly name: string }): ReactNode {
  const words = useMeetingWords();
  const house = useWords();
  const online = useOnlineWords();
  const [, go] = useLocation();
  const { info, chair } = status.known;
  const taken = info.chairs.filter((one) => !isChairFree(one)).length;
  const leave = attempt(async () => {
    await api.leave(table.id);
    go('/');
  });
  return (
    <header className="waiting-bar">
      <Link href="/" className="waiting-home" aria-label={house.home}>
        <Icon drawing={boxingGlove} size={26} />
        <span>{house.appName}</span>
      </Link>
      <p className="waiting-where">
        <b>{name}</b>
        <span>{info.phase === 'gathering' ? words.waitingFor : online.dealing}</span>
      </p>
      <p className="waiting-count">
        <LineIcon name="players" />
        <span aria-hidden="true">
          <b>{taken}</b>/{info.seats}
        </span>
        <span className="hidden-visually">{words.seatedCount(taken, info.seats)}</span>
      </p>
      <MyTablesButton />
      <LanguageSwitch />
      {chair !== null && !info.tournament && (
        <button type="button" className="waiting-leave" aria-label={words.leave} onClick={leave}>
          <LineIcon name="leave" />
          <span aria-hidden="true">{words.leave}</span>
        </button>
      )}
    </header>
  );
}

/** What happens next, and the actions for it. */
function Dock({
  table,
  status,
  attempt,
  children,
}: AttemptProps & { readonly children: ReactNode }): ReactNode {
  const words = useMeetingWords();
  const online = useOnlineWords();
  const { info, chair } = status.known;
  const free = range(info.seats).filter((one) => isChairFree(at(info.chairs, one)));
  const hosts = chair !== null && chair === info.host && info.phase === 'gathering';
  const fill = attempt(async () => {
    for (const one of free) await api.setBot(table.id, one, 'contender');
  });
  return (
    <footer className="waiting-dock">
      {children}
      {info.phase !== 'gathering' ? (
        <p className="waiting-hint">{online.dealingLead}</p>
      ) : (
        <Hint status={status} table={table} />
      )}
      <ChatSheet table={table} status={status} />
      {hosts && !info.rated && free.length > 0 && !info.check && (
        <div className="waiting-go">
          <small>{words.botsTake(free.length)}</small>
          <Button kind="main" onClick={fill}>
            {words.startWithBots}
          </Button>
        </div>
      )}
    </footer>
  );
}

/**
 * The person may leave the page: notices reach them elsewhere. During the ready check, who is
 * missing.
 */
function Hint({ table, status }: Props): ReactNode {
  const words = useMeetingWords();
  const { info, chair } = status.known;
  const { state, ask } = useDesktopPermission();
  const now = useNow(Boolean(info.check)) + (status.ahead ?? 0);
  if (info.check) {
    const left = Math.max(0, Math.ceil((info.check.until - now) / 1_000));
    const mine = chair !== null && info.check.waiting.includes(chair);
    const names = info.check.waiting.map((one) => info.chairs[one]?.person?.name ?? '');
    return (
      <div className="waiting-hint waiting-check" role="status">
        <LineIcon name="bell" />
        <span>{mine ? words.checkSays(left) : words.checkWait(names.join(', '), left)}</span>
        {mine && (
          <Button kind="main" onClick={() => table.act((watched) => watched.confirm())}>
            {words.imReady}
          </Button>
        )}
      </div>
    );
  }
  if (chair === null) return <p className="waiting-hint">{words.waitOthers}</p>;
  return (
    <p className="waiting-hint">
      <LineIcon name="bell" />
      <span>
        {words.notify} <b>{words.notifyWhen}</b>{' '}
        {state === 'default' && (
          <button type="button" className="waiting-notify" onClick={ask}>
            {words.notifyAsk}
          </button>
        )}
      </span>
    </p>
  );
}

/** On phones the chat slides up; a badge counts new messages. */
function ChatSheet({ table, status }: Props): ReactNode {
  const words = useMeetingWords();
  const [open, setOpen] = useState(false);
  const lines = useChatLines(status);
  const [read, setRead] = useState(lines.length);
  useEffect(() => {
    if (open) setRead(lines.length);
  }, [open, lines.length]);
  const fresh = lines.length - read;
  return (
    <>
      <button type="button" className="button waiting-talk" onClick={() => setOpen(true)}>
        <LineIcon name="talk" />
        {words.chat}
        {fresh > 0 && <i>{fresh}</i>}
      </button>
      <Drawer open={open} onClose={() => setOpen(false)} title={words.chat}>
        <WaitingChat table={table} status={status} />
      </Drawer>
    </>
  );
}
