import type { Searcher } from '../store/searches.ts';

/** Waiting time after which bots fill the seats for people who accept them, in milliseconds. */
export const BOTS_AFTER = 30_000;

/** Maximum rating difference: initially, and added per second of waiting. */
const WINDOW = { first: 3, perSecond: 0.2 };

/** The assumed rating of people without one. */
const AVERAGE = 25;

/**
 * Groups of people who play together: the longest waiting first, each with the nearest ratings. A
 * group that is too small is filled with bots once all its members have waited and accept bots.
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
