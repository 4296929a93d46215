import { range } from '../../../engine/list.ts';

/**
 * The rounds of a round robin by the Berger tables (FIDE Handbook C.05, annex 1); the first of each
 * pair begins. With an odd number of players, the highest number stands for a bye.
 */
export function bergerTables(players: number): (readonly [number, number])[][] {
  const even = players + (players % 2);
  const last = even - 1;
  return range(last).map((round) => {
    const first = bergerStart(round, even);
    const pairs = range(even / 2).map((table): readonly [number, number] => {
      if (table === 0) return round % 2 === 0 ? [first, last] : [last, first];
      return [(first + table) % last, (first - table + last) % last];
    });
    return pairs.filter((pair) => pair.every((player) => player < players));
  });
}

/** Who meets the last player: in odd rounds the upper numbers in turn, in even rounds the lower. */
function bergerStart(round: number, even: number): number {
  return (round * (even / 2)) % (even - 1);
}

/** Who has the bye in a round, if the number of players is odd. */
export function freeIn(pairs: readonly (readonly [number, number])[], players: number): number[] {
  const busy = new Set(pairs.flat());
  return range(players).filter((player) => !busy.has(player));
}
