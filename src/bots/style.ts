import { unsafeCast } from '../engine/json.ts';
import { sum } from '../engine/list.ts';
import type { Character } from './characters.ts';

/**
 * What distinguishes opponents of one level; each trait from -1 to 1, with 0 for the level's usual
 * play.
 */
export interface Style {
  /** High stakes and open exchanges. */
  readonly risk: number;
  /** Lies, tricks and unexpected answers. */
  readonly bluff: number;
  /** Waits, saves up, lets others start. */
  readonly patience: number;
  /** Statements where talking is part of the game. */
  readonly talk: number;
}

/** The styles that players can tell apart. */
// biome-ignore format: a table, one style to a line
export const STYLES = {
  brawler:        { risk: 1,    bluff: 0,  patience: -0.5, talk: 0 },
  counterpuncher: { risk: -0.5, bluff: 0,  patience: 1,    talk: -1 },
  trickster:      { risk: 0,    bluff: 1,  patience: 0,    talk: 1 },
  technician:     { risk: 0,    bluff: -1, patience: 0,    talk: 0 },
} as const satisfies Readonly<Record<string, Style>>;

export type StyleName = keyof typeof STYLES;

export const STYLE_NAMES = unsafeCast<readonly StyleName[]>(Object.keys(STYLES));

/** Two characters per level have the same style. */
// biome-ignore format: a table, one level to a line
const STYLE_OF: Readonly<Record<Character, StyleName>> = {
  hattie: 'brawler',   bea: 'brawler',   daisy: 'counterpuncher', stan: 'counterpuncher', lou: 'trickster',   pat: 'trickster', gus: 'technician',    tom: 'technician',
  sam: 'brawler',      rosa: 'brawler',  greta: 'counterpuncher', otis: 'counterpuncher', lee: 'trickster',   moe: 'trickster', carla: 'technician',  kate: 'technician',
  granny: 'brawler',   duchess: 'brawler', max: 'counterpuncher', mei: 'counterpuncher',  gambit: 'trickster', knuckles: 'trickster', pivot: 'technician', baron: 'technician',
};

export function styleNameOf(character: Character): StyleName {
  return STYLE_OF[character];
}

export function styleOf(character: Character): Style {
  return STYLES[STYLE_OF[character]];
}

/** The traits of an answer; traits it does not have are left out. */
export type Traits = Partial<Style>;

/** How much a style prefers an answer; 0 for every answer without a style. */
export function appeal(style: Style | undefined, traits: Traits): number {
  if (!style) return 0;
  const { risk = 0, bluff = 0, patience = 0, talk = 0 } = traits;
  return sum([
    style.risk * risk,
    style.bluff * bluff,
    style.patience * patience,
    style.talk * talk,
  ]);
}
