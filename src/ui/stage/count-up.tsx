import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useStage } from './context.ts';

/** How long counting to a new value takes, in milliseconds. */
const LENGTH = 450;

/** A number that counts up or down to its new value; without motion it changes immediately. */
export function CountUp({
  value,
  shown = String,
}: {
  readonly value: number;
  readonly shown?: (value: number) => string;
}): ReactNode {
  const moves = useStage()?.motion ?? false;
  const [now, setNow] = useState(value);
  const from = useRef(value);
  useEffect(() => {
    const start = from.current;
    from.current = value;
    if (!moves || start === value) {
      setNow(value);
      return;
    }
    const began = performance.now();
    let frame = requestAnimationFrame(function tick(time) {
      const part = Math.min(1, (time - began) / LENGTH);
      setNow(part === 1 ? value : Math.round(start + (value - start) * part));
      if (part < 1) frame = requestAnimationFrame(tick);
    });
    return () => {
      cancelAnimationFrame(frame);
      setNow(value);
    };
  }, [value, moves]);
  return <span className={now === value ? undefined : 'counting'}>{shown(now)}</span>;
}
