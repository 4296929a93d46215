import type {
  TournamentEntrant,
  TournamentPhase,
  TournamentRound,
  TournamentTerms,
} from '../../client/protocol/tournaments.ts';

/** A tournament as it is stored. */
export interface Tournament {
  readonly id: string;
  /** Counts changes; of two concurrent ones, one fails. */
  readonly version: number;
  readonly phase: TournamentPhase;
  readonly terms: TournamentTerms;
  readonly organiser: { readonly id: string; readonly name: string };
  readonly entrants: readonly TournamentEntrant[];
  readonly rounds: readonly TournamentRound[];
  /** The number of rounds; null before the start. */
  readonly roundCount: number | null;
  readonly createdAt: number;
  /** Secrets of its deals, published when it is over. */
  readonly secret: string;
  readonly salt: string;
}

/** Players to be paired in a round (from 0): they have joined by then and have not withdrawn. */
export function playersIn({ entrants }: Tournament, round: number): TournamentEntrant[] {
  return entrants.filter(({ left }) => left === null || round < left);
}
