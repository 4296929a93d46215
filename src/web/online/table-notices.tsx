import { type ReactNode, useEffect, useState } from 'react';
import { CALLED_OFF } from '../../client/protocol/table.ts';
import { at } from '../../engine/list.ts';
import type { AnyTexts, Who } from '../../engine/texts.ts';
import { Button } from '../../ui/button.tsx';
import { useSay } from '../../ui/live-region.tsx';
import { LogLines } from '../../ui/log-lines.tsx';
import { botName, namesOf } from '../names.ts';
import { logLine } from '../screens/log.tsx';
import { useSettings } from '../settings.ts';
import { seatOfChair } from './chairs.ts';
import { useConnected } from './connection.ts';
import type { OnlineStatus } from './online-status.ts';
import type { OnlineTable } from './online-table.ts';
import { useServer } from './server.ts';
import { useOnlineWords } from './words.ts';

interface Props {
  readonly table: OnlineTable;
  readonly status: OnlineStatus;
  readonly texts: AnyTexts;
  readonly who: Who;
}

/** What somebody at an online table has to know beside the game: the line, absences, wishes of others. */
export function TableNotices(props: Props): ReactNode {
  const words = useOnlineWords();
  const { trouble } = props.status;
  return (
    <>
      <LineNotice />
      <GameBefore {...props} />
      <Recap {...props} />
      <HeldByBot {...props} />
      <Proposal {...props} />
      <RematchNotice {...props} />
      {trouble !== null && (
        <p role="alert" className="notice">
          {words.errors[trouble]}
        </p>
      )}
    </>
  );
}

/** Says that another game is ready; the result has the way to it. */
function RematchNotice({ status }: Props): null {
  const words = useOnlineWords();
  const say = useSay();
  const { info, chair } = status.known;
  const ready = info.rematch !== null && chair !== null;
  useEffect(() => {
    if (ready) say(words.wantsRematch);
  }, [ready, say, words]);
  return null;
}

/** Says when the connection is gone, and when it is back. */
function LineNotice(): ReactNode {
  const words = useOnlineWords();
  const say = useSay();
  const connected = useConnected();
  const server = useServer();
  const [lost, setLost] = useState(false);
  useEffect(() => {
    if (!connected) {
      setLost(true);
      say(words.offline);
    }
    if (connected && lost) {
      setLost(false);
      say(words.backAgain);
    }
  }, [connected, lost, say, words]);
  if (connected) return null;
  const forgotten = server.kind === 'there' && server.me === null;
  return (
    <p className="notice notice-line">
      {forgotten ? words.errors['not-signed-in'] : words.offline}
    </p>
  );
}

/** As many lines as are read at a glance. */
const AT_A_GLANCE = 12;

/** What happened while one was away. */
function Recap({ table, status, texts, who }: Props): ReactNode {
  const words = useOnlineWords();
  const { recap } = status;
  if (recap === null) return null;
  const shown = recap.slice(-AT_A_GLANCE);
  return (
    <section className="notice recap" aria-label={words.wereAway}>
      <div>
        <p>
          <strong>{words.wereAway}</strong>
        </p>
        {recap.length > shown.length && (
          <p className="note">{words.moreBefore(recap.length - shown.length)}</p>
        )}
        <LogLines lines={shown.map((news, id) => logLine(texts, who, news, id))} />
      </div>
      <Button onClick={() => table.caughtUp()}>{words.readIt}</Button>
    </section>
  );
}

/** How the game before ended: its lines name people by the seats they had then. */
function GameBefore({ table, status, texts }: Props): ReactNode {
  const words = useOnlineWords();
  const { language } = useSettings();
  const { finished } = status;
  if (finished === null) return null;
  const who = namesOf(finished.sitters, language);
  const title = words.gameEnded(finished.number);
  return (
    <section className="notice recap" aria-label={title}>
      <div>
        <p>
          <strong>{title}</strong>
        </p>
        <LogLines lines={finished.news.map((news, id) => logLine(texts, who, news, id))} />
      </div>
      <Button onClick={() => table.caughtUp()}>{words.readIt}</Button>
    </section>
  );
}

/** A bot plays in one's own seat until one takes it back. */
function HeldByBot({ table, status }: Props): ReactNode {
  const words = useOnlineWords();
  const { language } = useSettings();
  const { chair, info } = status.known;
  if (chair === null || info.phase !== 'playing') return null;
  const { bot } = at(info.chairs, chair);
  if (bot === null) return null;
  return (
    <div className="notice">
      <p>{words.botHolds(botName(info.id, chair, bot, language))}</p>
      <Button kind="main" onClick={() => table.act((watched) => watched.comeBack())}>
        {words.takeBackSeat}
      </Button>
    </div>
  );
}

/** Somebody would like to take something back, or to call the game off; everybody has to agree. */
function Proposal({ table, status, who }: Props): ReactNode {
  const words = useOnlineWords();
  const say = useSay();
  const { known } = status;
  const { proposal } = known.info;
  const name = proposal ? who(seatOfChair(known, proposal.chair)) : undefined;
  const wants = proposal?.step === CALLED_OFF ? words.wantsOff : words.wantsBack;
  const agreed = known.chair !== null && proposal?.agreed.includes(known.chair) === true;
  useEffect(() => {
    if (name !== undefined && !agreed) say(wants(name));
  }, [name, agreed, say, wants]);
  if (!proposal || name === undefined) return null;
  if (known.chair === null || agreed) {
    const own = proposal.chair === known.chair;
    return <p className="notice">{own ? words.youWish : wants(name)}</p>;
  }
  const decide = (yes: boolean) => () => table.act((watched) => watched.agree(yes));
  return (
    <div className="notice">
      <p>{wants(name)}</p>
      <div className="row">
        <Button kind="main" onClick={decide(true)}>
          {words.agree}
        </Button>
        <Button onClick={decide(false)}>{words.decline}</Button>
      </div>
    </div>
  );
}
