import type { Language } from '../../engine/texts.ts';

/** Every language as those who speak it call it. */
export const LANGUAGE_NAMES = {
  en: 'English',
  fr: 'Français',
} as const satisfies Record<Language, string>;
