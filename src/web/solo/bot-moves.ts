import type { AnyAdvice } from '../../bots/advice.ts';
import { type Budget, type Level, type Review, situationOf, USUAL_NODES } from '../../bots/bot.ts';
import { steadyAnswer } from '../../bots/bouts.ts';
import { adviceOn, type Explanation, explanationOf } from '../../bots/explaining.ts';
import type { Style } from '../../bots/style.ts';
import type { Seat } from '../../engine/ask.ts';
import type { AnyMove, AnyView, Hosted } from '../../engine/hosted.ts';
import type { Match, ViewableMatch } from '../../engine/match.ts';
import type { GameRecord } from '../../engine/record.ts';
import { type Rng, rngFrom, type Seed, seedsFrom } from '../../engine/rng.ts';
import { BOTS } from '../../games/bots.ts';
import { LONGEST_THOUGHT } from './bot-pacing.ts';

/** A level's thinking limits: milliseconds and nodes. */
// biome-ignore format: a table, one level to a line
const THOUGHT: Readonly<Record<Level, { readonly time: number; readonly nodes: number }>> = {
  rookie:    { time: 120,             nodes: 2_000 },
  contender: { time: 140,             nodes: 20_000 },
  champion:  { time: LONGEST_THOUGHT, nodes: 5_000_000 },
};

/** A bot's answer for a seat. It gets what a person in that seat sees, and nothing else. */
export function thinkOf(
  match: ViewableMatch,
  seat: Seat,
  level: Level,
  { most = Infinity, style }: { readonly most?: number; readonly style?: Style } = {},
): AnyMove {
  const bot = BOTS[match.game.id]?.levels[level];
  if (!bot) throw new Error(`there is no bot for ${match.game.id}`);
  const { time, nodes } = THOUGHT[level];
  const budget = within({ time: Math.min(time, most), nodes });
  return bot(situationOf(match, seat, rngFrom(freshSeed()), budget, style));
}

/** With a node limit and the deal's seed, the answer is the same on every device. */
export function steadyMove(match: ViewableMatch, seat: Seat, level: Level, seed: string): AnyMove {
  const bots = BOTS[match.game.id];
  if (!bots) throw new Error(`there is no bot for ${match.game.id}`);
  return steadyAnswer(bots, match, seat, { level, seed });
}

/** A champion's move for a seat and its reasons, by what that seat knows. */
export function adviceFor(match: ViewableMatch, seat: Seat): AnyAdvice | null {
  const { stop } = within(THOUGHT.champion);
  return advised(match, seat, rngFrom(freshSeed()), { nodes: USUAL_NODES.champion, stop });
}

/** Limits for analysing a decision of a finished game: milliseconds and nodes. */
const STUDY = { time: 900, nodes: 8 * USUAL_NODES.champion };

/** Limits for finding exact values first, enough for a grid with 20 empty holes. */
const SOLVING = { time: 9000, nodes: 30_000_000 };

/** The same for a step of a finished game. */
export function studiedBy(match: Match, seat: Seat, step: number): AnyAdvice | null {
  const bots = BOTS[match.game.id];
  return bots && match.ask(seat) ? adviceOn(bots, match, seat, step, within(STUDY)) : null;
}

/** Why the move of a step was made; `now` is the public view of a running game. */
export function explainedBy(
  game: Hosted,
  record: GameRecord,
  step: number,
  now: AnyView | null,
): Explanation {
  const bots = BOTS[game.id];
  if (!bots) throw new Error(`there is no bot for ${game.id}`);
  return explanationOf({ game, bots, record }, step, now, within(STUDY));
}

/** The same, with exact values where they can be found. */
export function reviewedBy(
  match: ViewableMatch,
  seat: Seat,
  step: number,
  played: AnyMove,
): AnyAdvice | null {
  const review = { played, budget: within(SOLVING) };
  return advised(match, seat, rngFrom(seedsFrom(step)()), within(STUDY), review);
}

function advised(
  match: ViewableMatch,
  seat: Seat,
  rng: Rng,
  budget: Budget,
  review?: Review<AnyMove>,
): AnyAdvice | null {
  const advise = BOTS[match.game.id]?.advise;
  if (!advise || !match.ask(seat)) return null;
  return advise({ ...situationOf(match, seat, rng, budget), review });
}

/** The time runs from the first time it is asked for. */
function within({ time, nodes }: { readonly time: number; readonly nodes: number }): Budget {
  let end: number | undefined;
  return {
    nodes,
    stop: () => {
      end ??= performance.now() + time;
      return performance.now() > end;
    },
  };
}

function freshSeed(): Seed {
  const [a = 0, b = 0, c = 0, d = 0] = crypto.getRandomValues(new Uint32Array(4));
  return [a, b, c, d];
}
