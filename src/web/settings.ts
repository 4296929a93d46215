import { useSyncExternalStore } from 'react';
import { isObject } from '../engine/json.ts';
import { LANGUAGES, type Language } from '../engine/texts.ts';
import { setVolume } from '../ui/sound.ts';
import { type NoticeMatrix, noticesFrom, type QuietHours, quietFrom } from './notice-settings.ts';

export const THEMES = ['auto', 'light', 'dark'] as const;
export const MOTIONS = ['auto', 'full', 'less'] as const;
export const SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const;
export const CONFIRMS = ['never', 'sealed', 'always'] as const;

export const CONTRASTS = ['normal', 'more'] as const;
export const TEXT_SIZES = ['normal', 'large', 'larger'] as const;

export const LOBBY_PACES = ['all', 'live', 'slow', 'none'] as const;

/** Which tables of the lobby a person wants to see; `all` or the id of a game. */
export interface LobbyFilter {
  readonly game: string;
  readonly pace: (typeof LOBBY_PACES)[number];
}

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
  readonly lobby: LobbyFilter;
  readonly contrast: (typeof CONTRASTS)[number];
  readonly text: (typeof TEXT_SIZES)[number];
  readonly notices: NoticeMatrix;
  readonly quiet: QuietHours | null;
  /** Whether ratings are shown. */
  readonly ratings: boolean;
}

/** The pause after a bot's step, in milliseconds. */
export const PACES: Readonly<Record<Settings['speed'], number>> = {
  slow: 1600,
  normal: 850,
  fast: 350,
  instant: 0,
};

const SHELF = 'ringside settings';

let current = read(stored());
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

/** The settings now, outside of a screen. */
export function settingsNow(): Settings {
  return current;
}

/** Calls back after every change, until the function it gives is called. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function apply(settings: Settings): void {
  const { dataset } = document.documentElement;
  document.documentElement.lang = settings.language;
  if (settings.theme === 'auto') delete dataset.theme;
  else dataset.theme = settings.theme;
  dataset.motion = moves(settings) ? 'full' : 'less';
  dataset.contrast = settings.contrast;
  dataset.text = settings.text;
  setVolume(settings.sound ? 1 : 0);
}

/** Settings as they were kept, here or with an account; what is missing or strange is as usual. */
export function read(saved: { readonly [key: string]: unknown }): Settings {
  return {
    language: oneOf(LANGUAGES, saved.language) ?? preferred(),
    theme: oneOf(THEMES, saved.theme) ?? 'auto',
    motion: oneOf(MOTIONS, saved.motion) ?? 'auto',
    speed: oneOf(SPEEDS, saved.speed) ?? 'normal',
    confirm: oneOf(CONFIRMS, saved.confirm) ?? 'never',
    sound: saved.sound !== false,
    keys: saved.keys !== false,
    name: typeof saved.name === 'string' ? saved.name : '',
    lobby: lobbyFilter(saved.lobby),
    contrast: oneOf(CONTRASTS, saved.contrast) ?? 'normal',
    text: oneOf(TEXT_SIZES, saved.text) ?? 'normal',
    notices: noticesFrom(saved.notices),
    quiet: quietFrom(saved.quiet),
    ratings: saved.ratings !== false,
  };
}

function lobbyFilter(saved: unknown): LobbyFilter {
  const { game, pace } = isObject(saved) ? saved : {};
  return {
    game: typeof game === 'string' ? game : 'all',
    pace: oneOf(LOBBY_PACES, pace) ?? 'all',
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
