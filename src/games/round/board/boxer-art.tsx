import type { ReactNode } from 'react';
import type { BoxerId } from '../cards.ts';

/** A boxer's bust on a sunburst. Printed inks: the same in both themes. */
export function BoxerArt({ boxer }: { readonly boxer: BoxerId }): ReactNode {
  const { ground, skin, shirt, jaw, behind = [], front } = ART[boxer];
  const [light, shade] = SKINS[skin];
  return (
    <svg className="round-art" viewBox="0 0 100 100" aria-hidden="true">
      <rect width="100" height="100" fill={INKS[ground]} />
      <path d={RAYS} fill="#fff" opacity=".17" />
      <Shapes shapes={behind} />
      <g stroke={INKS.ink} strokeWidth="2.4" strokeLinejoin="round">
        <path d="M38 62h24v18q-12 8-24 0z" fill={shade} />
        <path d="M0 104C2 84 24 78 38 75Q50 86 62 75C76 78 98 84 100 104Z" fill={light} />
        {shirt && <path d={SHIRT} fill={INKS[shirt]} />}
        <ellipse cx="27" cy="49" rx="4.5" ry="6.5" fill={light} />
        <ellipse cx="73" cy="49" rx="4.5" ry="6.5" fill={shade} />
        <path d={HEADS[jaw]} fill={light} />
      </g>
      <path d="M58 26C75 30 73 64 53 77C67 74 73 58 72 42C71 34 64 28 58 26Z" fill={shade} />
      <path d={NOSE} fill="none" stroke={INKS.ink} strokeWidth="2" strokeLinecap="round" />
      <Shapes shapes={front} />
    </svg>
  );
}

function Shapes({ shapes }: { readonly shapes: readonly Shape[] }): ReactNode {
  return shapes.map(([ink, d, width]) =>
    width === undefined ? (
      <path key={d} d={d} fill={INKS[ink]} stroke={INKS.ink} strokeWidth="1.8" />
    ) : (
      <path
        key={d}
        d={d}
        fill={width === 0 ? INKS[ink] : 'none'}
        stroke={width === 0 ? 'none' : INKS[ink]}
        strokeWidth={width}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    ),
  );
}

const INKS = {
  ink: '#1d1511',
  paper: '#faf1dd',
  red: '#a51c14',
  blue: '#1b4069',
  green: '#2c5f3f',
  ochre: '#b9811b',
  gold: '#e9b949',
  brown: '#5b2e14',
  grey: '#8d8378',
  steel: '#4a5a55',
} as const;

type Ink = keyof typeof INKS;

/** Light and shadow. */
const SKINS = {
  pale: ['#f0c795', '#d99f6b'],
  rosy: ['#eeb48c', '#cf8559'],
  tan: ['#d09a64', '#a97140'],
  brown: ['#8a5836', '#673d22'],
  bone: ['#faf1dd', '#d9cbaf'],
} as const;

/** An outlined form, a line of some width, or with width 0 a form without an outline. */
type Shape = readonly [ink: Ink, path: string, width?: number];

interface Bust {
  readonly ground: Ink;
  readonly skin: keyof typeof SKINS;
  readonly shirt?: Ink;
  readonly jaw: keyof typeof HEADS;
  readonly behind?: readonly Shape[];
  readonly front: readonly Shape[];
}

const RAYS =
  'M50 55L140 55L137 78zM50 55L128 100L114 119zM50 55L95 133L73 142zM50 55L50 145L27 142zM50 55L5 133L-14 119zM50 55L-28 100L-37 78zM50 55L-40 55L-37 32zM50 55L-28 10L-14 -9zM50 55L5 -23L27 -32zM50 55L50 -35L73 -32zM50 55L95 -23L114 -9zM50 55L128 10L137 32z';
const SHIRT = 'M26 79Q33 97 50 97T74 79L84 82V104H16V82Z';
const NOSE = 'M50 47l-4 11q4 3 8 0';

const HEADS = {
  slim: 'M29 42C29 20 71 20 71 42C71 62 61 78 50 78C39 78 29 62 29 42Z',
  round: 'M27 42C27 18 73 18 73 42C74 64 64 80 50 80C36 80 26 64 27 42Z',
  square: 'M26 40C26 17 74 17 74 40L73 62Q70 82 50 82T27 62Z',
} as const;

const EYES: Shape = ['ink', `${dot(41, 47, 2.8)}${dot(59, 47, 2.8)}`, 0];
const STERN: Shape = ['ink', 'M34 39l11 3M66 39l-11 3', 3.2];
const CALM: Shape = ['ink', 'M35 40q5-3 10 0M55 40q5-3 10 0', 3];
const GRIM: Shape = ['ink', 'M42 69q8-4 16 0', 2.6];
const STUBBLE: Shape = [
  'ink',
  'M36 66l1 2M39 71l1 2M44 74l1 2M55 74l-1 2M60 71l-1 2M64 66l-1 2M50 75v2',
  1.4,
];

