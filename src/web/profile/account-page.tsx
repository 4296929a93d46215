import './profile.css';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import type { Me } from '../../client/protocol/http.ts';
import { Button } from '../../ui/button.tsx';
import { useSay } from '../../ui/live-region.tsx';
import { NameField } from '../online/name-field.tsx';
import { useServer } from '../online/server.ts';
import { ensureSignedIn } from '../online/sign-in.ts';
import { Page } from '../page.tsx';
import { useWords } from '../words.ts';
import { AccountSafety } from './account-safety.tsx';
import { OwnData } from './own-data.tsx';
import { CodeList } from './recovery-codes.tsx';
import { SanctionList } from './sanctions.tsx';
import { Sessions } from './sessions.tsx';
import { signOut } from './signing.ts';
import { SigningIn } from './signing-in.tsx';
import { usePeopleWords, useProfileWords } from './words.ts';

/** The person's account, and ways to sign in. */
export function AccountPage(): ReactNode {
  const words = useWords();
  const server = useServer();
  const { accounts } = useProfileWords();
  const [said, setSaid] = useSaid();
  const [codes, setCodes] = useState<readonly string[]>([]);
  const parts = { onSaid: setSaid, onCodes: setCodes };
  return (
    <Page title={words.account} className="account">
      {server.kind === 'none' && <p className="lead">{accounts.noServer}</p>}
      {server.kind === 'asking' && <p className="loading">{words.loading}</p>}
      {said !== '' && <p className="account-said">{said}</p>}
      {codes.length > 0 && <CodeList codes={codes} onSaved={() => setCodes([])} />}
      {server.kind === 'there' && !server.me && <Stranger {...parts} />}
      {server.kind === 'there' && server.me && <Known me={server.me} {...parts} />}
    </Page>
  );
}

/** A message that is shown and announced. */
function useSaid(): [string, (text: string) => void] {
  const say = useSay();
  const [said, setSaid] = useState('');
  const both = (text: string): void => {
    setSaid(text);
    say(text);
  };
  return [said, both];
}

interface Props {
  readonly onSaid: (text: string) => void;
  /** Recovery codes of a new account. */
  readonly onCodes: (codes: readonly string[]) => void;
}

function Stranger({ onSaid, onCodes }: Props): ReactNode {
  const { accounts } = useProfileWords();
  return (
    <>
      <p className="lead">{accounts.nameless}</p>
      <Button onClick={() => ensureSignedIn().catch(() => {})}>{accounts.comeIn}</Button>
      <SigningIn onSaid={onSaid} onCodes={onCodes} />
    </>
  );
}

function Known({ me, onSaid, onCodes }: Props & { readonly me: Me }): ReactNode {
  const words = useWords();
  const people = usePeopleWords();
  const { accounts } = useProfileWords();
  const leave = async (): Promise<void> => {
    await signOut();
    onSaid(accounts.out);
  };
  return (
    <>
      <p className="lead">{me.account ? accounts.known(me.name) : accounts.guest(me.name)}</p>
      {!me.account && <p>{accounts.guestWhy}</p>}
      <div className="row">
        <Link className="button" href="/profile">
          {words.profile}
        </Link>
        <Link className="button" href="/friends">
          {people.friends.title}
        </Link>
        {me.account && <Button onClick={leave}>{accounts.signOut}</Button>}
      </div>
      <NameField />
      {me.account && <AccountSafety key={me.id} onSaid={onSaid} />}
      {!me.account && <SigningIn onSaid={onSaid} onCodes={onCodes} />}
      <SanctionList />
      <Sessions key={me.id} />
      <OwnData account={me.account} onSaid={onSaid} />
    </>
  );
}
