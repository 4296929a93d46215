import type { TournamentView } from '../../client/protocol/tournaments.ts';
import { dealCode, publicSeed } from '../../engine/deal.ts';
import { commitmentTo } from '../../engine/fair.ts';
import type { Hosted } from '../../engine/hosted.ts';
import type { Tournament } from './model.ts';

/** The seed that all tables of a round (from 0) share: it follows from the secret of the tournament. */
export function seedOfRound({ secret }: Pick<Tournament, 'secret'>, round: number): string {
  return publicSeed('tournament', secret, String(round + 1));
}

/** What is public of the deals: the commitment at first, everything at the end. */
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
