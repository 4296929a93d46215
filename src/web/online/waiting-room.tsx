import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import type { ErrorCode } from '../../client/protocol/errors.ts';
import { at, range } from '../../engine/list.ts';
import type { AnyTexts } from '../../engine/texts.ts';
import { LANGUAGE_NAMES } from '../../engine/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { useFacts, useTexts } from '../games.ts';
import { Page } from '../page.tsx';
import { ChairLine } from './chair-line.tsx';
import { isChairFree } from './chairs.ts';
import { InvitePanel } from './invite.tsx';
import type { OnlineStatus } from './online-status.ts';
import type { OnlineTable } from './online-table.ts';
import { differences } from './option-changes.ts';
import { SeatInvites } from './seat-invites.tsx';
import { api, codeOf } from './sign-in.ts';
import { Spectators } from './spectators.tsx';
import { useOnlineWords } from './words.ts';

interface Props {
  readonly table: OnlineTable;
  readonly status: OnlineStatus;
}

/** A table before the bell: who sits, who is missing, how to bring them; then the mixing of chance. */
export function WaitingRoom({ table, status }: Props): ReactNode {
  const words = useOnlineWords();
  const { info, code, chair } = status.known;
  const texts = useTexts(info.game);
  const gathers = info.phase === 'gathering';
  return (
    <Page title={words.tableOf(texts.name)} className="gathering">
      <Terms status={status} texts={texts} />
      <Panel tone="raised" title={gathers ? words.gathering : words.dealing}>
        {!gathers && <p>{words.dealingLead}</p>}
        <Places table={table} status={status} />
        <Spectators known={status.known} />
      </Panel>
      {gathers && (chair !== null || info.listed) && (
        <InvitePanel table={table.id} code={code}>
          {chair !== null && <SeatInvites status={status} />}
        </InvitePanel>
      )}
    </Page>
  );
}

/** What is played here, in one line. */
function Terms({
  status,
  texts,
}: {
  readonly status: OnlineStatus;
  readonly texts: AnyTexts;
}): ReactNode {
  const words = useOnlineWords();
  const { info } = status.known;
  const facts = useFacts(info.game);
  const changed = facts ? differences(facts, texts, info.options) : [];
  const parts = [
    words.paceOf(info.pace),
    ...(info.legs > 1 ? [words.match(info.legs)] : []),
    ...(changed.length > 0 ? changed : [words.rulebook]),
    ...(info.rated ? [words.rated] : []),
    ...(info.language === null ? [] : [LANGUAGE_NAMES[info.language]]),
  ];
  return <p className="kicker">{parts.join(' · ')}</p>;
}

function Places({ table, status }: Props): ReactNode {
  const words = useOnlineWords();
  const [, go] = useLocation();
  const [trouble, setTrouble] = useState<ErrorCode>();
  const { info, chair: mine } = status.known;
  const attempt = (deed: () => Promise<unknown>) => async (): Promise<void> => {
    setTrouble(undefined);
    await table.move(deed).catch((error) => {
      setTrouble(codeOf(error));
    });
  };
  const leave = attempt(async () => {
    await api.leave(table.id);
    go('/lobby');
  });
  const fill = attempt(async () => {
    for (const chair of range(info.seats))
      if (isChairFree(at(info.chairs, chair))) await api.setBot(table.id, chair, 'contender');
  });
  return (
    <>
      <ul className="seats">
        {range(info.seats).map((chair) => (
          <ChairLine key={chair} chair={chair} status={status} attempt={attempt} table={table} />
        ))}
      </ul>
      {trouble !== undefined && (
        <p role="alert" className="refusal">
          {words.errors[trouble]}
        </p>
      )}
      {mine !== null && info.phase === 'gathering' && (
        <>
          <div className="row">
            {mine === info.host && (
              <Button kind="main" onClick={fill}>
                {words.startWithBots}
              </Button>
            )}
            <Button onClick={leave}>{words.leaveLobby}</Button>
          </div>
          {mine === info.host && !info.rated && <p className="note">{words.startWithBotsNote}</p>}
        </>
      )}
    </>
  );
}
