import { unsafeCast } from '../engine/json.ts';
import { type GameId, MANIFESTS } from './index.ts';
import type { AnyManifest } from './manifest.ts';

/** A part of every game. */
export async function load<T>(
  part: (manifest: AnyManifest, id: string) => Promise<T>,
): Promise<Readonly<Record<GameId, T>>> {
  const parts = Object.entries(MANIFESTS).map(async ([id, manifest]) => [
    id,
    await part(manifest, id),
  ]);
  return unsafeCast(Object.fromEntries(await Promise.all(parts)));
}
