import { useEffect, useState } from 'react';

/** What a question gives, asked again by itself and whenever somebody looks; the last answer stays if one fails. */
export function usePolled<T>(ask: () => Promise<T>, every: number): T | undefined {
  const [value, setValue] = useState<T>();
  useEffect(() => {
    const again = (): void => {
      ask().then(setValue, () => {});
    };
    const seen = (): void => {
      if (document.visibilityState === 'visible') again();
    };
    again();
    const timer = setInterval(again, every);
    addEventListener('visibilitychange', seen);
    return () => {
      clearInterval(timer);
      removeEventListener('visibilitychange', seen);
    };
  }, [ask, every]);
  return value;
}
