import { useProfileWords } from './words.ts';
import './profile.css';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { ApiError } from '../../client/api.ts';
import type { Operating } from '../../client/protocol/profile.ts';
import { Button } from '../../ui/button.tsx';
import { api } from '../online/sign-in.ts';
import { Page } from '../page.tsx';
import { useWords } from '../words.ts';
import { OperatingFigures } from './operating-figures.tsx';
import { OperatorLogList } from './operator-log.tsx';
import { Reports } from './reports.tsx';

/** How often the server's metrics are fetched, in milliseconds. */
const BEAT = 2_000;

/** The operators' page: the server's metrics, and reports. */
export function OperatingPage(): ReactNode {
  const { loading } = useWords();
  const { operating } = useProfileWords();
  const { state, before, refused, missing, look } = useOperating();
  return (
    <Page title={operating.title} className="operating">
      {missing && <p>{operating.noServer}</p>}
      {refused && <Token onIn={look} />}
      {!missing && !refused && !state && <p>{loading}</p>}
      {state && !refused && (
        <>
          <OperatingFigures now={state} before={before} />
          <Reports reports={state.reports} onChange={look} />
          <OperatorLogList now={state.now} />
        </>
      )}
    </Page>
  );
}

/** The last two samples. */
interface Looks {
  readonly before: Operating | undefined;
  readonly state: Operating | undefined;
}

function useOperating() {
  const [{ before, state }, setBoth] = useState<Looks>({ before: undefined, state: undefined });
  const [refused, setRefused] = useState(false);
  const [missing, setMissing] = useState(false);
  const look = useCallback(async (): Promise<void> => {
    try {
      const found = await api.operating();
      setBoth((last) => ({ before: last.state, state: found }));
      setRefused(false);
      setMissing(false);
    } catch (error) {
      setRefused(error instanceof ApiError && error.status === 403);
      setMissing(!(error instanceof ApiError) || error.status !== 403);
    }
  }, []);
  useEffect(() => {
    void look();
    const timer = setInterval(() => {
      if (!document.hidden) void look();
    }, BEAT);
    return () => clearInterval(timer);
  }, [look]);
  return { state, before, refused, missing, look };
}

/** The token is entered once; an HttpOnly cookie replaces it. */
function Token({ onIn }: { readonly onIn: () => Promise<void> }): ReactNode {
  const { operating } = useProfileWords();
  const [token, setToken] = useState('');
  const [wrong, setWrong] = useState(false);
  const enter = async (): Promise<void> => {
    try {
      await api.operate(token);
      await onIn();
    } catch {
      setWrong(true);
    }
  };
  return (
    <form
      className="account-form"
      onSubmit={(event) => {
        event.preventDefault();
        void enter();
      }}
    >
      <label className="field">
        <span className="field-name">{operating.token}</span>
        <input
          type="password"
          autoComplete="off"
          required
          value={token}
          onChange={(event) => setToken(event.target.value)}
        />
        <span className="note">{operating.tokenWhy}</span>
      </label>
      <Button type="submit">{operating.enter}</Button>
      {wrong && (
        <p role="alert" className="refusal">
          {operating.wrong}
        </p>
      )}
    </form>
  );
}
