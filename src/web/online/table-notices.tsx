import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { CALLED_OFF, DRAWN } from '../../client/protocol/table.ts';
import { at } from '../../engine/list.ts';
import type { AnyTexts, Who } from '../../engine/texts.ts';
import { Button } from '../../ui/button.tsx';
import { useSay } from '../../ui/live-region.tsx';
import { LogLines } from '../../ui/log-lines.tsx';
import { botName } from '../names.ts';
import { logLine } from '../screens/log.tsx';
import { useSettings } from '../settings.ts';
import { AbsenceNotice } from './absence-notice.tsx';
import { seatInLeg } from './chairs.ts';
import { useLine } from './connection.ts';
import type { OnlineStatus } from './online-status.ts';
import type { OnlineTable } from './online-table.ts';
import { useServer } from './server.ts';
import { useCompanyWords, useOnlineWords } from './words.ts';

interface Props {
  readonly table: OnlineTable;
  readonly status: OnlineStatus;
  readonly texts: AnyTexts;
  readonly who: Who;
  /** The game of the match on screen. */
  readonly leg: number;
}

/** Notices of an online table: connection, absences, proposals. */
export function TableNotices(props: Props): ReactNode {
  return (
    <>
      <LineNotice />
      <Recap {...props} />
      <HeldByBot {...props} />
      <AbsenceNotice {...props} />
      <Proposal {...props} />
      <RematchNotice {...props} />
      <TroubleNotice {...props} />
    </>
  );
}

/** An error, until it is dismissed or another action is taken. */
function TroubleNotice({ table, status }: Props): ReactNode {
  const words = useOnlineWords();
  const { pending, close } = useCompanyWords();
  const { trouble } = status;
  if (trouble === null) return null;
  return (
    <div role="alert" className="notice notice-trouble">
      <p>{trouble === 'pending' ? pending : words.errors[trouble]}</p>
      <Button kind="plain" onClick={() => table.note(null)}>
        {close}
      </Button>
    </div>
  );
}

/** Announces that a rematch is ready; the result screen links to it. */
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

/** Reports a lost and a restored connection. */
function LineNotice(): ReactNode {
  const words = useOnlineWords();
  const company = useCompanyWords();
  const say = useSay();
  const { connected, ended } = useLine();
  const server = useServer();
  const [lost, setLost] = useState(false);
  useEffect(() => {
    if (!connected) {
      setLost(true);
      say(ended ? company.ended : words.offline);
    }
    if (connected && lost) {
      setLost(false);
      say(words.backAgain);
    }
  }, [connected, ended, lost, say, words, company]);
  if (connected) return null;
  if (ended)
    return (
      <div role="alert" className="notice notice-line">
        <p>{company.ended}</p>
        <Link className="button button-main" href="/account">
          {company.signInAgain}
        </Link>
      </div>
    );
  const forgotten = server.kind === 'there' && server.me === null;
  return (
    <p className="notice notice-line">
      {forgotten ? words.errors['not-signed-in'] : words.offline}
    </p>
  );
}

/** Maximum number of lines in a recap. */
const AT_A_GLANCE = 12;

/** What happened while the person was away. */
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

/** A bot plays in the person's seat until they take it back. */
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

/** A proposal to take back, to draw or to abort; everyone has to agree. */
function Proposal({ table, status, who, leg }: Props): ReactNode {
  const words = useOnlineWords();
  const { wantsDraw } = useCompanyWords();
  const say = useSay();
  const { known } = status;
  const { proposal } = known.info;
  const name = proposal ? who(seatInLeg(known, proposal.chair, leg)) : undefined;
  const wants =
    proposal?.step === CALLED_OFF
      ? words.wantsOff
      : proposal?.step === DRAWN
        ? wantsDraw
        : words.wantsBack;
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
