import { useSyncExternalStore } from 'react';
import { isObject } from '../engine/json.ts';
import { LANGUAGES, type Language } from '../engine/texts.ts';
import { setVolume } from '../ui/sound.ts';

export const THEMES = ['auto', 'light', 'dark'] as const;
export const MOTIONS = ['auto', 'full', 'less'] as const;
export const SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const;
export const CONFIRMS = ['never', 'sealed', 'always'] as const;

/** What a person has set; kept on this device. */
export interface Settings {
  readonly language: Language;
  readonly theme: (typeof THEMES)[number];
  readonly motion: (typeof MOTIONS)[number];
  readonly speed: (typeof SPEEDS)[number];
  readonly confirm: (typeof CONFIRMS)[number];
  readonly sound: boolean;
  readonly keys: boolean;
  /** Empty for the name that the house gives. */
  readonly name: string;
}

/** The pause after a bot's step, in milliseconds. */
export const PACES: Readonly<Record<Settings['speed'], number>> = {
  slow: 1600,
  normal: 850,
  fast: 350,
  instant: 0,
};

const SHELF = 'ringside settings';

let current = load();
const listeners = new Set<() => void>();
apply(current);

export function useSettings(): Settings {
  return useSyncExternalStore(subscribe, () => current);
}

/** Changes some of the settings, here and now. */
export function change(some: Partial<Settings>): void {
  current = { ...current, ...some };
  try {
    localStorage.setItem(SHELF, JSON.stringify(current));
  } catch {
    // A browser that keeps nothing still plays.
  }
  apply(current);
  for (const listener of listeners) listener();
}

/** Whether things may move. */
export function moves({ motion }: Settings): boolean {
  if (motion !== 'auto') return motion === 'full';
  return !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function apply(settings: Settings): void {
  const { dataset } = document.documentElement;
  document.documentElement.lang = settings.language;
  if (settings.theme === 'auto') delete dataset.theme;
  else dataset.theme = settings.theme;
  dataset.motion = moves(settings) ? 'full' : 'less';
  setVolume(settings.sound ? 1 : 0);
}

function load(): Settings {
  const saved = stored();
  return {
    language: oneOf(LANGUAGES, saved.language) ?? preferred(),
    theme: oneOf(THEMES, saved.theme) ?? 'auto',
    motion: oneOf(MOTIONS, saved.motion) ?? 'auto',
    speed: oneOf(SPEEDS, saved.speed) ?? 'normal',
    confirm: oneOf(CONFIRMS, saved.confirm) ?? 'never',
    sound: saved.sound !== false,
    keys: saved.keys !== false,
    name: typeof saved.name === 'string' ? saved.name : '',
  };
}

function stored(): { readonly [key: string]: unknown } {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(SHELF) ?? '{}');
    return isObject(saved) ? saved : {};
  } catch {
    return {};
  }
}

function preferred(): Language {
  return oneOf(LANGUAGES, navigator.language.slice(0, 2)) ?? 'en';
}

function oneOf<T extends string>(known: readonly T[], value: unknown): T | undefined {
  return known.find((one) => one === value);
}
