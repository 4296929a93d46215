import '../../../ui/poster-art.css';
import type { ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { knockedOutStars } from '../../../ui/drawings.ts';
import { Burst, Figure, PosterArt } from '../../../ui/poster-art.tsx';
import { highKick, trophyCup } from '../../../ui/poster-drawings.ts';
import { PosterFrame } from '../../../ui/poster-frame.tsx';
import { RuleLink } from '../../../ui/rule-link.tsx';
import { WoodType } from '../../../ui/wood-type.tsx';
import { ENDS } from '../cites.ts';
import type { Step } from '../kind.ts';
import type { Table } from './table.ts';

/** How the fight ended. */
export function Final({
  table,
  step,
}: {
  readonly table: Table;
  readonly step: Step<'over'>;
}): ReactNode {
  const { words, who } = table;
  const { winner, how } = step;
  const knockout = how.startsWith('ko-');
  return (
    <section className={classNames('kickbox-final', winner !== null && `seat-${winner}`)}>
      <PosterFrame>
        <PosterArt>
          <Burst y={0} size={92} />
          <Figure
            drawing={knockout ? knockedOutStars : winner === null ? highKick : trophyCup}
            size={150}
            ink={winner === 1 ? 'blue' : 'red'}
            y={0}
          />
        </PosterArt>
      </PosterFrame>
      <div>
        <WoodType lines={[words.big[how]]} tallest={120} />
        <h3>{winner === null ? words.drawn : words.winner(who(winner))}</h3>
        <p>
          {words.how[how]} <RuleLink rule={ENDS[how]} />
        </p>
      </div>
    </section>
  );
}
