import type { ReactNode } from 'react';
import { range } from '../../../engine/list.ts';
import { Figure, PosterArt } from '../../../ui/poster-art.tsx';
import { dominoMask, liar, pokerHand } from '../../../ui/poster-drawings.ts';

/** Two faces across a round table: one of them is lying. */
export function Art(): ReactNode {
  return (
    <PosterArt>
      <circle className="art-paper" r="112" />
      <circle className="art-rope" r="98" />
      {range(8).map((seat) => (
        <circle
          key={seat}
          className={seat % 2 === 0 ? 'art-disc' : 'art-hole'}
          r="13"
          cx={112 * Math.cos((seat * Math.PI) / 4)}
          cy={112 * Math.sin((seat * Math.PI) / 4)}
        />
      ))}
      <Figure drawing={dominoMask} size={150} ink="ink" y={-22} />
      <Figure drawing={pokerHand} size={110} ink="red" y={58} />
      <Figure drawing={liar} size={104} ink="red" x={-152} y={64} />
      <Figure drawing={liar} size={104} ink="blue" x={152} y={-64} mirrored />
    </PosterArt>
  );
}
