import type { BoxerId } from '../../cards.ts';

/** The inks of a head; `line` is the outline's. */
type Ink = 'hair' | 'skin' | 'line' | 'white' | 'gold' | 'seat';

/** A drawn part of a head. */
export interface Part {
  readonly d: string;
  readonly fill?: Ink;
  readonly stroke?: Ink;
  readonly width?: number;
}

/** What makes a boxer recognisable: skin, hair, and what is drawn behind and over his face. */
export interface Look {
  readonly skin: string;
  readonly hair: string;
  /** Drawn over the skull, under ear and eyes. */
  readonly under: readonly Part[];
  /** Drawn last: masks, plasters, bands. */
  readonly over: readonly Part[];
  /** A beard hides the mouth line. */
  readonly bearded?: boolean;
  readonly browless?: boolean;
}

/** Heads face right, around 0,0; the chin lies at y 40, the crown at y -44. */
const CROP = 'M-35 -2Q-40 -48 0 -49Q34 -48 35 -18Q18 -30 2 -27Q-18 -26 -20 -6L-26 2Z';
const QUIFF =
  'M-35 0Q-39 -34 -14 -38L-10 -62Q8 -70 26 -52Q38 -44 33 -26Q12 -36 -8 -28Q-18 -20 -20 -2Z';
const BEARD = 'M-18 14Q-14 44 14 44Q34 40 35 16Q28 10 20 14Q8 16 2 12Q-8 18 -18 14Z';
const FLAT_TOP = 'M-35 0L-38 -56L34 -60L36 -22Q14 -31 -6 -27Q-18 -22 -20 -4Z';
const STRAW =
  'M-36 4L-46 -12L-36 -20L-46 -36L-28 -38L-30 -56L-10 -48L0 -64L12 -50L28 -58L28 -42L42 -38L34 -20Q14 -32 -6 -26Q-18 -20 -20 0Z';
const CURLS =
  'M-34 8Q-50 2 -42 -12Q-54 -24 -40 -34Q-42 -52 -22 -50Q-12 -64 4 -54Q22 -62 28 -46Q44 -42 36 -20Q24 -32 10 -26Q-4 -34 -12 -22Q-20 -16 -20 6Z';
const AFRO =
  'M-30 16Q-62 6 -54 -28Q-52 -66 -8 -72Q38 -74 46 -38Q48 -28 36 -18Q20 -32 2 -28Q-18 -26 -20 -4Z';
const SLICK =
  'M-36 10Q-44 -46 2 -50Q30 -50 36 -24Q16 -34 0 -32Q-20 -28 -22 -4L-24 14Q-34 18 -36 10Z';
const KNOT =
  'M-35 -2Q-40 -46 -8 -49Q-16 -70 4 -72Q22 -70 14 -49Q34 -46 35 -20Q18 -30 2 -28Q-18 -26 -20 -6L-26 2Z';
const FRINGE = 'M-36 4Q-38 -18 -28 -26Q-20 -14 -20 0L-22 16Q-34 18 -36 4Z';

const hair = (d: string): Part => ({ d, fill: 'hair' });

