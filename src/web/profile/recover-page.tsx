import './profile.css';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import type { ErrorCode } from '../../client/protocol/errors.ts';
import { Button } from '../../ui/button.tsx';
import { api, requestErrorCode } from '../online/sign-in.ts';
import { useOnlineWords } from '../online/words.ts';
import { Page } from '../page.tsx';
import { PasswordField } from './password-field.tsx';
import { usePeopleWords } from './words.ts';

/** Sets a new password with a recovery code. */
export function RecoverPage(): ReactNode {
  const { recover } = usePeopleWords();
  const [done, setDone] = useState(false);
  return (
    <Page title={recover.title} className="account">
      {done ? (
        <>
          <p role="status" className="account-said">
            {recover.done}
          </p>
          <Link className="button button-main" href="/account">
            {recover.signIn}
          </Link>
        </>
      ) : (
        <>
          <p className="lead">{recover.lead}</p>
          <Form onDone={() => setDone(true)} />
        </>
      )}
    </Page>
  );
}

const EMPTY = { username: '', code: '', password: '' };

function Form({ onDone }: { readonly onDone: () => void }): ReactNode {
  const { recover } = usePeopleWords();
  const online = useOnlineWords();
  const [given, setGiven] = useState(EMPTY);
  const [fault, setFault] = useState<ErrorCode>();
  const submit = async (): Promise<void> => {
    setFault(undefined);
    const { username, code, password } = given;
    try {
      await api.recover({ username: username.trim(), code: code.trim(), password });
      onDone();
    } catch (error) {
      const found = requestErrorCode(error);
      setFault(found === 'bad-request' ? 'wrong-code' : found);
    }
  };
  return (
    <form
      className="recover-form"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <label className="field">
        <span className="field-name">{recover.username}</span>
        <input
          required
          autoComplete="username"
          value={given.username}
          onChange={(event) => setGiven({ ...given, username: event.target.value })}
        />
      </label>
      <label className="field">
        <span className="field-name">{recover.code}</span>
        <input
          required
          autoComplete="one-time-code"
          autoCapitalize="off"
          spellCheck={false}
          value={given.code}
          onChange={(event) => setGiven({ ...given, code: event.target.value })}
        />
      </label>
      <PasswordField
        label={recover.password}
        fresh
        value={given.password}
        onChange={(password) => setGiven({ ...given, password })}
      />
      <Button kind="main" type="submit">
        {recover.submit}
      </Button>
      {fault !== undefined && (
        <p role="alert" className="refusal">
          {online.errors[fault]}
        </p>
      )}
    </form>
  );
}
