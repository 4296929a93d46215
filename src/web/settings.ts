import { useSyncExternalStore } from 'react';
import { isObject } from '../engine/json.ts';
import { LANGUAGES, type Language } from '../engine/texts.ts';
import { setVolume } from '../ui/sound.ts';
import {
  APPEARANCE_SETTINGS,
  type Appearance,
  appearanceFrom,
  applyAppearance,
  keepSettings,
  keptSettings,
  memberOf,
  ownAppearance,
} from './appearance.ts';
import { type NoticeMatrix, noticesFrom, type QuietHours, quietFrom } from './notice-settings.ts';

export const SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const;
export const CLIMAXES = ['wait', 'pause', 'never'] as const;
export const CONFIRMS = ['never', 'sealed', 'always'] as const;

export const LOBBY_PACES = ['all', 'live', 'slow', 'none'] as const;

/** Which tables of the lobby a person wants to see: all, or those of a game, a pace, a language. */
export interface LobbyFilter {
  readonly game: string;
  readonly pace: (typeof LOBBY_PACES)[number];
  readonly language: 'all' | Language;
}

/** What a person has set; kept on this device. */
export interface Settings extends Appearance {
  readonly speed: (typeof SPEEDS)[number];
  readonly confirm: (typeof CONFIRMS)[number];
  /** Whether key moments wait for Continue, stand for two seconds, or pass. */
  readonly climax: (typeof CLIMAXES)[number];
  /** Whether rule numbers are always shown in the log. */
  readonly ruleNumbers: boolean;
  readonly sound: boolean;
  readonly keys: boolean;
  /** Whether the only legal answer is given without asking. */
  readonly forced: boolean;
  /** Whether first games begin with a card and tips. */
  readonly tips: boolean;
  /** What need not be told again: a game's card (`grid`), one of its tips (`grid place`), all of them (`grid *`). */
  readonly taught: readonly string[];
  /** Empty for the default name. */
  readonly name: string;
  readonly lobby: LobbyFilter;
  readonly notices: NoticeMatrix;
  readonly quiet: QuietHours | null;
  /** What of the look was chosen on this device: no account changes it. */
  readonly own: readonly (keyof Appearance)[];
  /** Whether ratings are shown. */
  readonly ratings: boolean;
  /** Whether those at a table see the name of whoever looks on. */
  readonly named: boolean;
}

/** How long things are shown, as a multiple of normal. */
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

/** Changes some of the settings, here and now. */
export function change(some: Partial<Omit<Settings, 'own'>>): void {
  keep({
    ...some,
    own: APPEARANCE_SETTINGS.filter((name) => name in some || current.own.includes(name)),
  });
}

/** Takes over what an account has kept, but for the look that this device has of its own. */
export function adopt(kept: Settings): void {
  const { own } = current;
  keep({ ...kept, ...Object.fromEntries(own.map((name) => [name, current[name]])), own });
}

function keep(some: Partial<Settings>): void {
  current = { ...current, ...some };
  keepSettings(current);
  for (const listener of listeners) listener();
}

/** Lets page and sounds be as the settings say, now and after every change. */
export function heedSettings(): void {
  const heed = (): void => {
    applyAppearance(current);
    setVolume(current.sound ? 1 : 0);
  };
  heed();
  listeners.add(heed);
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

/** Settings as they were kept, here or with an account; what is missing or strange is as usual. */
export function readSettings(saved: { readonly [key: string]: unknown }): Settings {
  return {
    ...appearanceFrom(saved),
    own: ownAppearance(saved),
    speed: memberOf(SPEEDS, saved.speed) ?? 'normal',
    confirm: memberOf(CONFIRMS, saved.confirm) ?? 'never',
    climax: memberOf(CLIMAXES, saved.climax) ?? 'wait',
    ruleNumbers: saved.ruleNumbers === true,
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
