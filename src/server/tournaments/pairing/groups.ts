import { at, range } from '../../../engine/list.ts';
import { byNeedOfBye, byRank, inChairs, type PairingPlayer, type RoundPairing } from './player.ts';

/** How many players a table takes. */
export interface TableSize {
  readonly min: number;
  readonly max: number;
}

/**
 * Pairs a round for tables of more than two: players with similar points sit together, and repeated
 * meetings are avoided. In the first round the top seeds are spread over the tables.
 */
export function groupRound(players: readonly PairingPlayer[], size: TableSize): RoundPairing {
  const sizes = tableSizes(players.length, size);
  const seats = sizes.reduce((total, one) => total + one, 0);
  const free = new Set([...players].sort(byNeedOfBye).slice(0, players.length - seats));
  const ranked = players.filter((player) => !free.has(player)).sort(byRank);
  const tables = settled(isBeginning(ranked) ? spread(ranked, sizes) : cut(ranked, sizes));
  return {
    tables: tables.map((table) => inChairs(table)),
    byes: [...free].map(({ id }) => id),
  };
}

/** As few free rounds as possible, then as few tables as possible, of sizes that differ by one at most. */
export function tableSizes(players: number, { min, max }: TableSize): number[] {
  for (let seats = players; seats >= min; seats--) {
    const tables = Math.ceil(seats / max);
    const least = Math.floor(seats / tables);
    if (least >= min) return range(tables).map((n) => least + (n < seats % tables ? 1 : 0));
  }
  return [];
}

function isBeginning(players: readonly PairingPlayer[]): boolean {
  return players.every(({ met }) => met.size === 0);
}

type Tables = PairingPlayer[][];

function spread(ranked: readonly PairingPlayer[], sizes: readonly number[]): Tables {
  return sizes.map((size, table) => range(size).map((n) => at(ranked, n * sizes.length + table)));
}

function cut(ranked: readonly PairingPlayer[], sizes: readonly number[]): Tables {
  let from = 0;
  return sizes.map((size) => {
    from += size;
    return ranked.slice(from - size, from);
  });
}

/** Bounds the search; each swap lowers the total cost. */
const MOST_EXCHANGES = 2_000;

/** Swaps players between tables while that reduces repeated meetings or differences in points. */
function settled(tables: Tables): Tables {
  for (let n = 0; n < MOST_EXCHANGES; n++) if (!exchange(tables)) return tables;
  return tables;
}

/** Makes the first swap that helps; neighbouring tables first. */
function exchange(tables: Tables): boolean {
  for (let apart = 1; apart < tables.length; apart++)
    for (let first = 0; first + apart < tables.length; first++)
      if (exchangeBetween(at(tables, first), at(tables, first + apart))) return true;
  return false;
}

function exchangeBetween(a: PairingPlayer[], b: PairingPlayer[]): boolean {
  const before = costOf(a) + costOf(b);
  for (const i of a.keys())
    for (const j of b.keys()) {
      const [mine, theirs] = [at(a, i), at(b, j)];
      [a[i], b[j]] = [theirs, mine];
      if (costOf(a) + costOf(b) < before - 1e-9) return true;
      [a[i], b[j]] = [mine, theirs];
    }
  return false;
}

/** A repeated meeting costs as much as three points of difference. */
const AGAIN = 9;

function costOf(table: readonly PairingPlayer[]): number {
  let cost = 0;
  for (const [i, a] of table.entries())
    for (const b of table.slice(i + 1)) {
      const apart = a.points - b.points;
      cost += apart * apart + AGAIN * (a.met.get(b.id) ?? 0) ** 2;
    }
  return cost;
}