function dot(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
}

const ART: Readonly<Record<BoxerId, Bust>> = {
  rookie: {
    ...{ ground: 'blue', skin: 'pale', shirt: 'paper', jaw: 'slim' },
    front: [
      ['ink', `${dot(41, 48, 3.4)}${dot(59, 48, 3.4)}`, 0],
      ['paper', `${dot(42, 47, 1.1)}${dot(60, 47, 1.1)}`, 0],
      ['ink', 'M35 41l9-2M65 41l-9-2', 2.4],
      ['paper', 'M43 66h14v4q-7 4-14 0z'],
      ['ink', 'M47.500 66v5M52.500 66v5', 1.2],
      ['red', 'M24 56C20 14 80 14 76 56L68 66L66 42Q50 32 34 42L32 66Z'],
      ['paper', 'M36 30q14-8 28 0', 3],
      ['red', 'M31 62Q36 84 50 84T69 62L64 66Q60 78 50 78T36 66Z'],
      ['ochre', `${dot(37, 57, 1)}${dot(41, 59, 1)}${dot(60, 59, 1)}${dot(64, 57, 1)}`, 0],
    ],
  },
  'cara-de-muerte': {
    ...{ ground: 'green', skin: 'bone', jaw: 'slim' },
    behind: [['ink', 'M22 70C12 16 36 8 50 8S88 16 78 70Q72 84 66 70V40H34V70Q28 84 22 70Z', 0]],
    front: [
      ['ink', `${dot(40, 47, 8)}${dot(60, 47, 8)}`, 0],
      ['red', `${dot(40, 47, 2.6)}${dot(60, 47, 2.6)}`, 0],
      ['ink', 'M50 52l-5 9h10z', 0],
      ['ink', 'M33 68h34M38 64v8M44 64v9M50 64v10M56 64v9M62 64v8', 2],
      ['ink', 'M50 22v9M45 25l5 4l5-4', 2],
      ['ink', 'M27 44C24 14 76 14 73 44Q66 26 50 26T27 44Z', 0],
      ['red', `${dot(32, 22, 7)}${dot(68, 22, 7)}`],
      ['gold', `${dot(32, 22, 2.6)}${dot(68, 22, 2.6)}`],
      ['ink', 'M24 84q8 6 14 18M76 84q-8 6-14 18', 2],
    ],
  },
  docker: {
    ...{ ground: 'ochre', skin: 'rosy', shirt: 'blue', jaw: 'square' },
    front: [
      EYES,
      ['ink', 'M34 40h11M55 40h11', 3.4],
      STUBBLE,
      GRIM,
      ['paper', 'M24 90h52M22 97h56', 3],
      ['steel', 'M22 36C20 12 78 8 80 32L88 39Q80 44 68 38Q46 32 24 39Z'],
      ['ink', 'M36 18l4 14M52 15v15M66 18l-3 12', 1.2],
      ['brown', 'M60 68l14 4l-1 4l-14-4z'],
    ],
  },
  blacksmith: {
    ...{ ground: 'steel', skin: 'tan', jaw: 'round' },
    front: [
      ['brown', 'M28 79Q34 88 36 104H64Q66 88 72 79L80 84V104H20V84Z'],
      EYES,
      STERN,
      ['ink', 'M27 50C26 90 40 94 50 94S74 90 73 50Q70 62 62 61Q50 56 38 61Q30 62 27 50Z', 0],
      ['red', 'M43 67q7 5 14 0z', 0],
      ['grey', 'M38 74l2 10M46 78l1 9M54 78l-1 9M62 74l-2 10', 1.6],
      ['paper', 'M36 27q7-5 14-4', 2.6],
      ['ochre', `${dot(14, 30, 2.4)}${dot(22, 16, 1.8)}${dot(84, 24, 2.4)}${dot(88, 40, 1.8)}`, 0],
    ],
  },
  butcher: {
    ...{ ground: 'red', skin: 'rosy', shirt: 'paper', jaw: 'round' },
    front: [
      EYES,
      STERN,
      ['brown', 'M50 59C42 55 33 59 28 68C36 66 44 68 50 63C56 68 64 66 72 68C67 59 58 55 50 59Z'],
      ['ink', 'M45 71h10', 2.6],
      ['paper', 'M30 32C16 30 18 8 36 12C42 0 58 0 64 12C82 8 84 30 70 32L69 36H31Z'],
      ['ink', 'M40 18l2 12M60 18l-2 12', 1.4],
      ['red', `${dot(36, 92, 3)}${dot(46, 98, 2)}${dot(62, 90, 2.4)}`, 0],
    ],
  },
  sailor: {
    ...{ ground: 'blue', skin: 'tan', shirt: 'paper', jaw: 'square' },
    front: [
      ['ink', 'M35 47q6-4 11 0', 2.6],
      ['ink', dot(59, 47, 2.8), 0],
      CALM,
      ['ink', 'M42 67q9 5 18-3', 2.6],
      STUBBLE,
      ['blue', 'M22 90h56M20 97h60', 3.4],
      ['red', 'M38 79l12 9l12-9l-6 18h-12z'],
      ['paper', 'M28 31Q26 20 34 20H66Q74 20 72 31Q50 24 28 31Z'],
      ['paper', 'M25 29Q50 20 75 29L74 38Q50 30 26 38Z'],
      ['ochre', 'M60 66q12 2 14 8l6-8l4 3l-8 12q-12-2-16-12z'],
    ],
  },
  veteran: {
    ...{ ground: 'green', skin: 'pale', shirt: 'steel', jaw: 'slim' },
    front: [
      ['ink', dot(41, 47, 2.8), 0],
      ['grey', 'M34 39q6-4 11 1M55 40q5-4 11-1', 3.4],
      ['ink', 'M51 42h17l-4 14h-9z', 0],
      ['ink', 'M28 34L52 42M68 42L74 40', 2],
      ['grey', 'M50 60C44 57 34 60 32 72L38 68Q46 69 50 64Q54 69 62 68L68 72C66 60 56 57 50 60Z'],
      GRIM,
      ['grey', 'M27 46C22 18 40 14 50 18C62 12 78 18 73 46Q70 32 60 28Q42 36 32 30Z'],
      ['red', 'M36 54l-6 10M33 57l4 2M31 61l4 2', 1.8],
      ['gold', `${dot(30, 92, 4)}${dot(40, 95, 4)}`],
    ],
  },
  brawler: {
    ...{ ground: 'ochre', skin: 'pale', shirt: 'red', jaw: 'square' },
    front: [
      ['blue', dot(59, 48, 7), 0],
      EYES,
      STERN,
      ['paper', 'M39 64h22v7q-11 5-22 0z'],
      ['ink', 'M47 64v9h6v-9z', 0],
      ['red', 'M42 34L38 6L47 16L50 2L54 16L63 6L58 34Q50 30 42 34Z'],
      ['ink', 'M30 36q-2-8 4-12M70 36q2-8-4-12', 1.6],
      ['paper', 'M30 56l10-5l2 5l-10 5z'],
    ],
  },
  'kwame-ngalou': {
    ...{ ground: 'gold', skin: 'brown', jaw: 'square' },
    front: [
      EYES,
      STERN,
      ['ink', 'M40 67q10 6 20 0', 2.8],
      ['ink', 'M27 38L29 14Q50 6 71 14L73 38Q66 28 50 28T27 38Z', 0],
      ['red', 'M26 33Q50 23 74 33V40Q50 30 26 40Z'],
      ['gold', 'M36 30l5 7M46 28l3 7M58 28l-3 7', 2.4],
      ['green', 'M64 29l-5 8', 2.4],
      ['red', 'M66 100C60 78 74 66 88 70C104 74 104 92 98 104H66Z'],
      ['paper', 'M64 92l6 12h30v-8Q80 100 64 92Z'],
      ['ink', 'M74 84q8-6 16-2', 2],
    ],
  },
  'coach-hank-steel': {
    ...{ ground: 'ink', skin: 'pale', shirt: 'grey', jaw: 'round' },
    front: [
      EYES,
      ['grey', 'M33 41l12-1M67 41l-12-1', 3.6],
      ['grey', 'M30 58Q32 82 50 82T70 58Q66 64 60 63Q50 58 40 63Q34 64 30 58Z'],
      ['ink', 'M42 69q8 4 16 0', 2.6],
      ['red', 'M26 38C22 14 76 12 75 36L92 40Q88 47 72 41Q48 33 26 40Z'],
      ['paper', 'M45 18h12v11h-12z'],
      ['paper', 'M22 82Q30 78 36 77L44 104H22ZM78 82Q70 78 64 77L56 104H78Z'],
      ['ink', 'M40 88L50 98L60 88', 1.6],
      ['gold', 'M44 95h12v6h-12z'],
    ],
  },
  'el-toro': {
    ...{ ground: 'red', skin: 'tan', jaw: 'square' },
    behind: [
      ['paper', 'M30 34C6 34 2 16 8 2C12 18 20 22 36 20Z'],
      ['paper', 'M70 34C94 34 98 16 92 2C88 18 80 22 64 20Z'],
    ],
    front: [
      EYES,
      ['ink', 'M32 36l14 6M68 36l-14 6', 4],
      ['gold', 'M45 59a5.500 5.500 0 1 0 10 0', 2.6],
      ['ink', 'M40 72q10-7 20 0', 2.8],
      ['ink', 'M26 42C22 10 78 10 74 42Q70 24 50 24T26 42Z', 0],
      ['ink', 'M44 76q6 8 12 0q-1 9-6 9t-6-9z', 0],
      ['gold', 'M18 90l12 14h-12zM82 90l-12 14h12z'],
    ],
  },
};
