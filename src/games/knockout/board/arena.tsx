import type { CSSProperties, ReactNode } from 'react';
import { range } from '../../../engine/list.ts';
import { classNames } from '../../../ui/class-names.ts';
import { SeatBadge } from '../../../ui/seat-badge.tsx';
import { boxer, colourOf, distance, ownerOf, sizeOf } from '../boxers.ts';
import { type BoxerId, DISTANCES } from '../cards.ts';
import type { Corner, Ending, Fight } from '../kind.ts';
import { damage } from '../rules/ring.ts';
import { RING_NAMES } from '../texts/names.ts';
import { BoxerFigure } from './art/boxer.tsx';
import type { Pose } from './art/poses.ts';
import { Hall, Lamp, RingFloor, star } from './art/ring.tsx';
import { CORNERS, type Table } from './table.ts';

/** The boxers in the ring and their poses. */
export interface Standing {
  readonly boxer: BoxerId;
  readonly pose: Pose;
  /** How many steps he was pushed back, for the eye only. */
  readonly pushed?: number;
}

/** The hall and the ring with its boxers; `children` are drawn over it. */
export function Arena({
  red,
  blue,
  burst,
  blow,
  lamp = false,
  track,
  label,
  children,
}: {
  readonly red?: Standing | undefined;
  readonly blue?: Standing | undefined;
  /** What is printed behind the two: VS. */
  readonly burst?: ReactNode;
  /** What is printed over them: how many steps a blow costs. */
  readonly blow?: ReactNode;
  readonly lamp?: boolean;
  readonly track?: ReactNode;
  readonly label: string;
  readonly children?: ReactNode;
}): ReactNode {
  return (
    <div className="knockout-hall" data-anchor="ring">
      <div className="knockout-ringbox">
        <svg
          className="knockout-scene"
          viewBox="-1 52 642 343"
          preserveAspectRatio="xMidYMax meet"
          role="img"
          aria-label={label}
        >
          <Hall />
          <RingFloor />
          {lamp && <Lamp />}
          {burst}
          {red && <Figure corner="red" standing={red} />}
          {blue && <Figure corner="blue" standing={blue} />}
          {blow}
        </svg>
        {track}
      </div>
      {children}
    </div>
  );
}

const SIDES = {
  red: { x: 118, side: 1, ink: '#a51c14' },
  blue: { x: 522, side: -1, ink: '#1b4069' },
} as const;

/** Drawn inks have no theme: trunks stay red and blue by night. */
function cornerInk(corner: Corner): CSSProperties & Record<'--corner', string> {
  return { '--corner': SIDES[corner].ink };
}

function Figure({
  corner,
  standing: { boxer: id, pose, pushed = 0 },
}: {
  readonly corner: Corner;
  readonly standing: Standing;
}): ReactNode {
  const { x, side } = SIDES[corner];
  const shift = pose === 'punch' ? 34 : pose === 'down' ? -4 : -7 * pushed;
  return (
    <g transform={`translate(${x + side * shift} 92) scale(${side * 0.68} .68)`}>
      <g data-piece={`figure:${corner}`} className="knockout-figure">
        <g className={`knockout-in-${colourOf(id)}`} style={cornerInk(corner)}>
          {pose !== 'down' && <ellipse cx="130" cy="404" rx="130" ry="14" opacity=".25" />}
          <BoxerFigure boxer={id} pose={pose} />
        </g>
      </g>
    </g>
  );
}

/** Who was hit, how the fight ended, and whether the referee still counts. */
interface Shown {
  readonly hit?: Corner | undefined;
  readonly ending?: Ending | undefined;
  readonly counting?: boolean | undefined;
}

/** The state of both boxers at a moment of a fight. */
export function cornerStandings(
  fight: Fight,
  shown: Shown,
): { readonly red: Standing; readonly blue: Standing } {
  const taken = damage(fight);
  const of = (corner: Corner): Standing => ({
    boxer: fight[corner].boxer,
    pose: poseOf(corner, shown),
    pushed: taken[corner],
  });
  return { red: of('red'), blue: of('blue') };
}

function poseOf(corner: Corner, { hit, ending, counting = false }: Shown): Pose {
  if (ending) {
    if (ending.winner === corner) return counting ? 'guard' : 'win';
    return ending.method === 'ko' ? 'down' : 'hit';
  }
  if (hit === undefined) return 'guard';
  return hit === corner ? 'hit' : 'punch';
}

/** VS between two boxers. */
export function Versus({ text }: { readonly text: string }): ReactNode {
  return (
    <g className="knockout-pop">
      <path
        d={star(320, 112, 14, 46, 34)}
        className="knockout-line knockout-cream-line"
        strokeWidth="4"
      />
      <text
        x="320"
        y="126"
        fontSize="38"
        textAnchor="middle"
        className="knockout-type knockout-cream"
      >
        {text}
      </text>
    </g>
  );
}

/** How many steps a blow costs, where glove and chin meet. */
export function Blow({
  steps,
  word,
  hit,
}: {
  readonly steps: number;
  readonly word: string;
  readonly hit: Corner;
}): ReactNode {
  const x = hit === 'blue' ? 420 : 220;
  return (
    <g className="knockout-pop">
      <g transform={hit === 'blue' ? undefined : 'translate(640 0) scale(-1 1)'}>
        <path d={SWEAT} className="knockout-sweat" strokeWidth="3" />
        <path d={SWISH} className="knockout-swish" strokeWidth="5" />
      </g>
      <path
        d={star(x, BLOW, 11, 62, 36)}
        className="knockout-white knockout-lined"
        strokeWidth="5"
      />
      <path d={star(x, BLOW, 11, 49, 31)} className="knockout-gold" />
      <g transform={`rotate(-8 ${x} ${BLOW})`} className="knockout-shout">
        <text x={x} y={BLOW + 8} fontSize="40" textAnchor="middle">
          {steps}
        </text>
        <text x={x} y={BLOW + 26} fontSize="17" textAnchor="middle">
          {word}
        </text>
      </g>
    </g>
  );
}

