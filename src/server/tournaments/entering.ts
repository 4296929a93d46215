import type { Person, Refusal } from '../table/model.ts';
import type { Tournament } from './model.ts';

/** A person joins: before the start, and in a Swiss tournament until its last round. */
export function joined(tournament: Tournament, person: Person, now: number): Tournament | Refusal {
  const { phase, entrants, terms, rounds, roundCount } = tournament;
  const known = entrants.find(({ id }) => id === person.id);
  const isLate = phase === 'running';
  const mayBeLate = terms.format === 'swiss' && rounds.length < (roundCount ?? 0);
  if (phase !== 'open' && !(isLate && mayBeLate)) return { error: 'wrong-phase' };
  if (known && known.left === null) return tournament;
  if (known) {
    const back = entrants.map((one) => (one === known ? { ...one, left: null } : one));
    return { ...tournament, entrants: back };
  }
  if (entrants.length >= terms.places) return { error: 'tournament-full' };
  const { id, name, program } = person;
  const seed = isLate ? entrants.length : null;
  const entrant = { id, name, program, joinedAt: now, seed, left: null };
  return { ...tournament, entrants: [...entrants, entrant] };
}

/** Seeds by the ratings that people show; the others follow in joining order. */
export function seedOrder(
  { entrants }: Tournament,
  ratings: ReadonlyMap<string, number>,
): string[] {
  const rating = (id: string): number => ratings.get(id) ?? Number.NEGATIVE_INFINITY;
  return [...entrants]
    .sort((a, b) => compare(rating(b.id), rating(a.id)) || a.joinedAt - b.joinedAt)
    .map(({ id }) => id);
}

function compare(a: number, b: number): number {
  return Number(a > b) - Number(a < b);
}
