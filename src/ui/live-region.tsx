import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useKitWords } from './words.ts';

interface Line {
  readonly id: number;
  readonly text: string;
}

const SayContext = createContext<(text: string) => void>(() => {});
const ForgetContext = createContext<() => void>(() => {});

/** Announces a line to screen readers; lines are queued and none is lost. */
export function useSay(): (text: string) => void {
  return useContext(SayContext);
}

/** Clears everything announced, before the device is handed to another person. */
export function useForget(): () => void {
  return useContext(ForgetContext);
}

/** Some screen readers skip bursts, so lines are announced at this interval, in milliseconds. */
const BETWEEN_LINES = 250;

/** How many lines stay available for reading again. */
const KEPT = 40;

/** The one live region of the page. */
export function LiveRegion({ children }: { readonly children: ReactNode }): ReactNode {
  const words = useKitWords();
  const [lines, setLines] = useState<readonly Line[]>([]);
  const waiting = useRef<Line[]>([]);
  const next = useRef(0);
  const say = useCallback((text: string) => {
    waiting.current.push({ id: next.current++, text });
  }, []);
  const forget = useCallback(() => {
    waiting.current = [];
    setLines([]);
  }, []);
  useEffect(() => {
    const timer = setInterval(() => {
      const line = waiting.current.shift();
      if (line) setLines((before) => [...before, line].slice(-KEPT));
    }, BETWEEN_LINES);
    return () => clearInterval(timer);
  }, []);
  return (
    <SayContext value={say}>
      <ForgetContext value={forget}>{children}</ForgetContext>
      <div role="log" aria-live="polite" aria-label={words.log} className="hidden-visually">
        {lines.map((line) => (
          <p key={line.id}>{line.text}</p>
        ))}
      </div>
    </SayContext>
  );
}
