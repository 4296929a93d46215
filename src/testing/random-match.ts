import { openFairness } from '../engine/fair.ts';
import type { Hosted } from '../engine/hosted.ts';
import { rngFrom } from '../engine/rng.ts';

/** A match of the fewest players, two at least, played at random: to its end, or so many steps. */
export function randomMatch(game: Hosted, { games = 1, steps = Number.POSITIVE_INFINITY } = {}) {
  const seats = Math.max(2, game.seats.min);
  const fairness = openFairness('t', 's');
  const match = game.open({ seats, options: {}, fairness, secret: 's', games });
  if ('error' in match) throw new Error(match.error);
  const rng = rngFrom([4, 3, 2, 1]);
  for (let step = 1; step <= steps; step++) {
    const [seat] = match.asked();
    if (seat === undefined) break;
    match.answer(seat, match.randomAnswer(seat, rng));
  }
  return match;
}
