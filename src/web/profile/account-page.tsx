import './profile.css';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import type { Me } from '../../client/protocol/http.ts';
import { Button } from '../../ui/button.tsx';
import { useSay } from '../../ui/live-region.tsx';
import { nowIAm, useServer } from '../online/server.ts';
import { api, ensureSignedIn } from '../online/sign-in.ts';
import { Page } from '../page.tsx';
import { useSettings } from '../settings.ts';
import { useWords } from '../words.ts';
import { OwnData } from './own-data.tsx';
import { Sessions } from './sessions.tsx';
import { addPasskey, faultOf, signOut } from './signing.ts';
import { SigningIn } from './signing-in.tsx';

/** Who one is on this server, and how to be known again. */
export function AccountPage(): ReactNode {
  const words = useWords();
  const server = useServer();
  const { accounts } = words;
  const [said, setSaid] = useSaid();
  return (
    <Page title={words.account} className="account">
      {server.kind === 'none' && <p className="lead">{accounts.noServer}</p>}
      {server.kind === 'asking' && <p className="loading">{words.loading}</p>}
      {said !== '' && <p className="account-said">{said}</p>}
      {server.kind === 'there' && !server.me && <Stranger onSaid={setSaid} />}
      {server.kind === 'there' && server.me && <Known me={server.me} onSaid={setSaid} />}
    </Page>
  );
}

/** Something to be read, and heard. */
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
}

function Stranger({ onSaid }: Props): ReactNode {
  const { accounts, defaultName } = useWords();
  const { name } = useSettings();
  return (
    <>
      <p className="lead">{accounts.nameless}</p>
      <Button onClick={() => ensureSignedIn(name || defaultName)}>{accounts.comeIn}</Button>
      <SigningIn onSaid={onSaid} />
    </>
  );
}

function Known({ me, onSaid }: Props & { readonly me: Me }): ReactNode {
  const words = useWords();
  const { accounts } = words;
  const leave = async (): Promise<void> => {
    await signOut();
    onSaid(accounts.out);
  };
  const add = async (): Promise<void> => {
    await addPasskey(me.name).then(
      () => onSaid(accounts.passkeyAdded),
      (error: unknown) => onSaid(accounts.failed[faultOf(error)]),
    );
  };
  return (
    <>
      <p className="lead">{me.account ? accounts.known(me.name) : accounts.guest(me.name)}</p>
      {!me.account && <p>{accounts.guestWhy}</p>}
      <div className="row">
        <Link className="button" href="/profile">
          {words.profile}
        </Link>
        {me.account && <Button onClick={add}>{accounts.addPasskey}</Button>}
        {me.account && <Button onClick={leave}>{accounts.signOut}</Button>}
      </div>
      <Rename me={me} onSaid={onSaid} />
      {!me.account && <SigningIn onSaid={onSaid} />}
      <Sessions key={me.id} />
      <OwnData account={me.account} onSaid={onSaid} />
    </>
  );
}

function Rename({ me, onSaid }: Props & { readonly me: Me }): ReactNode {
  const { accounts } = useWords();
  const [name, setName] = useState(me.name);
  const rename = async (): Promise<void> => {
    nowIAm(await api.rename(name));
    onSaid(accounts.renamed);
  };
  return (
    <form
      className="account-form"
      onSubmit={(event) => {
        event.preventDefault();
        rename();
      }}
    >
      <label className="field">
        <span className="field-name">{accounts.name}</span>
        <input
          required
          maxLength={24}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </label>
      <Button type="submit">{accounts.rename}</Button>
    </form>
  );
}
