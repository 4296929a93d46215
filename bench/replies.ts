import { LEVELS, type Level, nodeBudget, situationOf, USUAL_NODES } from '../src/bots/bot.ts';
import { progress } from '../src/cli/progress.ts';
import type { Seat } from '../src/engine/ask.ts';
import { openFairness, seedsOf } from '../src/engine/fair.ts';
import type { Hosted } from '../src/engine/hosted.ts';
import { at, range } from '../src/engine/list.ts';
import type { Match } from '../src/engine/match.ts';
import { type Rng, rngFrom } from '../src/engine/rng.ts';
import { BOTS } from '../src/games/bots.ts';
import { GAMES } from '../src/games/rules.ts';
import { quantile } from './quantile.ts';

/** Time limit per level, in milliseconds. */
const LIMITS: Readonly<Record<Level, number>> = { rookie: 150, contender: 150, champion: 2000 };

export type ReplyFigures = ReturnType<typeof replyFigures>;

/** How long the bots think, in random positions of random games with every number of seats. */
export function replyFigures(positions: number) {
  return GAMES.flatMap((game) => {
    const asked = range(positions).map((number) => positionOf(game, number));
    return LEVELS.map((level) => ({ game: game.id, level, ...timesOf(game, level, asked) }));
  });
}

interface Position {
  readonly match: Match;
  readonly seat: Seat;
  readonly rng: Rng;
}

/** A random position of one random game, all decisions equally likely. */
function positionOf(game: Hosted, number: number): Position {
  const { min, max } = game.seats;
  const secret = `replies ${number}`;
  const fairness = openFairness('replies', secret);
  const rng = rngFrom(seedsOf(fairness, 'players')(0));
  const setup = { seats: min + (number % (max - min + 1)), options: {}, fairness, secret };
  const match = game.open(setup);
  if ('error' in match) throw new Error('normal options are refused');
  let kept: Match = match.clone();
  for (let decisions = 1; match.asked().length > 0; decisions++) {
    if (rng.below(decisions) === 0) kept = match.clone();
    const seat = at(match.asked(), rng.below(match.asked().length));
    match.answer(seat, match.randomAnswer(seat, rng));
  }
  return { match: kept, seat: at(kept.asked(), rng.below(kept.asked().length)), rng };
}

function timesOf(game: Hosted, level: Level, positions: readonly Position[]) {
  const bot = BOTS[game.id]?.levels[level];
  if (!bot) throw new Error(`${game.id} has no ${level}`);
  const bar = progress(positions.length, `${game.id}, ${level}`);
  const times = positions.map(({ match, seat, rng }, done) => {
    bar.step(done);
    const situation = situationOf(match, seat, rng, nodeBudget(USUAL_NODES[level]));
    const start = performance.now();
    bot(situation);
    return performance.now() - start;
  });
  bar.end();
  return {
    positions: times.length,
    median: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    longest: Math.max(...times),
    limit: LIMITS[level],
    late: times.filter((time) => time > LIMITS[level]).length,
  };
}
