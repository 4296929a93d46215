import type { ReactNode } from 'react';
import { Burst, Figure, PosterArt } from '../../../ui/poster-art.tsx';
import { coins, highPunch, moneyStack } from '../../../ui/poster-drawings.ts';

/** Two boxers trade blows over the money that was put on them. */
export function Art(): ReactNode {
  return (
    <PosterArt>
      <path className="art-rope" d="M-200 -40H200M-200 0H200M-200 40H200" />
      <Burst y={-44} size={52} />
      <Figure drawing={highPunch} size={216} ink="red" x={-84} y={8} />
      <Figure drawing={highPunch} size={216} ink="blue" x={84} y={8} mirrored />
      <Figure drawing={moneyStack} size={104} ink="gold" x={-10} y={86} />
      <Figure drawing={coins} size={70} ink="gold" x={164} y={92} />
      <Figure drawing={coins} size={70} ink="gold" x={-164} y={92} mirrored />
    </PosterArt>
  );
}