/** What flies off a head that is hit, and where it came from; drawn for the right-hand corner. */
const SWEAT = [
  [436, 92],
  [476, 84],
  [508, 100],
]
  .map(([x, y]) => `M${x} ${y}q8 12 0 17q-9 -4 0 -17Z`)
  .join('');
const SWISH = 'M512 138q24 -4 40 -20M520 160q20 4 38 -2M516 184q18 10 36 10';

/** How high a blow lands, in the drawing's units. */
const BLOW = 152;

const LONGEST = DISTANCES['10'];
const PRINTS = Object.entries(DISTANCES);

/** Both lanes to the K.O. space: steps left, the printed start spaces, and the pawns. */
export function Track({
  table,
  fight,
  fresh,
}: {
  readonly table: Table;
  readonly fight: Fight | null;
  readonly fresh?: Fresh | undefined;
}): ReactNode {
  const { words } = table;
  return (
    <div className="knockout-track" aria-hidden="true">
      {CORNERS.map((corner) => (
        <ol key={corner} className={`knockout-lane knockout-of-${corner}`}>
          {range(LONGEST).map((i) => (
            <Space key={i} fight={fight} corner={corner} steps={LONGEST - i} fresh={fresh} />
          ))}
        </ol>
      ))}
      <span className="knockout-ko" data-anchor="ko">
        <svg viewBox="-40 -40 80 80" aria-hidden="true">
          <path
            d={star(0, 0, 12, 39, 31)}
            className="knockout-gold knockout-lined"
            strokeWidth="4"
          />
        </svg>
        <b>{words.knockOut}</b>
        {fight &&
          CORNERS.map((corner) =>
            leftOf(fight, corner) === 0 ? <Pawn key={corner} corner={corner} /> : null,
          )}
      </span>
    </div>
  );
}

/** Whose latest steps are marked on the track, and how many they are. */
interface Fresh {
  readonly corner: Corner;
  readonly steps: number;
}

/** How many steps a boxer is from the K.O. space. */
function leftOf(fight: Fight, corner: Corner): number {
  return distance(fight[corner]) - damage(fight)[corner];
}

function Space({
  fight,
  corner,
  steps,
  fresh,
}: {
  readonly fight: Fight | null;
  readonly corner: Corner;
  readonly steps: number;
  readonly fresh: Fresh | undefined;
}): ReactNode {
  const print = PRINTS.find(([, far]) => far === steps)?.[0];
  const left = fight ? leftOf(fight, corner) : undefined;
  const start = fight ? distance(fight[corner]) : undefined;
  const trodden =
    fresh?.corner === corner && left !== undefined && steps > left && steps <= left + fresh.steps;
  return (
    <li
      className={classNames(
        'knockout-space',
        print !== undefined && 'knockout-printed',
        steps === start && 'knockout-start',
        start !== undefined && steps > start && 'knockout-beyond',
        trodden && 'knockout-trodden',
      )}
    >
      <b>{steps}</b>
      {print !== undefined && <small>{print}</small>}
      {left === steps && <Pawn corner={corner} />}
    </li>
  );
}

function Pawn({ corner }: { readonly corner: Corner }): ReactNode {
  return (
    <span className={`knockout-pawn knockout-of-${corner}`} data-piece={`pawn:${corner}`}>
      <svg viewBox="-17 -20 34 37" aria-hidden="true">
        <path d="M-14 15Q-13 3 -5 -2A10.500 10.500 0 1 1 5 -2Q13 3 14 15Z" />
      </svg>
    </span>
  );
}

/** A corner's boxer: name, owner, class, start money. */
export function Plate({
  table,
  corner,
  id,
}: {
  readonly table: Table;
  readonly corner: Corner;
  readonly id: BoxerId;
}): ReactNode {
  const { words, view, name } = table;
  const owner = ownerOf(view.open, id);
  const { category, title } = boxer(view.open, id);
  const fight = 'fight' in view.open.phase ? view.open.phase.fight : null;
  const money = fight?.[corner].boxer === id ? words.money(fight[corner].startMoney) : undefined;
  return (
    <div className={`knockout-plate knockout-of-${corner}`}>
      <span className="knockout-plate-corner">
        <SeatBadge seat={owner} size={20} /> {words.cornerTag[corner]}
      </span>
      <strong>{RING_NAMES[id]}</strong>
      <span className="knockout-plate-facts">
        <span className="knockout-plate-owner">{name(owner)} · </span>
        {[
          words.size[sizeOf(id)],
          title ? words.title[title] : words.rung[category],
          ...(money === undefined ? [] : [money]),
        ].join(' · ')}
      </span>
    </div>
  );
}

/** All there is to see in the ring, in one sentence. */
export function spokenRing({ words }: Table, fight: Fight): string {
  const taken = damage(fight);
  const corners = CORNERS.map((corner) =>
    words.pawn(
      words.corner[corner],
      RING_NAMES[fight[corner].boxer],
      taken[corner],
      distance(fight[corner]) - taken[corner],
    ),
  );
  return [words.ring, ...corners].join('. ');
}
