import type { Searcher } from '../store/searches.ts';

/** After this time bots take the seats, for those who want that, in milliseconds. */
export const BOTS_AFTER = 30_000;

/** How far apart ratings may be: at first, and for each second of waiting. */
const WINDOW = { first: 3, perSecond: 0.2 };

/** Somebody without a rating counts as average. */
const AVERAGE = 25;

/**
 * Who plays with whom: the longest waiting first, each with those of the nearest rating. A group
 * that is too small gets bots, once all of it have waited and want that.
 */
export function groupsOf(
  searchers: readonly Searcher[],
  seatsOf: (game: string) => number,
  now: number,
  mayMeet: (a: Searcher, b: Searcher) => boolean,
): Searcher[][] {
  const taken = new Set<string>();
  const pools = new Map<string, Searcher[]>();
  for (const one of searchers) pools.set(one.pool, [...(pools.get(one.pool) ?? []), one]);
  return searchers.flatMap((first) => {
    if (taken.has(first.person)) return [];
    const others = (pools.get(first.pool) ?? []).filter(
      (other) => other !== first && !taken.has(other.person),
    );
    const group = companyOf(first, others, seatsOf(first.search.game), now, mayMeet);
    for (const { person } of group) taken.add(person);
    return group.length === 0 ? [] : [group];
  });
}

function companyOf(
  first: Searcher,
  others: readonly Searcher[],
  seats: number,
  now: number,
  mayMeet: (a: Searcher, b: Searcher) => boolean,
): Searcher[] {
  const group = [first];
  const near = others.toSorted((a, b) => distance(first, a) - distance(first, b));
  for (const other of near) {
    if (group.length === seats) break;
    if (group.every((one) => mayMeet(one, other) && fits(one, other, now))) group.push(other);
  }
  if (group.length === seats) return group;
  const patient = group.filter(({ search }) => search.bots && !search.rated);
  const isTime = patient.includes(first) && now - first.search.since >= BOTS_AFTER;
  return isTime ? patient : [];
}

function distance(a: Searcher, b: Searcher): number {
  return Math.abs((a.rating ?? AVERAGE) - (b.rating ?? AVERAGE));
}

/** Whether two ratings are near enough; who has waited longer takes more. */
function fits(a: Searcher, b: Searcher, now: number): boolean {
  if (a.rating === null || b.rating === null) return true;
  const waited = now - Math.min(a.search.since, b.search.since);
  return distance(a, b) <= WINDOW.first + (WINDOW.perSecond * waited) / 1_000;
}
