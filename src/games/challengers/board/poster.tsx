import type { ReactNode } from 'react';
import { Burst, Figure, PosterArt } from '../../../ui/poster-art.tsx';
import {
  checkeredFlag,
  clown,
  jumpingDog,
  robotGolem,
  strongMan,
  trophyCup,
} from '../../../ui/poster-drawings.ts';

/** Whoever turns up may take the cup. */
export function Art(): ReactNode {
  return (
    <PosterArt>
      <Burst size={118} />
      <Figure drawing={checkeredFlag} size={88} ink="ink" x={86} y={-84} turn={8} />
      <Figure drawing={trophyCup} size={150} ink="gold" y={0} />
      <Figure drawing={strongMan} size={132} ink="red" x={-128} y={52} />
      <Figure drawing={robotGolem} size={124} ink="blue" x={130} y={54} />
      <Figure drawing={clown} size={92} ink="blue" x={-140} y={-72} />
      <Figure drawing={jumpingDog} size={86} ink="red" x={158} y={-56} />
    </PosterArt>
  );
}
