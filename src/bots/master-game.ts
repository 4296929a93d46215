import { unsafeCast } from '../engine/json.ts';
import type { KeyMoment } from './annotating.ts';
import { CHARACTERS, type Character } from './characters.ts';

/** A game between champions with its key moments. */
export interface MasterGame {
  /** The packed record. */
  readonly packed: string;
  /** The champions by seat. */
  readonly characters: readonly Character[];
  readonly moments: readonly KeyMoment[];
}

/** A master game as lines of data: record, players, then one moment to a line. */
export function masterLines({ packed, characters, moments }: MasterGame): string[] {
  return [
    packed,
    characters.join(' '),
    ...moments.map((moment) => JSON.stringify(moment, rounded)),
  ];
}

export function readMasterGame([
  packed = '',
  names = '',
  ...moments
]: readonly string[]): MasterGame {
  const known: readonly Character[] = CHARACTERS.champion;
  return {
    packed,
    characters: names.split(' ').flatMap((name) => known.find((one) => one === name) ?? []),
    moments: moments.map((line) => unsafeCast<KeyMoment>(JSON.parse(line))),
  };
}

function rounded(_: string, value: unknown): unknown {
  return typeof value === 'number' ? Math.round(1000 * value) / 1000 : value;
}
