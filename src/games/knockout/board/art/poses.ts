/** How a figure can stand. Figures face right and stand on y 406, in a box of about 300 by 420. */
export type Pose = 'guard' | 'punch' | 'hit' | 'down' | 'win';

/** An arm or a leg as a bent line, with the glove or boot at its end. */
export interface Limb {
  readonly d: string;
  readonly width: number;
  readonly end: readonly [x: number, y: number, turn: number];
}

export interface Bones {
  readonly farArm: Limb;
  readonly farGlove: number;
  readonly frontLeg: Limb;
  readonly backLeg: Limb;
  readonly torso: string;
  readonly shade: string;
  readonly muscles: string;
  readonly trunks: string;
  readonly waist: string;
  readonly stripe: string;
  readonly head: readonly [x: number, y: number, turn: number];
  readonly nearArm: Limb;
  readonly nearGlove: number;
  /** How the whole figure lies, if it does not stand. */
  readonly lies?: string;
}

const LEGS = {
  frontLeg: { d: 'M152 262L196 322L184 378', width: 38, end: [182, 398, 0] },
  backLeg: { d: 'M112 262L82 326L58 378', width: 40, end: [52, 398, 0] },
  trunks: 'M92 240H178L212 312L156 322L144 296L122 324L64 312Z',
  waist: 'M91 240H180L183 256H88Z',
  stripe: 'M80 262L66 310L82 313L96 262Z',
} as const;

const TRUNK = {
  torso: 'M92 150Q104 116 150 116Q192 118 196 146Q196 200 174 252H98Q92 200 92 150Z',
  shade: 'M92 150Q92 200 98 252H128Q108 200 116 140Q98 130 92 150Z',
  muscles: 'M150 172Q168 186 190 170M160 200V244M146 214H172M148 230H170',
} as const;

export const POSES: Readonly<Record<Pose, Bones>> = {
  guard: {
    ...LEGS,
    ...TRUNK,
    farArm: { d: 'M176 152L216 200L236 140', width: 28, end: [244, 118, -70] },
    farGlove: 0.94,
    head: [164, 80, 6],
    nearArm: { d: 'M116 160L128 222L182 196', width: 31, end: [204, 170, -48] },
    nearGlove: 1.02,
  },
  punch: {
    farArm: { d: 'M190 168L222 206L226 158', width: 27, end: [234, 140, -72] },
    farGlove: 0.88,
    frontLeg: { d: 'M156 270L214 316L214 380', width: 38, end: [212, 398, 0] },
    backLeg: { d: 'M116 270L62 322L8 372', width: 40, end: [-2, 394, 18] },
    torso: 'M106 176Q116 132 168 126Q212 130 214 162Q206 214 178 262H104Q98 220 106 176Z',
    shade: 'M106 176Q98 220 104 262H132Q116 220 130 152Q110 150 106 176Z',
    muscles: 'M166 196Q184 204 202 188M170 214L164 254M154 232H180',
    trunks: 'M98 250H184L226 310L174 330L152 302L122 336L56 310Z',
    waist: 'M97 250H186L191 266H93Z',
    stripe: 'M86 272L60 308L76 316L102 272Z',
    head: [196, 92, 14],
    nearArm: { d: 'M136 166L214 150L284 124', width: 32, end: [326, 108, -18] },
    nearGlove: 1.16,
  },
  hit: {
    farArm: { d: 'M126 150L184 142L214 96', width: 27, end: [224, 70, -66] },
    farGlove: 0.9,
    frontLeg: { d: 'M168 268L222 300L252 352', width: 38, end: [262, 374, -24] },
    backLeg: { d: 'M132 268L112 330L116 380', width: 40, end: [112, 398, 0] },
    torso: 'M60 176Q60 134 106 124Q146 122 152 150Q170 208 184 252L112 270Q76 232 60 176Z',
    shade: 'M60 176Q76 232 112 270L138 262Q98 220 88 146Q58 146 60 176Z',
    muscles: 'M118 176Q136 184 150 168M144 198L162 240M132 220L158 212',
    trunks: 'M104 258L186 244L234 290L190 326L160 306L142 336L84 324Z',
    waist: 'M102 256L186 241L195 256L103 273Z',
    stripe: 'M103 280L86 322L103 326L118 278Z',
    head: [82, 82, -30],
    nearArm: { d: 'M78 172L46 226L88 262', width: 30, end: [112, 276, 32] },
    nearGlove: 0.95,
  },
  down: {
    farArm: { d: 'M176 150L224 132L258 96', width: 28, end: [272, 76, -50] },
    farGlove: 0.94,
    frontLeg: { d: 'M152 262L214 296L176 352', width: 38, end: [176, 372, 8] },
    backLeg: { d: 'M112 262L108 330L116 384', width: 40, end: [114, 404, 0] },
    ...TRUNK,
    trunks: 'M92 240H178L226 288L182 326L150 300L138 330L82 326Z',
    waist: LEGS.waist,
    stripe: 'M92 262L84 322L100 326L108 262Z',
    head: [150, 78, -16],
    nearArm: { d: 'M116 158L84 98L104 44', width: 31, end: [112, 20, -80] },
    nearGlove: 1.02,
    lies: 'translate(-22 446) rotate(-88) translate(-40 -100)',
  },
  win: {
    ...LEGS,
    ...TRUNK,
    farArm: { d: 'M176 146L232 120L234 50', width: 28, end: [234, 24, -88] },
    farGlove: 1,
    head: [152, 78, -8],
    nearArm: { d: 'M112 156L58 118L66 48', width: 31, end: [68, 22, -86] },
    nearGlove: 1.08,
  },
};
