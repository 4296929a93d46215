import type { ReactNode } from 'react';
import { Burst, Figure, PosterArt } from '../../../ui/poster-art.tsx';
import { blackBelt, highKick } from '../../../ui/poster-drawings.ts';

/** Two kicks meet over the belt they are fought for. */
export function Art(): ReactNode {
  return (
    <PosterArt>
      <path className="art-rope" d="M-200 84H200M-200 98H200M-200 112H200" />
      <Burst y={-66} size={56} />
      <Figure drawing={highKick} size={228} ink="red" x={-88} y={0} />
      <Figure drawing={highKick} size={228} ink="blue" x={88} y={0} mirrored />
      <Figure drawing={blackBelt} size={84} ink="gold" y={84} />
    </PosterArt>
  );
}
