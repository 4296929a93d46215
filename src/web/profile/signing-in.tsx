import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { useServer } from '../online/server.ts';
import { useSettings } from '../settings.ts';
import { PasswordField } from './password-field.tsx';
import { addPasskey, faultOf, signIn, signInWithPasskey, signUp } from './signing.ts';
import { usePeopleWords, useProfileWords } from './words.ts';

/** Creating an account or signing in, with a passkey or a password. */
export function SigningIn({
  onSaid,
  onCodes,
}: {
  readonly onSaid: (text: string) => void;
  /** New recovery codes to be shown. */
  readonly onCodes: (codes: readonly string[]) => void;
}): ReactNode {
  const { accounts } = useProfileWords();
  const { safety } = usePeopleWords();
  const [wish, setWish] = useState<'signUp' | 'signIn'>('signUp');
  const [busy, setBusy] = useState(false);
  const name = useOwnName();
  const attempt = async (deed: () => Promise<void>): Promise<void> => {
    setBusy(true);
    const says = await deed().then(
      () => accounts.done,
      (error: unknown) => accounts.failed[faultOf(error)],
    );
    setBusy(false);
    onSaid(says);
  };
  return (
    <Panel tone="raised" title={accounts[wish]} className="signing">
      <SegmentedControl
        label={accounts.before}
        value={wish}
        options={[
          { value: 'signUp', name: accounts.signUp },
          { value: 'signIn', name: accounts.signIn },
        ]}
        onChange={setWish}
      />
      <div className="signing-ways">
        <div>
          <h3>{accounts.passkey}</h3>
          <p className="note">{accounts.passkeyWhy}</p>
          <Button
            kind="main"
            disabled={busy}
            onClick={() =>
              attempt(wish === 'signUp' ? () => addPasskey() : () => signInWithPasskey())
            }
          >
            {wish === 'signUp' ? accounts.makePasskey : accounts.usePasskey}
          </Button>
        </div>
        <WithPassword
          wish={wish}
          busy={busy}
          onGo={(username, password) =>
            attempt(() =>
              wish === 'signUp'
                ? signUp(username, password, name || username).then(onCodes)
                : signIn(username, password),
            )
          }
        />
      </div>
      {wish === 'signIn' && (
        <p>
          <Link href="/recover">{safety.forgot}</Link>
        </p>
      )}
    </Panel>
  );
}

/** The current or desired name. */
function useOwnName(): string {
  const server = useServer();
  const settings = useSettings();
  const known = server.kind === 'there' ? server.me?.name : undefined;
  return known ?? settings.name;
}

function WithPassword({
  wish,
  busy,
  onGo,
}: {
  readonly wish: 'signUp' | 'signIn';
  readonly busy: boolean;
  readonly onGo: (username: string, password: string) => void;
}): ReactNode {
  const { accounts } = useProfileWords();
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const fresh = wish === 'signUp';
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onGo(username, password);
      }}
    >
      <h3>{accounts.password}</h3>
      <label className="field">
        <span className="field-name">{accounts.username}</span>
        <input
          required
          autoComplete="username"
          minLength={3}
          maxLength={30}
          pattern="[A-Za-z0-9_.]+"
          value={username}
          onChange={(event) => setUsername(event.target.value)}
        />
        {fresh && <span className="note">{accounts.usernameWhy}</span>}
      </label>
      <PasswordField
        label={accounts.secret}
        fresh={fresh}
        value={password}
        onChange={setPassword}
        note={fresh ? accounts.secretWhy : undefined}
      />
      <Button type="submit" disabled={busy}>
        {fresh ? accounts.make : accounts.enter}
      </Button>
    </form>
  );
}
