import { isObject } from '../engine/json.ts';
import { LANGUAGES, type Language } from '../engine/texts.ts';

export const THEMES = ['auto', 'light', 'dark'] as const;
export const MOTIONS = ['auto', 'full', 'less'] as const;
export const CONTRASTS = ['normal', 'more'] as const;
export const TEXT_SIZES = ['normal', 'large', 'larger'] as const;

/** Settings that affect the first paint. */
export interface Appearance {
  readonly language: Language;
  readonly theme: (typeof THEMES)[number];
  readonly motion: (typeof MOTIONS)[number];
  readonly contrast: (typeof CONTRASTS)[number];
  readonly text: (typeof TEXT_SIZES)[number];
}

/** The appearance settings and their allowed values. */
export const APPEARANCE_SETTINGS = ['language', 'theme', 'motion', 'contrast', 'text'] as const;

/** The appearance settings chosen on this device; in older data, those that are not the default. */
export function ownAppearance(saved: { readonly [key: string]: unknown }): (keyof Appearance)[] {
  const { own } = saved;
  if (Array.isArray(own)) return APPEARANCE_SETTINGS.filter((name) => own.includes(name));
  const usual = appearanceFrom({});
  return APPEARANCE_SETTINGS.filter(
    (name) => saved[name] !== undefined && saved[name] !== usual[name],
  );
}

/** The storage key of the settings. */
export const STORAGE_KEY = 'ringside settings';

/** All settings stored on this device. */
export function keptSettings(): { readonly [key: string]: unknown } {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}');
    return isObject(saved) ? saved : {};
  } catch {
    return {};
  }
}

/** Stores settings on this device; the page also works without storage. */
export function keepSettings(settings: object): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(settings));
  } catch {
    // Storage is full or blocked.
  }
}

/** Reads a stored appearance; missing or invalid values get their defaults. */
export function appearanceFrom(saved: { readonly [key: string]: unknown }): Appearance {
  return {
    language: memberOf(LANGUAGES, saved.language) ?? preferred(),
    theme: memberOf(THEMES, saved.theme) ?? 'auto',
    motion: memberOf(MOTIONS, saved.motion) ?? 'auto',
    contrast: memberOf(CONTRASTS, saved.contrast) ?? 'normal',
    text: memberOf(TEXT_SIZES, saved.text) ?? 'normal',
  };
}

/** Applies an appearance to the document element. */
export function applyAppearance(look: Appearance): void {
  const { dataset } = document.documentElement;
  document.documentElement.lang = look.language;
  if (look.theme === 'auto') delete dataset.theme;
  else dataset.theme = look.theme;
  dataset.motion = moves(look) ? 'full' : 'less';
  dataset.contrast = look.contrast;
  dataset.text = look.text;
}

/** Whether animation is allowed. */
export function moves({ motion }: Appearance): boolean {
  if (motion !== 'auto') return motion === 'full';
  return !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** The value if it is one of these names. */
export function memberOf<T extends string>(known: readonly T[], value: unknown): T | undefined {
  return known.find((one) => one === value);
}

/** The browser's language; there is none while the page is prerendered. */
function preferred(): Language {
  return memberOf(LANGUAGES, globalThis.navigator?.language.slice(0, 2)) ?? LANGUAGES[0];
}
