import { useCallback, useEffect, useState } from 'react';
import type { ErrorCode } from '../../client/protocol/errors.ts';
import { requestErrorCode } from '../online/sign-in.ts';

/** Data requested from the server. */
export type Loaded<T> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly error: ErrorCode }
  | { readonly kind: 'there'; readonly value: T };

const LOADING = { kind: 'loading' } as const;

/** Fetches data, again whenever `load` changes and on demand; the old data stays until then. */
export function useLoaded<T>(load: () => Promise<T>): [Loaded<T>, () => void] {
  const [loaded, setLoaded] = useState<Loaded<T>>(LOADING);
  const [round, setRound] = useState(0);
  useEffect(() => {
    let wanted = round >= 0;
    load().then(
      (value) => wanted && setLoaded({ kind: 'there', value }),
      (error: unknown) => wanted && setLoaded({ kind: 'failed', error: requestErrorCode(error) }),
    );
    return () => {
      wanted = false;
    };
  }, [load, round]);
  return [loaded, useCallback(() => setRound((number) => number + 1), [])];
}
