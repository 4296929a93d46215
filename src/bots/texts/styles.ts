import type { Language } from '../../engine/texts.ts';
import type { StyleName } from '../style.ts';

/** The name of a style, and how to recognize it. */
type StyleTexts = Readonly<Record<StyleName, { readonly name: string; readonly line: string }>>;

// biome-ignore format: a table, one style to a line
const en: StyleTexts = {
  brawler:        { name: 'Brawler',        line: 'Big bets, big hits, no waiting.' },
  counterpuncher: { name: 'Counterpuncher', line: 'Waits, saves up and lets you begin.' },
  trickster:      { name: 'Trickster',      line: 'Bluffs, talks and plays where you are not looking.' },
  technician:     { name: 'Technician',     line: 'Plays straight: honest claims, solid moves.' },
};

// biome-ignore format: a table, one style to a line
const fr: StyleTexts = {
  brawler:        { name: 'Style cogneur',    line: 'Gros paris, gros coups, aucune patience.' },
  counterpuncher: { name: 'Style contreur',   line: 'Attend, économise et vous laisse commencer.' },
  trickster:      { name: 'Style roublard',   line: 'Bluffe, bavarde et joue là où vous ne regardez pas.' },
  technician:     { name: 'Style technique', line: 'Joue franc jeu : annonces honnêtes, coups solides.' },
};

export const STYLE_TEXTS: Readonly<Record<Language, StyleTexts>> = { en, fr };
