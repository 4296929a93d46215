import type { TableInfo } from '../../client/protocol/table.ts';
import { type GameRecord, isRecord } from '../../engine/record.ts';
import { sitterIn } from '../online/chairs.ts';
import { server } from '../online/server.ts';
import { api } from '../online/sign-in.ts';
import { readNames } from '../replay/shared-names.ts';
import type { Sitter } from '../session.ts';
import { localServer } from '../solo/client.ts';

/** A finished game to review, and the step that a link points to. */
export interface FoundGame {
  readonly record: GameRecord;
  /** By person; null if the link does not name them. */
  readonly sitters: readonly Sitter[] | null;
  readonly step: number | null;
}

/** Looks for a game in the link itself, on this device, and on the server. */
export async function findGame(id: string | undefined): Promise<FoundGame | null> {
  const fragment = new URLSearchParams(location.hash.slice(1));
  const number = fragment.get('step');
  const step = number === null ? null : Number(number);
  const found = id === undefined ? await packed(fragment) : await kept(id);
  return found && { ...found, step };
}

type Known = Omit<FoundGame, 'step'>;

async function packed(fragment: URLSearchParams): Promise<Known | null> {
  const record = await localServer.unpack(fragment.get('game') ?? '');
  return record ? { record, sitters: readNames(fragment.get('names'), record.seats) } : null;
}

async function kept(id: string): Promise<Known | null> {
  const record = await localServer.record(id);
  if (!record) return online(id);
  const saved = (await localServer.saved()).find((game) => game.id === id);
  return { record, sitters: saved?.sitters ?? null };
}

async function online(id: string): Promise<Known | null> {
  if ((await server()).kind !== 'there') return null;
  try {
    const [record, { info, chair }] = await Promise.all([api.record(id), api.table(id)]);
    return isRecord(record) ? { record, sitters: sittersIn(info, chair) } : null;
  } catch {
    return null;
  }
}

function sittersIn(info: TableInfo, mine: number | null): Sitter[] {
  return info.chairs.map((_, chair) => sitterIn(info, chair, chair === mine));
}
