import type { CardBelt } from './belts.ts';

export type Colour = 'red' | 'green' | 'orange' | 'blue';
export type AttackKind = 'box' | 'kick';

/** What a green card stops, and what does not help against it. */
export interface Guard {
  readonly vs: AttackKind | 'any';
  readonly gapProof: boolean;
  readonly blitzProof: boolean;
  /** If it holds, the attacker's sequence is over. */
  readonly ends: boolean;
}

/** How many companion cards an attack needs and allows. */
export interface WindUp {
  readonly min: number;
  readonly max: number;
}

/** A card as printed. */
export interface Card {
  readonly colours: readonly Colour[];
  readonly kind: AttackKind | null;
  readonly hits: number;
  readonly windUp: WindUp | null;
  readonly initiative: number;
  readonly defence: Guard | null;
  readonly link: AttackKind | 'any' | null;
  readonly enhancement: 'power' | 'blitz' | 'gap' | null;
  /** "Determine starting player" is written on it. */
  readonly dsp: boolean;
  readonly copies: Copies;
}

type Copies = Readonly<Partial<Record<CardBelt, number>>>;

const BLANK = {
  kind: null,
  hits: 0,
  windUp: null,
  defence: null,
  link: null,
  enhancement: null,
  dsp: false,
} as const;

function attack(
  kind: AttackKind,
  hits: number,
  [min, max]: readonly [number, number],
  initiative: number,
  copies: Copies,
  more: { readonly dsp?: true; readonly stops?: AttackKind } = {},
): Card {
  const { dsp = false, stops } = more;
  const windUp = { min, max };
  if (stops === undefined)
    return { ...BLANK, colours: ['red'], kind, hits, windUp, initiative, dsp, copies };
  const defence = { vs: stops, gapProof: false, blitzProof: true, ends: false };
  return { ...BLANK, colours: ['red', 'green'], kind, hits, windUp, initiative, defence, copies };
}

function defence(
  vs: Guard['vs'],
  initiative: number,
  copies: Copies,
  more: Partial<Guard> & { readonly dsp?: true } = {},
): Card {
  const { gapProof = false, blitzProof = false, ends = false, dsp = false } = more;
  const guard = { vs, gapProof, blitzProof, ends };
  return { ...BLANK, colours: ['green'], initiative, defence: guard, dsp, copies };
}

function combo(link: AttackKind | 'any', initiative: number, copies: Copies): Card {
  return { ...BLANK, colours: ['orange'], initiative, link, copies };
}

function enhancement(what: 'power' | 'blitz' | 'gap', initiative: number, copies: Copies): Card {
  return { ...BLANK, colours: ['blue'], initiative, enhancement: what, copies };
}

/** The 60 cards of a corner: kind, hits, wind-up, initiative, copies per belt. */
// biome-ignore format: a table, one card to a line
export const CARDS = {
  'jab':                attack('box',  1, [0, 0], 22, { white: 4, yellow: 1 }),
  'punch':              attack('box',  2, [0, 0], 11, { white: 3 }),
  'hook':               attack('box',  2, [0, 1], 14, { yellow: 2 }),
  'uppercut':           attack('box',  3, [0, 0],  7, { green: 1 }),
  'spinning-backfist':  attack('box',  2, [1, 1],  3, { black: 1 }),
  'check-hook':         attack('box',  1, [0, 0], 16, { orange: 1, black: 1 }, { stops: 'box' }),
  'front-kick':         attack('kick', 1, [0, 0], 12, { white: 2, yellow: 1 }, { stops: 'kick' }),
  'low-kick':           attack('kick', 1, [0, 1], 21, { white: 2 }),
  'roundhouse':         attack('kick', 2, [0, 1],  9, { yellow: 2 }),
  'sidekick':           attack('kick', 2, [0, 0],  6, { orange: 2, blue: 1 }),
  'axe-kick':           attack('kick', 2, [0, 2],  4, { brown: 1 }),
  'back-kick':          attack('kick', 2, [0, 1],  5, { blue: 1, black: 1 }, { dsp: true }),
  'spinning-hook-kick': attack('kick', 3, [1, 1],  2, { dan2: 1 }),
  'jump-kick':          attack('kick', 3, [2, 2],  1, { dan5: 1 }),
  'block':              defence('any',   8, { white: 5 }),
  'shin-check':         defence('kick', 19, { white: 1 }, { blitzProof: true }),
  'duck':               defence('box',  20, { yellow: 1 }, { blitzProof: true }),
  'backstep':           defence('any',  18, { white: 1, brown: 1 }, { gapProof: true, ends: true, dsp: true }),
  'clinch':             defence('box',  15, { green: 1 }, { gapProof: true, blitzProof: true, ends: true, dsp: true }),
  'combo':              combo('any',    13, { yellow: 1, blue: 2, black: 1 }),
  'box-combo':          combo('box',    24, { white: 1, green: 1 }),
  'double-kick-combo':  combo('kick',   23, { orange: 1, brown: 1 }),
  'power':              enhancement('power', 25, { white: 1, yellow: 1, green: 1, brown: 1, dan1: 1 }),
  'blitz':              enhancement('blitz', 17, { orange: 1, blue: 1, black: 1, dan4: 1 }),
  'gap':                enhancement('gap',   10, { yellow: 1, green: 1, brown: 1, dan3: 1 }),
} as const satisfies Record<string, Card>;

export type CardType = keyof typeof CARDS;
