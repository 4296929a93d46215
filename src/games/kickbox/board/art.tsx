import type { ReactNode } from 'react';
import { range } from '../../../engine/list.ts';
import { punchBlast } from '../../../ui/drawings.ts';
import type { CardType } from '../cards.ts';
import { FighterFigure } from './fighter.tsx';
import { POSES, type Pose } from './poses.ts';
import { BLITZ, GAP, LINK } from './signs.ts';

/** What a card shows, on the sunburst of its colour. */
export function CardArt({ type }: { readonly type: CardType }): ReactNode {
  return (
    <svg className="kickbox-art" viewBox="0 0 104 104" aria-hidden="true">
      <g className="kickbox-rays" transform="translate(52 54)">
        {range(RAYS).map((ray) => (
          <path key={ray} d="M0 0L90-7.500V7.500z" transform={`rotate(${(360 / RAYS) * ray})`} />
        ))}
      </g>
      <g transform="translate(2 3)">{drawingOf(type)}</g>
    </svg>
  );
}

const RAYS = 16;

function drawingOf(type: CardType): ReactNode {
  switch (type) {
    case 'power':
      return <Sign path={punchBlast} />;
    case 'blitz':
      return <Sign path={BLITZ} />;
    case 'gap':
      return <Sign path={GAP} />;
    case 'combo':
      return <Sequence poses={[POSES.punch, POSES.roundhouse]} />;
    case 'box-combo':
      return <Sequence poses={[POSES.jab, POSES.uppercut]} />;
    case 'double-kick-combo':
      return <Sequence poses={[POSES['low-kick'], POSES['axe-kick']]} />;
    default:
      return <FighterFigure pose={POSES[type]} />;
  }
}

/** A sign in the card's ink with a thick outline. */
function Sign({ path }: { readonly path: string }): ReactNode {
  return (
    <g transform="translate(8 10) scale(.164)">
      <path className="kickbox-sign" d={path} />
    </g>
  );
}

/** Two blows one after the other, and the link between them. */
function Sequence({
  poses: [first, second],
}: {
  readonly poses: readonly [Pose, Pose];
}): ReactNode {
  return (
    <>
      <g className="kickbox-first" transform="translate(-4 -2) scale(.62)">
        <FighterFigure pose={first} />
      </g>
      <g transform="translate(36 36) scale(.62)">
        <FighterFigure pose={second} />
      </g>
      <g transform="translate(62 6) scale(.062)">
        <path className="kickbox-sign" d={LINK} />
      </g>
    </>
  );
}
