import type { Language, Poster } from '../engine/texts.ts';
import { challengers } from './challengers/index.ts';
import { grid } from './grid/index.ts';
import { kickbox } from './kickbox/index.ts';
import { knockout } from './knockout/index.ts';
import type { AnyManifest } from './manifest.ts';
import { round } from './round/index.ts';

/** Every game by its id, in the order in which they are shown. A new game is one line here. */
export const MANIFESTS = { knockout, round, challengers, kickbox, grid };

export type GameId = keyof typeof MANIFESTS;

/** The manifest of a game that somebody names; undefined if there is none of this name. */
export function manifestOf(id: string): AnyManifest | undefined {
  return isGameId(id) ? MANIFESTS[id] : undefined;
}

/** What a game says of itself before it is loaded. */
export function posterOf(id: string, language: Language): Poster | undefined {
  return manifestOf(id)?.poster[language];
}

function isGameId(id: string): id is GameId {
  return Object.hasOwn(MANIFESTS, id);
}
