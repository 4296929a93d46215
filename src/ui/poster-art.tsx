import type { ReactNode } from 'react';
import { range } from '../engine/list.ts';

/** The upper half of a poster, inside its frame: rays from the middle, and what stands before them. */
export function PosterArt({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <>
      {range(24).map((ray) => (
        <path
          key={ray}
          className="art-ray"
          d="M0 0L280 -17L280 17z"
          transform={`rotate(${ray * 15})`}
        />
      ))}
      {children}
    </>
  );
}

/** A drawing printed twice, a little out of register, as on a cheap press. */
export function Figure({
  drawing,
  ink,
  x = 0,
  y = 0,
  size,
  turn = 0,
  mirrored = false,
}: {
  readonly drawing: string;
  readonly ink: 'red' | 'blue' | 'ink' | 'gold';
  readonly x?: number;
  readonly y?: number;
  readonly size: number;
  readonly turn?: number;
  readonly mirrored?: boolean;
}): ReactNode {
  const scale = size / 512;
  const flip = mirrored ? -1 : 1;
  const put = `rotate(${turn}) scale(${flip * scale} ${scale}) translate(-256 -256)`;
  return (
    <g transform={`translate(${x} ${y})`}>
      {ink !== 'ink' && (
        <path className="art-under" d={drawing} transform={`translate(3 3) ${put}`} />
      )}
      <path className={`art-${ink}`} d={drawing} transform={put} />
    </g>
  );
}

/** Where a punch lands. */
export function Burst({
  x = 0,
  y = 0,
  size,
}: {
  readonly x?: number;
  readonly y?: number;
  readonly size: number;
}): ReactNode {
  const points = range(20).map((point) => {
    const far = size * (point % 2 === 0 ? 1 : 0.63);
    const turn = (point * Math.PI) / 10;
    return `${(x + far * Math.cos(turn)).toFixed(1)},${(y + far * Math.sin(turn)).toFixed(1)}`;
  });
  return <polygon className="art-burst" points={points.join(' ')} />;
}
