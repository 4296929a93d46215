import { useSyncExternalStore } from 'react';
import { isObject } from '../engine/json.ts';
import { LANGUAGES, type Language } from '../engine/texts.ts';
import { playSound, setVolume } from '../ui/sound.ts';
import {
  APPEARANCE_SETTINGS,
  type Appearance,
  appearanceFrom,
  applyAppearance,
  keepSettings,
  keptSettings,
  memberOf,
  ownAppearance,
  STORAGE_KEY,
} from './appearance.ts';
import { type NoticeMatrix, noticesFrom, type QuietHours, quietFrom } from './notice-settings.ts';

export const SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const;
export const CLIMAXES = ['wait', 'pause', 'never'] as const;
export const CONFIRMS = ['never', 'sealed', 'always'] as const;

export const LOBBY_PACES = ['all', 'live', 'slow', 'none'] as const;

/** Lobby filters: all tables, or those of a game, a pace or a language. */
export interface LobbyFilter {
  readonly game: string;
  readonly pace: (typeof LOBBY_PACES)[number];
  readonly language: 'all' | Language;
}

/** A person's settings; stored on this device. */
export interface Settings extends Appearance {
  readonly speed: (typeof SPEEDS)[number];
  readonly confirm: (typeof CONFIRMS)[number];
  /** Whether key moments wait for Continue, stay for two seconds, or pass. */
  readonly climax: (typeof CLIMAXES)[number];
  /** Whether rule numbers are always shown in the log. */
  readonly ruleNumbers: boolean;
  /** Whether bots' moves are explained while playing alone with them. */
  readonly explain: boolean;
  readonly sound: boolean;
  readonly keys: boolean;
  /** Whether a forced move is played automatically. */
  readonly forced: boolean;
  /** Whether first games begin with a card and tips. */
  readonly tips: boolean;
  /**
   * Dismissed introductions: a game's card (`grid`), one of its tips (`grid place`), all of them
   * (`grid *`).
   */
  readonly taught: readonly string[];
  /** Empty for the default name. */
  readonly name: string;
  readonly lobby: LobbyFilter;
  readonly notices: NoticeMatrix;
  readonly quiet: QuietHours | null;
  /** Appearance settings chosen on this device, which no account overrides. */
  readonly own: readonly (keyof Appearance)[];
  /** Whether ratings are shown. */
  readonly ratings: boolean;
  /** Whether the players see the person's name while they are spectating. */
  readonly named: boolean;
}

/** Animation speed, as a multiple of normal durations. */
export const TEMPOS: Readonly<Record<Settings['speed'], number>> = {
  slow: 1.7,
  normal: 1,
  fast: 0.5,
  instant: 0,
};

let current = readSettings(keptSettings());
const listeners = new Set<() => void>();

export function useSettings(): Settings {
  return useSyncExternalStore(subscribe, settingsNow, settingsNow);
}

/** Changes some settings and applies them. */
export function change(some: Partial<Omit<Settings, 'own'>>): void {
  keep({
    ...some,
    own: APPEARANCE_SETTINGS.filter((name) => name in some || current.own.includes(name)),
  });
}

/** Takes over an account's settings, except appearance settings chosen on this device. */
export function adopt(kept: Settings): void {
  const { own } = current;
  keep({ ...kept, ...Object.fromEntries(own.map((name) => [name, current[name]])), own });
}

function keep(some: Partial<Settings>): void {
  current = { ...current, ...some };
  keepSettings(current);
  for (const listener of listeners) listener();
}

/** Takes over what another tab has changed; else the next change here would undo it. */
function follow({ key }: StorageEvent): void {
  if (key !== STORAGE_KEY) return;
  current = readSettings(keptSettings());
  for (const listener of listeners) listener();
}

/** Applies the settings to page and sounds, now and after every change. */
export function heedSettings(): void {
  let heard = current.sound;
  const heed = (): void => {
    applyAppearance(current);
    setVolume(current.sound ? 1 : 0);
    if (current.sound && !heard) void playSound('bell');
    heard = current.sound;
  };
  heed();
  listeners.add(heed);
  addEventListener('storage', follow);
}

/** The current settings, for use outside of components. */
export function settingsNow(): Settings {
  return current;
}

/** Subscribes to changes until the returned function is called. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Reads stored settings; missing or invalid values get their defaults. */
export function readSettings(saved: { readonly [key: string]: unknown }): Settings {
  return {
    ...appearanceFrom(saved),
    own: ownAppearance(saved),
    speed: memberOf(SPEEDS, saved.speed) ?? 'normal',
    confirm: memberOf(CONFIRMS, saved.confirm) ?? 'never',
    climax: memberOf(CLIMAXES, saved.climax) ?? 'wait',
    ruleNumbers: saved.ruleNumbers === true,
    explain: saved.explain === true,
    sound: saved.sound === true,
    keys: saved.keys !== false,
    forced: saved.forced === true,
    tips: saved.tips !== false,
    taught: texts(saved.taught),
    name: typeof saved.name === 'string' ? saved.name : '',
    lobby: lobbyFilter(saved.lobby),
    notices: noticesFrom(saved.notices),
    quiet: quietFrom(saved.quiet),
    ratings: saved.ratings !== false,
    named: saved.named !== false,
  };
}

function texts(saved: unknown): readonly string[] {
  return Array.isArray(saved) ? saved.filter((one) => typeof one === 'string') : [];
}

function lobbyFilter(saved: unknown): LobbyFilter {
  const { game, pace, language } = isObject(saved) ? saved : {};
  return {
    game: typeof game === 'string' ? game : 'all',
    pace: memberOf(LOBBY_PACES, pace) ?? 'all',
    language: memberOf(LANGUAGES, language) ?? 'all',
  };
}
