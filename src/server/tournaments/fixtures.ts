import type { PairingResult, TournamentTerms } from '../../client/protocol/tournaments.ts';
import { range } from '../../engine/list.ts';
import type { Rng } from '../../engine/rng.ts';
import type { Tournament } from './model.ts';
import { pointsFor } from './points.ts';
import { advanced, begun, type ChangeContext, settled } from './progress.ts';
import { nextPairings } from './rounds.ts';

/** A tournament joined by people p0, p1, … */
export function tournamentOf(players: number, terms: Partial<TournamentTerms> = {}): Tournament {
  return {
    ...{ id: 't', version: 0, phase: 'open', rounds: [], roundCount: null, createdAt: 0 },
    ...{ secret: 'aa', salt: 'bb', organiser: { id: 'o', name: 'Olga' } },
    terms: {
      ...{ title: 'Cup', game: 'grid', format: 'swiss', pace: { type: 'slow', hours: 24 } },
      ...{ options: {}, seats: 2, legs: 1, rounds: null, places: 128, startsAt: null },
      ...{ roundMinutes: null, sameDeals: false, listed: true, ...terms },
    },
    entrants: range(players).map((n) => ({
      ...{ id: `p${n}`, name: `P${n}`, program: false, joinedAt: n, seed: null, left: null },
    })),
  };
}

/** Sequential ids, and tables of the size given in the terms. */
export function contextOf({ terms }: Tournament): ChangeContext {
  let ids = 0;
  return {
    ...{ now: 1, newId: () => `table${++ids}`, size: { min: 2, max: terms.seats } },
    pair: async (tournament, size) => nextPairings(tournament, size),
  };
}

/** Starts with seeds in joining order. */
export function started(
  tournament: Tournament,
  context = contextOf(tournament),
): Promise<Tournament> {
  const order = tournament.entrants.map(({ id }) => id);
  return begun(tournament, order, context);
}

/** Plays the current round with the given results. */
export function roundPlayed(
  tournament: Tournament,
  context: ChangeContext,
  result: (people: readonly string[]) => PairingResult,
): Promise<Tournament> {
  const pairings = tournament.rounds.at(-1)?.pairings ?? [];
  const done = pairings.reduce(
    (now, { people, tables }) => settled(now, tables.at(-1) ?? '', result(people), context.newId),
    tournament,
  );
  return advanced(done, context);
}

/** Random results, with a draw every fourth time. */
export function anyResult(rng: Rng): (people: readonly string[]) => PairingResult {
  return (people) => {
    const chairs = range(people.length).sort(() => rng.below(2) - 0.5);
    const places = rng.below(4) === 0 ? [chairs] : chairs.map((chair) => [chair]);
    return { kind: 'played', points: pointsFor(places, people.length), scores: null };
  };
}

export function placed(...points: readonly number[]): PairingResult {
  return { kind: 'played', points: [...points], scores: null };
}
