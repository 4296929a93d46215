import { useCallback, useEffect, useState } from 'react';

/** What a question gives, asked again by itself while somebody looks; the last answer stays if one fails. */
export function usePolled<T>(
  ask: () => Promise<T>,
  every: number,
): { readonly value: T | undefined; readonly again: () => void } {
  const [value, setValue] = useState<T>();
  const again = useCallback(() => {
    ask().then(setValue, () => {});
  }, [ask]);
  useEffect(() => {
    again();
    const timer = setInterval(again, every);
    const seen = (): void => {
      if (document.visibilityState === 'visible') again();
    };
    addEventListener('visibilitychange', seen);
    return () => {
      clearInterval(timer);
      removeEventListener('visibilitychange', seen);
    };
  }, [again, every]);
  return { value, again };
}
