import '../online/online.css';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import type { ErrorCode } from '../../client/protocol/errors.ts';
import { Button } from '../../ui/button.tsx';
import { NoServer } from '../online/no-server.tsx';
import { useServer } from '../online/server.ts';
import { api, ensureSignedIn, NoName, requestErrorCode } from '../online/sign-in.ts';
import { useOnlineWords } from '../online/words.ts';
import { Page } from '../page.tsx';

/** An invitation link to a seat: one press takes it in this browser. */
export function InvitedPage(): ReactNode {
  const words = useOnlineWords();
  const [, go] = useLocation();
  const [trouble, setTrouble] = useState<ErrorCode>();
  const server = useServer();
  if (server.kind === 'none') return <NoServer />;
  const take = async (): Promise<void> => {
    try {
      await ensureSignedIn();
      const { table } = await api.takeUp(location.hash.slice(1));
      go(`/online/${table}`, { replace: true });
    } catch (error) {
      if (!(error instanceof NoName)) setTrouble(requestErrorCode(error));
    }
  };
  return (
    <Page title={words.invited} className="gathering">
      <p className="lead">{words.invitedLead}</p>
      {trouble === undefined ? (
        <Button kind="main" onClick={take}>
          {words.takeUp}
        </Button>
      ) : (
        <p role="alert" className="refusal">
          {words.errors[trouble]}
        </p>
      )}
    </Page>
  );
}
