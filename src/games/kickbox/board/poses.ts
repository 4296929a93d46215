import type { CardType } from '../cards.ts';

/** A point of a drawing in a square of 100. */
export type Point = readonly [x: number, y: number];

/** Where the joints of a fighter are, who looks to the right; the far limbs are drawn first. */
export interface Pose {
  readonly head: Point;
  readonly neck: Point;
  readonly hip: Point;
  readonly farArm: readonly [elbow: Point, hand: Point];
  readonly nearArm: readonly [elbow: Point, hand: Point];
  readonly farLeg: readonly [knee: Point, foot: Point];
  readonly nearLeg: readonly [knee: Point, foot: Point];
  /** The way of the blow or of the body. */
  readonly swish?: string;
  /** Where it lands. */
  readonly burst?: Point;
  /** The other's blow: from where it comes and how far. */
  readonly other?: readonly [from: Point, glove: Point];
  /** The other fighter, held fast. */
  readonly held?: boolean;
}

/** The fighter of each attack and defence, and as he stands between them. */
// biome-ignore format: a table, a few lines to a pose
export const POSES = {
  jab: {
    head: [40, 24], neck: [37, 34], hip: [34, 62],
    farArm: [[58, 33], [82, 30]], nearArm: [[40, 50], [50, 37]],
    farLeg: [[46, 78], [50, 95]], nearLeg: [[26, 78], [16, 95]],
    burst: [91, 30],
  },
  punch: {
    head: [46, 25], neck: [42, 35], hip: [36, 63],
    farArm: [[52, 50], [58, 38]], nearArm: [[62, 38], [85, 33]],
    farLeg: [[53, 78], [56, 95]], nearLeg: [[24, 76], [10, 94]],
    swish: 'M14 36Q30 26 34 44', burst: [93, 33],
  },
  hook: {
    head: [42, 26], neck: [40, 36], hip: [38, 64],
    farArm: [[50, 50], [56, 40]], nearArm: [[66, 46], [76, 26]],
    farLeg: [[54, 78], [58, 95]], nearLeg: [[28, 78], [18, 95]],
    swish: 'M40 62C80 66 96 46 84 18',
  },
  uppercut: {
    head: [40, 30], neck: [40, 40], hip: [34, 66],
    farArm: [[50, 54], [54, 42]], nearArm: [[66, 44], [68, 18]],
    farLeg: [[52, 76], [52, 95]], nearLeg: [[22, 80], [14, 95]],
    swish: 'M54 82C84 72 86 44 76 22', burst: [70, 9],
  },
  'spinning-backfist': {
    head: [46, 24], neck: [46, 35], hip: [48, 63],
    farArm: [[32, 48], [40, 40]], nearArm: [[66, 34], [84, 27]],
    farLeg: [[42, 79], [30, 95]], nearLeg: [[58, 78], [66, 95]],
    swish: 'M84 40C72 62 16 60 16 40C16 22 46 12 66 14', burst: [92, 24],
  },
  'check-hook': {
    head: [34, 27], neck: [36, 37], hip: [42, 64],
    farArm: [[46, 50], [46, 34]], nearArm: [[58, 50], [70, 34]],
    farLeg: [[56, 78], [62, 95]], nearLeg: [[32, 79], [26, 95]],
    swish: 'M48 70C74 70 86 52 78 32', other: [[100, 22], [66, 18]],
  },
  'front-kick': {
    head: [28, 22], neck: [30, 33], hip: [38, 60],
    farArm: [[24, 48], [38, 42]], nearArm: [[40, 46], [48, 34]],
    farLeg: [[36, 78], [30, 95]], nearLeg: [[58, 50], [84, 46]],
    burst: [93, 45],
  },
  'low-kick': {
    head: [38, 22], neck: [38, 33], hip: [40, 60],
    farArm: [[28, 46], [36, 36]], nearArm: [[48, 48], [56, 36]],
    farLeg: [[32, 78], [28, 95]], nearLeg: [[60, 70], [86, 80]],
    swish: 'M30 96Q60 104 86 92', burst: [94, 80],
  },
  roundhouse: {
    head: [22, 26], neck: [27, 36], hip: [40, 58],
    farArm: [[36, 50], [46, 40]], nearArm: [[18, 50], [12, 64]],
    farLeg: [[38, 77], [32, 95]], nearLeg: [[62, 44], [85, 30]],
    swish: 'M52 92C88 86 98 60 92 36',
  },
  sidekick: {
    head: [16, 34], neck: [25, 42], hip: [42, 56],
    farArm: [[36, 52], [42, 40]], nearArm: [[22, 56], [34, 60]],
    farLeg: [[40, 76], [36, 95]], nearLeg: [[62, 47], [84, 39]],
    burst: [93, 36],
  },
  'axe-kick': {
    head: [30, 30], neck: [34, 40], hip: [42, 63],
    farArm: [[26, 54], [34, 62]], nearArm: [[48, 52], [56, 44]],
    farLeg: [[38, 79], [32, 95]], nearLeg: [[58, 38], [68, 12]],
    swish: 'M80 10Q96 34 86 66',
  },
  'back-kick': {
    head: [14, 46], neck: [24, 50], hip: [45, 56],
    farArm: [[20, 64], [32, 68]], nearArm: [[32, 64], [22, 58]],
    farLeg: [[44, 76], [40, 95]], nearLeg: [[66, 56], [90, 54]],
    swish: 'M60 40C50 24 34 22 24 32',
  },
  'spinning-hook-kick': {
    head: [20, 32], neck: [26, 41], hip: [42, 56],
    farArm: [[36, 54], [46, 48]], nearArm: [[14, 52], [8, 62]],
    farLeg: [[40, 76], [36, 95]], nearLeg: [[68, 40], [84, 18]],
    swish: 'M92 22C96 50 78 78 48 78M72 8C54 2 32 8 20 18',
  },
  'jump-kick': {
    head: [26, 16], neck: [30, 27], hip: [42, 48],
    farArm: [[22, 38], [32, 30]], nearArm: [[40, 40], [50, 32]],
    farLeg: [[58, 62], [42, 74]], nearLeg: [[62, 40], [84, 37]],
    swish: 'M14 94Q22 78 34 72M30 98Q36 86 46 82', burst: [92, 36],
  },
  block: {
    head: [36, 27], neck: [36, 38], hip: [34, 66],
    farArm: [[56, 48], [52, 26]], nearArm: [[50, 50], [46, 30]],
    farLeg: [[48, 80], [52, 95]], nearLeg: [[24, 80], [16, 95]],
    other: [[100, 30], [68, 28]],
  },
  'shin-check': {
    head: [32, 20], neck: [33, 31], hip: [36, 58],
    farArm: [[46, 42], [46, 26]], nearArm: [[42, 46], [42, 30]],
    farLeg: [[34, 77], [30, 95]], nearLeg: [[60, 50], [64, 74]],
    swish: 'M94 92Q92 74 76 66',
  },
  duck: {
    head: [44, 54], neck: [38, 62], hip: [26, 76],
    farArm: [[54, 72], [56, 58]], nearArm: [[44, 78], [50, 66]],
    farLeg: [[46, 82], [40, 95]], nearLeg: [[32, 90], [14, 95]],
    other: [[98, 22], [50, 25]], swish: 'M28 30Q24 40 28 50',
  },
  backstep: {
    head: [22, 26], neck: [25, 36], hip: [32, 63],
    farArm: [[38, 48], [40, 34]], nearArm: [[32, 52], [36, 40]],
    farLeg: [[44, 77], [46, 94]], nearLeg: [[20, 79], [8, 94]],
    swish: 'M66 96H92M58 88H80', other: [[100, 34], [66, 34]],
  },
  clinch: {
    head: [42, 26], neck: [38, 36], hip: [32, 64],
    farArm: [[56, 42], [74, 34]], nearArm: [[54, 56], [74, 52]],
    farLeg: [[44, 79], [46, 95]], nearLeg: [[22, 79], [14, 95]],
    held: true,
  },
  guard: {
    head: [42, 24], neck: [40, 35], hip: [38, 63],
    farArm: [[56, 48], [58, 32]], nearArm: [[50, 52], [52, 38]],
    farLeg: [[50, 78], [54, 95]], nearLeg: [[28, 79], [20, 95]],
  },
  down: {
    head: [14, 84], neck: [25, 85], hip: [54, 88],
    farArm: [[26, 76], [14, 70]], nearArm: [[36, 95], [26, 97]],
    farLeg: [[74, 74], [88, 90]], nearLeg: [[78, 90], [98, 93]],
    burst: [12, 60],
  },
  raised: {
    head: [42, 25], neck: [40, 36], hip: [40, 64],
    farArm: [[58, 28], [62, 6]], nearArm: [[24, 30], [22, 8]],
    farLeg: [[49, 79], [54, 95]], nearLeg: [[31, 79], [26, 95]],
  },
  tired: {
    head: [60, 40], neck: [52, 45], hip: [36, 62],
    farArm: [[60, 60], [54, 74]], nearArm: [[50, 62], [42, 76]],
    farLeg: [[52, 76], [50, 95]], nearLeg: [[28, 79], [22, 95]],
    swish: 'M82 42q5 4 1 9M90 36q8 7 2 17',
  },
} as const satisfies Partial<Record<CardType | 'guard' | 'down' | 'raised' | 'tired', Pose>>;
