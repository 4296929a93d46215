import matching from 'edmonds-blossom-fixed';
import { at, range } from '../../../engine/list.ts';
import { byNeedOfBye, byRank, inChairs, type PairingPlayer, type RoundPairing } from './player.ts';

/**
 * Pairs a round of a Swiss tournament for tables of two, with a minimum-cost matching: avoid
 * repeated meetings, then differences in points, then pair the upper half of each score group with
 * its lower half.
 */
export function swissRound(players: readonly PairingPlayer[]): RoundPairing {
  const free = players.length % 2 === 0 ? undefined : freePlayer(players);
  const ranked = players.filter((player) => player !== free).sort(byRank);
  const tables = pairsOf(ranked).map((pair) => inChairs(pair));
  return { tables, byes: free ? [free.id] : [] };
}

/** The lowest who has had the fewest free rounds, so that the others need not meet again. */
function freePlayer(players: readonly PairingPlayer[]): PairingPlayer | undefined {
  const [first, ...others] = [...players].sort(byNeedOfBye);
  const fewest = first?.byes;
  const candidates = [first, ...others].filter((one) => one?.byes === fewest);
  const meetsNobodyAgain = (free: PairingPlayer | undefined): boolean =>
    pairsOf(players.filter((player) => player !== free).sort(byRank)).every(([a, b]) => !met(a, b));
  return candidates.find(meetsNobodyAgain) ?? first;
}

type Pair = readonly [PairingPlayer, PairingPlayer];

function pairsOf(ranked: readonly PairingPlayer[]): Pair[] {
  const place = placesInGroups(ranked);
  const edges = range(ranked.length).flatMap((b) =>
    range(b).map((a): [number, number, number] => {
      const cost = costOf(at(ranked, a), at(ranked, b)) + foldCost(at(place, a), at(place, b));
      return [a, b, HIGHEST - cost];
    }),
  );
  const partners = matching(edges, true);
  return range(ranked.length).flatMap((a): Pair[] => {
    const b = at(partners, a);
    return a < b ? [[at(ranked, a), at(ranked, b)]] : [];
  });
}

/**
 * The cost of a pair. A repeated meeting outweighs all differences in points of a round (their
 * squares, in halves, stay below 1600 for at most 64 pairs), half a point outweighs any conflict of
 * chairs, and that the wrong half of a group.
 */
const COST = { again: 4e9, points: 2e4, chairs: 6e3, floats: 3e3, fold: 1 };
const HIGHEST = 1e12;

function costOf(a: PairingPlayer, b: PairingPlayer): number {
  const apart = 2 * (a.points - b.points);
  const floats = a.points !== b.points && at([a, b].toSorted(byRank), 0).floated;
  return (
    COST.again * met(a, b) +
    COST.points * Math.round(apart * apart) +
    COST.chairs * chairConflict(a, b) +
    (floats ? COST.floats : 0)
  );
}

function met(a: PairingPlayer, b: PairingPlayer): number {
  return a.met.get(b.id) ?? 0;
}

/** How badly both need the same chair: 0 if they do not. */
function chairConflict(a: PairingPlayer, b: PairingPlayer): number {
  const [mine, theirs] = [imbalance(a), imbalance(b)];
  return Math.sign(mine) === Math.sign(theirs) ? Math.min(Math.abs(mine), Math.abs(theirs)) : 0;
}

/** How many times more often a player has begun than not. */
function imbalance({ chairs }: PairingPlayer): number {
  return chairs.reduce((total, chair) => total + (chair === 0 ? 1 : -1), 0);
}

interface GroupPlace {
  readonly points: number;
  readonly index: number;
  readonly size: number;
}

/** Each player's rank within their score group. */
function placesInGroups(ranked: readonly PairingPlayer[]): GroupPlace[] {
  return ranked.map(({ points }, rank) => {
    const group = ranked.filter((one) => one.points === points);
    return { points, index: rank - ranked.indexOf(at(group, 0)), size: group.length };
  });
}

/** The first of the upper half meets the first of the lower half, and so on. */
function foldCost(a: GroupPlace, b: GroupPlace): number {
  if (a.points !== b.points) return 0;
  const off = Math.abs(Math.abs(a.index - b.index) - Math.floor(a.size / 2));
  return COST.fold * off * off;
}
