import type { ReactNode } from 'react';
import { sizeOf } from '../../boxers.ts';
import type { BoxerId } from '../../cards.ts';
import { LOOKS, type Look, type Part } from './looks.ts';
import { type Bones, type Limb, POSES, type Pose } from './poses.ts';

const LINE = '#1d1511';
const WHITE = '#fffaf0';

/** How a face looks: steady, struck, or happy. */
type Mood = 'steady' | 'struck' | 'happy';

const MOODS: Readonly<Record<Pose, Mood>> = {
  guard: 'steady',
  punch: 'steady',
  hit: 'struck',
  down: 'struck',
  win: 'happy',
};

/** A boxer in a pose, facing right; trunks, boots and gloves in the ink of `--corner`, the waistband in his owner's. */
export function BoxerFigure({
  boxer,
  pose,
}: {
  readonly boxer: BoxerId;
  readonly pose: Pose;
}): ReactNode {
  const look = LOOKS[boxer];
  const bones = POSES[pose];
  const light = sizeOf(boxer) === 'light';
  const bulk = light ? 0.84 : 1.06;
  return (
    <g transform={bones.lies} data-pose={pose}>
      <Arm limb={bones.farArm} glove={bones.farGlove} skin={look.skin} bulk={bulk} />
      <Leg limb={bones.frontLeg} skin={look.skin} bulk={bulk} />
      <Leg limb={bones.backLeg} skin={look.skin} bulk={bulk} />
      <g transform={light ? 'translate(14 0) scale(.9 1)' : undefined}>
        <Body bones={bones} look={look} />
      </g>
      <Head look={look} mood={MOODS[pose]} at={bones.head} />
      <Arm limb={bones.nearArm} glove={bones.nearGlove} skin={look.skin} bulk={bulk} />
    </g>
  );
}

function Body({ bones, look }: { readonly bones: Bones; readonly look: Look }): ReactNode {
  return (
    <>
      <path d={bones.torso} fill={look.skin} stroke={LINE} strokeWidth="5" strokeLinejoin="round" />
      <path d={bones.shade} fill="#000" opacity=".14" />
      <path
        d={bones.muscles}
        fill="none"
        stroke={LINE}
        strokeWidth="3"
        strokeLinecap="round"
        opacity=".75"
      />
      <path
        d={bones.trunks}
        fill="var(--corner)"
        stroke={LINE}
        strokeWidth="5"
        strokeLinejoin="round"
      />
      <path d={bones.waist} fill="var(--seat, #fffaf0)" stroke={LINE} strokeWidth="4" />
      <path d={bones.stripe} fill={WHITE} />
    </>
  );
}

function Bend({
  d,
  width,
  skin,
}: {
  readonly d: string;
  readonly width: number;
  readonly skin: string;
}): ReactNode {
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path d={d} stroke={LINE} strokeWidth={width + 7} />
      <path d={d} stroke={skin} strokeWidth={width} />
    </g>
  );
}

