import type { TournamentView } from '../../client/protocol/tournaments.ts';
import { dealCode, publicSeed } from '../../engine/deal.ts';
import { commitmentTo } from '../../engine/fair.ts';
import type { Hosted } from '../../engine/hosted.ts';
import type { Tournament } from './model.ts';

/** The seed shared by all tables of a round (from 0), derived from the tournament's secret. */
export function seedOfRound({ secret }: Pick<Tournament, 'secret'>, round: number): string {
  return publicSeed('tournament', secret, String(round + 1));
}

/** The public part of the deals: at first the commitment, at the end everything. */
export function publicDeals(
  tournament: Tournament,
  game: Hosted | undefined,
): TournamentView['deals'] {
  const { terms, secret, salt, phase, rounds } = tournament;
  if (!terms.sameDeals) return null;
  const commitment = commitmentTo(secret, salt);
  if (phase !== 'over' || !game) return { commitment, secret: null, salt: null, codes: [] };
  const { seats, options } = terms;
  const codes = rounds.map((_, round) =>
    dealCode(game, { game: game.id, seats, options, seed: seedOfRound(tournament, round) }),
  );
  return { commitment, secret, salt, codes };
}
