import type { TournamentPairing } from '../../client/protocol/tournaments.ts';
import { playersIn, type Tournament } from './model.ts';
import type { PairingPlayer } from './pairing/player.ts';
import { standingsOf } from './standings.ts';

/** Pairing data of the players of a round (from 0). */
export function historyOf(tournament: Tournament, round: number): PairingPlayer[] {
  const standings = standingsOf(tournament);
  const pointsOf = new Map(standings.map(({ person, points }) => [person, points]));
  const floats = floaters(tournament, round);
  return playersIn(tournament, round).map(({ id, seed }) => {
    const pairings = tournament.rounds.flatMap(
      (one) => one.pairings.find(({ people }) => people.includes(id)) ?? [],
    );
    const parts = standings.find(({ person }) => person === id)?.rounds ?? [];
    return {
      id,
      seed: seed ?? tournament.entrants.length,
      points: pointsOf.get(id) ?? 0,
      met: meetingsOf(id, pairings),
      byes: parts.filter(({ kind, points }) => kind === 'bye' || (kind === 'forfeit' && points > 0))
        .length,
      chairs:
        tournament.terms.legs > 1
          ? []
          : pairings.filter(wasPlayed).map(({ people }) => people.indexOf(id)),
      floated: floats.has(id),
    };
  });
}

function wasPlayed({ result }: TournamentPairing): boolean {
  return result?.kind !== 'forfeit';
}

function meetingsOf(id: string, pairings: readonly TournamentPairing[]): Map<string, number> {
  const met = new Map<string, number>();
  for (const { people } of pairings.filter(wasPlayed))
    for (const other of people) if (other !== id) met.set(other, (met.get(other) ?? 0) + 1);
  return met;
}

/** Players who met somebody with fewer points in the previous round. */
function floaters(tournament: Tournament, round: number): Set<string> {
  const rounds = tournament.rounds.slice(0, round - 1);
  const earlier = standingsOf({ ...tournament, rounds });
  const points = new Map(earlier.map((one) => [one.person, one.points]));
  const pairings = tournament.rounds[round - 1]?.pairings ?? [];
  return new Set(
    pairings.flatMap(({ people }) => {
      const fewest = Math.min(...people.map((person) => points.get(person) ?? 0));
      return people.filter((person) => (points.get(person) ?? 0) > fewest);
    }),
  );
}
