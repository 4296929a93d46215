import type { TournamentView } from '../../client/protocol/tournaments.ts';
import type { Hosted } from '../../engine/hosted.ts';
import { publicDeals } from './deals.ts';
import type { Tournament } from './model.ts';
import { standingsOf } from './standings.ts';

/** A tournament as sent to clients. */
export function tournamentViewOf(tournament: Tournament, game: Hosted | undefined): TournamentView {
  const { id, version, phase, terms, organiser, roundCount, createdAt } = tournament;
  return {
    ...{ id, version, phase, terms, organiser, roundCount, createdAt },
    entrants: [...tournament.entrants],
    rounds: [...tournament.rounds],
    standings: standingsOf(tournament),
    deals: publicDeals(tournament, game),
  };
}