function Arm({
  limb,
  glove,
  skin,
  bulk,
}: {
  readonly limb: Limb;
  readonly glove: number;
  readonly skin: string;
  readonly bulk: number;
}): ReactNode {
  const [x, y, turn] = limb.end;
  return (
    <>
      <Bend d={limb.d} width={limb.width * bulk} skin={skin} />
      <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${glove})`}>
        <path d="M-41 -13H-20V15H-41Z" fill={WHITE} stroke={LINE} strokeWidth="4" />
        <path
          d="M-24 -20Q0 -35 27 -14Q33 8 19 22Q0 32 -24 21Z"
          fill="var(--corner)"
          stroke={LINE}
          strokeWidth="4"
          strokeLinejoin="round"
        />
        <path
          d="M-14 -10Q3 -3 12 -13"
          fill="none"
          stroke={LINE}
          strokeWidth="3.5"
          strokeLinecap="round"
        />
        <path
          d="M-5 -22Q8 -27 17 -16"
          fill="none"
          stroke="#fff"
          strokeWidth="3"
          opacity=".45"
          strokeLinecap="round"
        />
      </g>
    </>
  );
}

function Leg({
  limb,
  skin,
  bulk,
}: {
  readonly limb: Limb;
  readonly skin: string;
  readonly bulk: number;
}): ReactNode {
  const [x, y, turn] = limb.end;
  return (
    <>
      <Bend d={limb.d} width={limb.width * bulk} skin={skin} />
      <g transform={`translate(${x} ${y}) rotate(${turn})`}>
        <path
          d="M-16 -42H14V-16Q34 -12 40 2V8H-16Z"
          fill="var(--corner)"
          stroke={LINE}
          strokeWidth="4"
          strokeLinejoin="round"
        />
        <path d="M-16 2H40" stroke={WHITE} strokeWidth="3" />
        <path d="M2 -34H13M2 -25H13" stroke={WHITE} strokeWidth="2.6" />
      </g>
    </>
  );
}

function Head({
  look,
  mood,
  at: [x, y, turn],
}: {
  readonly look: Look;
  readonly mood: Mood;
  readonly at: readonly [number, number, number];
}): ReactNode {
  const { skin } = look;
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <path d="M-16 22L-14 52H18L16 26Z" fill={skin} stroke={LINE} strokeWidth="4" />
      <path
        d="M-33 -8Q-34 -42 0 -44Q32 -44 34 -12L40 2L34 6Q36 34 12 40Q-4 42 -16 30Q-34 18 -33 -8Z"
        fill={skin}
        stroke={LINE}
        strokeWidth="4"
        strokeLinejoin="round"
      />
      <path d="M-26 8Q-34 22 -14 31Q-4 40 10 39Q-14 30 -16 6Z" fill="#000" opacity=".14" />
      <Parts parts={look.under} look={look} />
      <ellipse cx="-19" cy="4" rx="7" ry="9.5" fill={skin} stroke={LINE} strokeWidth="3.4" />
      <Features mood={mood} look={look} />
      <Parts parts={look.over} look={look} />
      {look.browless && mood === 'steady' && <circle cx="19" cy="-5" r="3.4" fill={LINE} />}
    </g>
  );
}

function Features({ mood, look }: { readonly mood: Mood; readonly look: Look }): ReactNode {
  const pen = { fill: 'none', stroke: LINE, strokeLinecap: 'round' } as const;
  return (
    <>
      {mood === 'steady' && (
        <>
          {!look.browless && <path d="M6 -17L29 -10" {...pen} strokeWidth="6" />}
          <circle cx="19" cy="-3" r="4" fill={LINE} />
        </>
      )}
      {mood === 'happy' && <path d="M10 -4Q18 -13 27 -4" {...pen} strokeWidth="4.6" />}
      {mood === 'struck' && <path d="M8 -14L20 -3M20 -14L8 -3" {...pen} strokeWidth="4.6" />}
      {mood === 'struck' && <ellipse cx="24" cy="23" rx="7" ry="8.5" fill={LINE} />}
      {mood === 'happy' && (
        <path d="M10 17Q20 32 31 16Z" fill={WHITE} stroke={LINE} strokeWidth="3.4" />
      )}
      {mood === 'steady' && !look.bearded && (
        <path d="M12 21Q20 16 29 20" {...pen} strokeWidth="4" />
      )}
    </>
  );
}

function Parts({
  parts,
  look,
}: {
  readonly parts: readonly Part[];
  readonly look: Look;
}): ReactNode {
  const inks = {
    hair: look.hair,
    skin: look.skin,
    line: LINE,
    white: WHITE,
    gold: '#e9b949',
    seat: 'var(--seat)',
  } as const;
  return parts.map(({ d, fill, stroke, width }) => (
    <path
      key={d}
      d={d}
      fill={fill ? inks[fill] : 'none'}
      stroke={stroke && inks[stroke]}
      strokeWidth={width}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  ));
}

/** A boxer's head and shoulders on the sunburst of his owner. */
export function BoxerPortrait({
  boxer,
  out = false,
}: {
  readonly boxer: BoxerId;
  readonly out?: boolean;
}): ReactNode {
  const look = LOOKS[boxer];
  const wide = sizeOf(boxer) === 'heavy' ? 1.1 : 0.92;
  return (
    <svg
      className="knockout-portrait"
      viewBox="-64 -78 128 128"
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
    >
      <rect x="-264" y="-278" width="528" height="528" className="knockout-portrait-paper" />
      <path d={SUNBURST} className="knockout-portrait-ray" />
      <g transform={`translate(-4 0) scale(${wide} 1)`}>
        <path
          d="M-62 60Q-56 40 -26 36H26Q54 40 60 60Z"
          fill={look.skin}
          stroke={LINE}
          strokeWidth="4"
        />
        <path d="M-62 60Q-56 42 -38 38L-30 60Z" fill="var(--seat)" stroke={LINE} strokeWidth="4" />
        <path d="M60 60Q54 42 36 38L28 60Z" fill="var(--seat)" stroke={LINE} strokeWidth="4" />
      </g>
      <Head look={look} mood={out ? 'struck' : 'steady'} at={[-2, -8, out ? -10 : 0]} />
    </svg>
  );
}

const SUNBURST = Array.from({ length: 12 }, (_, i) => {
  const at = (turn: number): string =>
    `${Math.round(400 * Math.cos(turn))} ${Math.round(400 * Math.sin(turn))}`;
  const from = (i * Math.PI) / 6;
  return `M0 0L${at(from)}L${at(from + Math.PI / 12)}Z`;
}).join('');
