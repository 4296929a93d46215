import type { ReactNode } from 'react';
import { useLine } from './connection.ts';
import { useCompanyWords } from './words.ts';

/** Upper limits of a good and a fair connection, in milliseconds. */
const GOOD = 150;
const FAIR = 400;

/** Connection quality: three bars and the ping. */
export function LineMark(): ReactNode {
  const words = useCompanyWords();
  const { connected, ping } = useLine();
  const says = !connected
    ? words.lineOff
    : ping === null
      ? ''
      : words.milliseconds(Math.max(1, Math.round(ping)));
  const bars = barsOf(connected, ping);
  return (
    <span
      className="line-mark"
      role="img"
      data-bars={bars}
      aria-label={words.line(says)}
      title={words.line(says)}
    >
      <svg width="18" height="16" viewBox="0 0 18 16" aria-hidden="true">
        {[0, 1, 2].map((bar) => (
          <rect
            key={bar}
            x={bar * 6 + 1}
            y={11 - bar * 4}
            width="4"
            height={4 + bar * 4}
            data-on={bar < bars}
          />
        ))}
      </svg>
      <span className="line-mark-text" aria-hidden="true">
        {says}
      </span>
    </span>
  );
}

function barsOf(connected: boolean, ping: number | null): number {
  if (!connected) return 0;
  if (ping === null || ping <= GOOD) return 3;
  return ping <= FAIR ? 2 : 1;
}
