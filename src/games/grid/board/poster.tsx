import type { ReactNode } from 'react';
import { range } from '../../../engine/list.ts';
import { boxingGlove } from '../../../ui/house-drawing.ts';
import { Burst, Figure, PosterArt } from '../../../ui/poster-art.tsx';

const PEGS = 'oxx.oxoo.xx*oo.xoxox.';

/** A glove bursts through the panel, and pegs fly. */
export function Art(): ReactNode {
  return (
    <PosterArt>
      <polygon className="art-panel" points="-134,0 -67,-116 67,-116 134,0 67,116 -67,116" />
      {range(7).flatMap((row) =>
        range(7 - Math.abs(3 - row)).map((column) => {
          const mark = PEGS[(row * 5 + column * 3) % PEGS.length];
          const x = (column - (6 - Math.abs(3 - row)) / 2) * 33;
          const y = (row - 3) * 29;
          return (
            <g key={`${row} ${column}`} transform={`translate(${x} ${y})`}>
              <circle className={mark === 'x' ? 'art-disc' : 'art-hole'} r="11.5" />
              {mark === 'o' && <circle className="art-ring" r="8" />}
            </g>
          );
        }),
      )}
      <Burst size={96} />
      <Figure drawing={boxingGlove} size={150} ink="red" turn={-8} />
      <circle className="art-disc" cx="-166" cy="-70" r="13" />
      <circle className="art-disc" cx="172" cy="62" r="13" />
      <circle className="art-flown" cx="-170" cy="64" r="11" />
      <circle className="art-flown" cx="156" cy="-92" r="11" />
    </PosterArt>
  );
}
