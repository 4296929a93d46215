import type { ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';

/** An empty hole; where a peg may go it has a gold ring. */
export function HoleMark({ playable }: { readonly playable: boolean }): ReactNode {
  return (
    <g className={classNames('grid-hole', !playable && 'grid-hole-shut')}>
      <circle className="grid-hole-rim" r=".36" />
      <circle className="grid-hole-deep" r=".28" />
      <path className="grid-hole-light" d="M-.23 .13A.265 .265 0 0 0 .23 .13Q0 .24 -.23 .13Z" />
      {playable && (
        <>
          <circle className="grid-playable-edge" r=".36" />
          <circle className="grid-playable" r=".36" />
        </>
      )}
    </g>
  );
}

/** Seat 0 has discs, seat 1 rings: told apart without colour. */
export function PegMark({ peg }: { readonly peg: 0 | 1 }): ReactNode {
  const disc = peg === 0;
  return (
    <g className="grid-peg">
      <ellipse className="grid-peg-shadow" cx=".09" cy=".15" rx=".4" ry=".38" />
      <circle className="grid-peg-side" cy=".085" r=".385" fill={disc ? '#5f0e09' : '#0a1e36'} />
      <circle
        className="grid-peg-body"
        r=".385"
        fill={disc ? 'url(#grid-red)' : 'url(#grid-blue)'}
      />
      {disc ? (
        <>
          <circle className="grid-peg-groove" r=".265" />
          <circle className="grid-peg-line" cy=".014" r=".265" />
          <circle className="grid-peg-dot" r=".1" />
        </>
      ) : (
        <>
          <circle className="grid-peg-hole" r=".19" />
          <path
            className="grid-peg-depth"
            d="M-.18 .02A.18 .18 0 0 1 .18 .02Q.1 -.08 0 -.08T-.18 .02Z"
          />
        </>
      )}
      <path className="grid-peg-shine" d="M-.285 -.13A.315 .315 0 0 1 -.05 -.31" />
    </g>
  );
}

/** Around the peg that was placed last. */
export function LastCorners(): ReactNode {
  return (
    <>
      <path className="grid-last-under" d={CORNERS} />
      <path className="grid-last" d={CORNERS} />
    </>
  );
}

const CORNERS = 'M-.43 -.23V-.43H-.23M.43 -.23V-.43H.23M-.43 .23V.43H-.23M.43 .23V.43H.23';

/** A peg that would be knocked out. */
export function Caught(): ReactNode {
  return (
    <>
      <circle className="grid-caught-under" r=".41" />
      <circle className="grid-caught" r=".41" />
      <circle className="grid-cross-disc" r=".16" />
      <path className="grid-cross" d="M-.08 -.08L.08 .08M.08 -.08L-.08 .08" />
    </>
  );
}
