import { type ReactNode, useCallback, useEffect, useState } from 'react';
import type { Account } from '../../client/protocol/profile.ts';
import { Button } from '../../ui/button.tsx';
import { api } from '../online/sign-in.ts';
import { Passkeys } from './passkeys.tsx';
import { PasswordField } from './password-field.tsx';
import { RecoveryCodesPanel } from './recovery-codes.tsx';
import { changePassword } from './signing.ts';
import { usePeopleWords } from './words.ts';

interface Props {
  readonly onSaid: (text: string) => void;
}

/** Sign-in methods and recovery: user name, password, recovery codes, passkeys. */
export function AccountSafety({ onSaid }: Props): ReactNode {
  const { safety } = usePeopleWords();
  const [account, load] = useAccount();
  if (!account) return null;
  const { username, password, recoveryCodes } = account;
  return (
    <>
      <p className="account-username">
        {username === null ? safety.noUsername : safety.username(username)}
      </p>
      {password && <ChangePassword onSaid={onSaid} />}
      {username !== null && <RecoveryCodesPanel left={recoveryCodes} onMade={load} />}
      <Passkeys mayRemoveLast={password} onSaid={onSaid} />
    </>
  );
}

function useAccount(): [Account | undefined, () => void] {
  const [account, setAccount] = useState<Account>();
  const load = useCallback(() => {
    api.account().then(setAccount, () => {});
  }, []);
  useEffect(load, [load]);
  return [account, load];
}

/** A new password signs all other devices out. */
function ChangePassword({ onSaid }: Props): ReactNode {
  const { safety } = usePeopleWords();
  const [current, setCurrent] = useState('');
  const [fresh, setFresh] = useState('');
  const [wrong, setWrong] = useState(false);
  const submit = async (): Promise<void> => {
    setWrong(false);
    try {
      await changePassword(current, fresh);
      setCurrent('');
      setFresh('');
      onSaid(safety.changed);
    } catch {
      setWrong(true);
    }
  };
  return (
    <section>
      <h2>{safety.password}</h2>
      <form
        className="account-form"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <label className="field">
          <span className="field-name">{safety.current}</span>
          <input
            required
            type="password"
            autoComplete="current-password"
            value={current}
            onChange={(event) => setCurrent(event.target.value)}
          />
        </label>
        <PasswordField label={safety.fresh} fresh value={fresh} onChange={setFresh} />
        <Button type="submit">{safety.change}</Button>
      </form>
      {wrong && (
        <p role="alert" className="refusal">
          {safety.wrong}
        </p>
      )}
    </section>
  );
}