/** One look for each of the ten boxers. */
export const LOOKS: Readonly<Record<BoxerId, Look>> = {
  'black-heavy': {
    skin: '#efc9a0',
    hair: '#1d1511',
    under: [hair(SLICK)],
    over: [
      { d: 'M-35 -14Q0 -26 37 -14L36 5Q24 8 14 3Q-8 8 -34 4Z', fill: 'line' },
      { d: 'M10 -6Q20 -14 29 -5Q20 1 10 -6Z', fill: 'white' },
      { d: 'M8 17Q20 10 34 17Q20 20 8 17Z', fill: 'hair' },
    ],
    browless: true,
  },
  'black-light': {
    skin: '#e2ae7c',
    hair: '#5a3216',
    under: [hair(CROP), { d: 'M-30 -30L-12 -38M-26 -22L-6 -31', stroke: 'skin', width: 4 }],
    over: [
      { d: 'M22 -4L41 -1L39 8L20 5Z', fill: 'white', stroke: 'line', width: 2.5 },
      { d: 'M28 0L34 5M34 -1L29 6', stroke: 'line', width: 1.6 },
    ],
  },
  'green-heavy': {
    skin: '#e8b98c',
    hair: '#2b1d14',
    under: [
      hair(FLAT_TOP),
      { d: 'M-16 24Q-2 44 16 40Q36 34 35 14Q28 26 14 27Q-4 30 -16 24Z', fill: 'hair' },
    ],
    over: [
      { d: 'M11 20H29', stroke: 'white', width: 6 },
      { d: 'M11 20H29', stroke: 'line', width: 1.6 },
    ],
    bearded: true,
  },
  'green-light': {
    skin: '#f6d7b4',
    hair: '#b5471a',
    under: [hair(CURLS), { d: 'M-22 0L-10 2L-14 24Q-22 20 -24 12Z', fill: 'hair' }],
    over: [{ d: 'M2 6H3M8 9H9M1 12H2', stroke: 'hair', width: 3 }],
  },
  'yellow-heavy': {
    skin: '#f0c69b',
    hair: '#d99a22',
    under: [hair(STRAW)],
    over: [
      {
        d: 'M2 24Q4 10 20 12Q36 10 39 24Q40 32 34 30Q32 20 20 20Q10 20 8 30Q2 32 2 24Z',
        fill: 'hair',
        stroke: 'line',
        width: 3,
      },
    ],
    bearded: true,
  },
  'yellow-light': {
    skin: '#8a5734',
    hair: '#1d1511',
    under: [hair(AFRO)],
    over: [
      { d: 'M-40 -22Q0 -40 39 -22L38 -11Q0 -28 -39 -10Z', fill: 'seat', stroke: 'line', width: 3 },
      { d: 'M-40 -12L-56 -2L-48 4L-54 14L-36 2Z', fill: 'seat', stroke: 'line', width: 3 },
    ],
  },
  'orange-heavy': {
    skin: '#e9bd92',
    hair: '#1d1511',
    under: [hair(QUIFF), hair(BEARD), { d: 'M12 22H28', stroke: 'skin', width: 3.6 }],
    over: [],
    bearded: true,
  },
  'orange-light': {
    skin: '#c98d5c',
    hair: '#1d1511',
    under: [{ d: 'M-33 -12Q-34 -44 0 -46Q32 -46 34 -20Q10 -34 -14 -24Z', fill: 'hair' }],
    over: [
      { d: 'M8 -10Q20 -18 32 -7Q33 5 20 6Q8 4 8 -10Z', fill: 'line' },
      { d: 'M12 -4H28', stroke: 'white', width: 2.4 },
      { d: 'M-6 16L6 26M-4 26L5 16', stroke: 'line', width: 2.4 },
    ],
    browless: true,
  },
  'purple-heavy': {
    skin: '#f3cba2',
    hair: '#6d6259',
    under: [hair(FRINGE), { d: 'M-10 -34Q4 -40 18 -33', stroke: 'white', width: 4 }],
    over: [
      {
        d: 'M20 14Q4 10 -4 24Q-14 30 -18 18Q-16 34 0 32Q14 30 20 22Q28 30 40 28Q50 24 46 14Q42 22 36 18Q30 10 20 14Z',
        fill: 'hair',
        stroke: 'line',
        width: 3,
      },
    ],
    bearded: true,
  },
  'purple-light': {
    skin: '#6f4326',
    hair: '#17100c',
    under: [hair(KNOT), { d: 'M8 26Q20 24 30 27Q30 43 18 43Q6 42 8 26Z', fill: 'hair' }],
    over: [
      { d: 'M-22 17a5 5 0 1 0 .1 0Z', fill: 'gold', stroke: 'line', width: 2 },
      { d: 'M-10 -50Q4 -44 16 -50', stroke: 'seat', width: 6 },
    ],
  },
};
