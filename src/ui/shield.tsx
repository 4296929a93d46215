import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import type { Seat } from '../engine/ask.ts';
import { Button } from './button.tsx';
import { useForget } from './live-region.tsx';
import { type LogLine, LogLines } from './log-lines.tsx';
import { SeatBadge } from './seat-badge.tsx';
import { WoodType } from './wood-type.tsx';
import { useKitWords } from './words.ts';

/** Shown between two people sharing a device. Meanwhile nothing private is on the page. */
export function Shield({
  seat,
  name,
  recap,
  onReady,
}: {
  readonly seat: Seat;
  readonly name: string;
  /** The public news since this person's last turn, in the third person. */
  readonly recap: readonly LogLine[];
  readonly onReady: () => void;
}): ReactNode {
  const words = useKitWords();
  const heading = useRef<HTMLHeadingElement>(null);
  const forget = useForget();
  useEffect(() => heading.current?.focus(), []);
  // Runs before the browser paints.
  useLayoutEffect(forget, [forget]);
  return (
    <section className="shield">
      <WoodType lines={[name]} tallest={120} />
      <h2 ref={heading} tabIndex={-1}>
        <SeatBadge seat={seat} /> {words.handTo(name)}
      </h2>
      <p>{words.handOver(name)}</p>
      <Button kind="main" onClick={onReady}>
        {words.ready(name)}
      </Button>
      {recap.length > 0 && (
        <div className="recap">
          <h3>{words.meanwhile(name)}</h3>
          <LogLines lines={recap} />
        </div>
      )}
    </section>
  );
}
