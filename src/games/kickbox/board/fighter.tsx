import type { ReactNode } from 'react';
import type { Point, Pose } from './poses.ts';

/** A fighter in a pose: far limbs first, gloves and shorts in the ink of the card. */
export function FighterFigure({ pose }: { readonly pose: Pose }): ReactNode {
  const { head, neck, hip, farArm, nearArm, farLeg, nearLeg, swish, burst, other, held } = pose;
  const shoulder = along(neck, hip, 0.16);
  return (
    <>
      {swish !== undefined && <path className="kickbox-swish" d={swish} />}
      {burst && <path className="kickbox-burst" d={BURST} transform={move(burst)} />}
      {held && <Held />}
      <Limb points={[shoulder, ...farArm]} far />
      <Glove at={farArm[1]} far />
      <Leg hip={hip} leg={farLeg} far />
      <Body neck={neck} hip={hip} />
      <Leg hip={hip} leg={nearLeg} />
      <Head at={head} neck={neck} />
      <Limb points={[shoulder, ...nearArm]} />
      <Glove at={nearArm[1]} />
      {other && (
        <g className="kickbox-other">
          <Limb points={other} far />
          <circle className="kickbox-glove" cx={other[1][0]} cy={other[1][1]} r="8.500" />
        </g>
      )}
    </>
  );
}

/** The other fighter, tied up. */
function Held(): ReactNode {
  return (
    <g className="kickbox-other">
      <Limb points={[HELD.hip, ...HELD.leg]} far />
      <path className="kickbox-outline kickbox-trunk" d={line([HELD.neck, HELD.hip])} />
      <path className="kickbox-shorts kickbox-trunk" d={line([HELD.neck, HELD.hip])} />
      <circle className="kickbox-glove" cx="70" cy="25" r="9" />
    </g>
  );
}

const HELD = {
  neck: [74, 40],
  hip: [80, 66],
  leg: [
    [84, 80],
    [92, 95],
  ],
} as const;

/** A star of eight rays around nothing. */
const BURST = 'M0-11L2.600-4L8-8L4.500-2L11 0L4.500 2.500L8 8L2 4.500L0 11L-2-4.500z';

function Limb({
  points,
  far = false,
}: {
  readonly points: readonly Point[];
  readonly far?: boolean;
}): ReactNode {
  const d = line(points);
  return (
    <>
      <path className="kickbox-outline" d={d} />
      <path className={far ? 'kickbox-skin kickbox-far' : 'kickbox-skin'} d={d} />
    </>
  );
}

/** A leg with the shorts over its upper half. */
function Leg({
  hip,
  leg: [knee, foot],
  far = false,
}: {
  readonly hip: Point;
  readonly leg: readonly [Point, Point];
  readonly far?: boolean;
}): ReactNode {
  const shorts = line([hip, along(hip, knee, 0.62)]);
  return (
    <>
      <Limb points={[hip, knee, foot, toesOf(knee, foot)]} far={far} />
      <path className="kickbox-outline kickbox-thigh" d={shorts} />
      <path className={far ? 'kickbox-shorts kickbox-far' : 'kickbox-shorts'} d={shorts} />
    </>
  );
}

/** A foot stands at a right angle to its shin. */
function toesOf([kx, ky]: Point, [x, y]: Point): Point {
  const length = Math.hypot(x - kx, y - ky);
  return [x + ((y - ky) / length) * 6, y - ((x - kx) / length) * 6];
}

function Body({ neck, hip }: { readonly neck: Point; readonly hip: Point }): ReactNode {
  const trunk = line([along(neck, hip, 0.14), along(neck, hip, 0.8)]);
  const belt = line([along(neck, hip, 0.86), hip]);
  return (
    <>
      <path className="kickbox-outline kickbox-trunk" d={trunk} />
      <path className="kickbox-outline kickbox-trunk" d={belt} />
      <path className="kickbox-skin kickbox-trunk" d={trunk} />
      <path className="kickbox-shorts kickbox-trunk" d={belt} />
    </>
  );
}

function Head({ at: [x, y], neck }: { readonly at: Point; readonly neck: Point }): ReactNode {
  const turn = (Math.atan2(neck[0] - x, neck[1] - y) * 180) / Math.PI;
  return (
    <g transform={`translate(${x} ${y}) rotate(${(-turn * 0.6).toFixed(1)})`}>
      <circle className="kickbox-face" r="9" />
      <path className="kickbox-hair" d="M-9 1C-11-13 9-14 9-3L3-4L-3-1L-5 3z" />
      <path className="kickbox-headband" d="M-9.500-2Q0-5.500 9.500-3" />
      <path className="kickbox-eye" d="M4.500 0.500v2.500" />
    </g>
  );
}

function Glove({
  at: [x, y],
  far = false,
}: {
  readonly at: Point;
  readonly far?: boolean;
}): ReactNode {
  return (
    <circle
      className={far ? 'kickbox-glove kickbox-far' : 'kickbox-glove'}
      cx={x}
      cy={y}
      r="7.500"
    />
  );
}

function line(points: readonly Point[]): string {
  return points
    .map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`)
    .join('');
}

function move([x, y]: Point): string {
  return `translate(${x} ${y})`;
}

function along(from: Point, to: Point, share: number): Point {
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}
