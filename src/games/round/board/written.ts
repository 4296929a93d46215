import { useEffect, useState } from 'react';
import type { Seat } from '../../../engine/ask.ts';
import { at, range, replaced } from '../../../engine/list.ts';
import type { Result, Sheet } from '../kind.ts';
import { sheetsToFill } from '../rules/prognosis.ts';
import { leftOf, opponentOf, rightOf, ringOf } from '../rules/ring.ts';
import { ownerOf, placesOf } from '../slots.ts';
import { allowed, type Table } from './table.ts';

/** A sheet that is being filled in. */
export interface Entry {
  readonly left: Result | null;
  readonly right: Result | null;
  readonly stake: number;
}

export type Side = 'left' | 'right';

/** One of the viewer's duels on a sheet: which boxer meets whom. */
export interface Line {
  readonly sheet: number;
  readonly side: Side;
  readonly mine: number;
  readonly other: number;
}

/** The sheets as far as they are filled in, by hand on the ropes or on paper. */
export interface Writing {
  readonly entries: readonly Entry[];
  readonly lines: readonly Line[];
  readonly write: (sheet: number, entry: Partial<Entry>) => void;
}

/** Undefined if the viewer has nothing to predict now. */
export function useWriting(table: Table): Writing | undefined {
  const { view, players } = table;
  const [kept, setKept] = useState<readonly Entry[]>();
  const moves = allowed(table, 'prognosis');
  const idle = moves.length === 0;
  useEffect(() => {
    if (idle) setKept(undefined);
  }, [idle]);
  if (idle || view.seat === null) return undefined;
  const blank = range(sheetsToFill(players)).map((sheet) => ({
    ...{ left: null, right: null },
    stake: Math.min(...moves.map(({ sheets }) => at(sheets, sheet).stake)),
  }));
  const entries = kept ?? blank;
  const write = (sheet: number, entry: Partial<Entry>): void =>
    setKept(replaced(entries, sheet, { ...at(entries, sheet), ...entry }));
  return { entries, lines: linesOf(table, view.seat), write };
}

/** RD-33: left and right of each boxer; with two bettors boxer 1 and boxer 2. */
export function linesOf({ view, players }: Table, seat: number): Line[] {
  const mine = placesOf(seat, players);
  if (players === 2) {
    return mine.map((place, index) => ({
      ...{ sheet: 0, mine: place, other: opponentOf(place, view.options) },
      side: index === 0 ? 'left' : 'right',
    }));
  }
  const ring = ringOf(players, view.options);
  return mine.flatMap((place, sheet): Line[] => [
    { sheet, side: 'left', mine: place, other: leftOf(ring, place) },
    { sheet, side: 'right', mine: place, other: rightOf(ring, place) },
  ]);
}

/** The sheets, with blanks as defeats. */
export function sheetsFrom(entries: readonly Entry[]): Sheet[] {
  return entries.map(({ left, right, stake }) => ({
    left: left ?? 'lose',
    right: right ?? 'lose',
    stake,
  }));
}

/** What pressing a switch writes next. */
export function flipped(result: Result | null): Result {
  return result === 'win' ? 'lose' : 'win';
}

/** Whom a sheet sees winning, duel by duel. */
export function winnersOn(
  table: Table,
  seat: Seat,
  sheet: number,
  written: Pick<Sheet, Side>,
): Seat[] {
  return linesOf(table, seat)
    .filter((line) => line.sheet === sheet)
    .map(({ side, mine, other }) => ownerOf(written[side] === 'win' ? mine : other, table.players));
}
