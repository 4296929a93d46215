import type { Language } from '../../engine/texts.ts';
import { NICKNAMES } from '../texts/nicknames.ts';

/** A suggested name; `chance` returns numbers in [0, 1). */
export function nickname(language: Language, chance: () => number = Math.random): string {
  const { styles, animals, called } = NICKNAMES[language];
  const one = (list: readonly string[]): string => list[Math.floor(chance() * list.length)] ?? '';
  return called(one(styles), one(animals));
}
