import { nodeBudget, situationOf } from '../../bots/bot.ts';
import type { HostedBots } from '../../bots/host-bots.ts';
import {
  answerOf,
  clearMargin,
  isPuzzling,
  type Puzzle,
  type PuzzleJudge,
  shareMissing,
} from '../../bots/puzzles.ts';
import type { Seat } from '../../engine/ask.ts';
import { openFairness } from '../../engine/fair.ts';
import type { AnyMove, Hosted } from '../../engine/hosted.ts';
import { canonical } from '../../engine/json.ts';
import { at } from '../../engine/list.ts';
import type { Match } from '../../engine/match.ts';
import type { GameRecord } from '../../engine/record.ts';
import { rngFrom, seedsFrom } from '../../engine/rng.ts';
import type { Method } from './judges.ts';

/** The settings of the search for puzzles. */
export interface Mine {
  readonly game: Hosted;
  readonly bots: HostedBots;
  readonly method: Method;
  readonly seats: number;
  readonly seed: string;
}

const MOST_PER_GAME = 2;
/** The minimum share of contenders that miss the answer. */
const MISSED_BY = 0.2;
/** How many contenders try it before the thorough judgement. */
const FIRST_TRIES = 6;
const QUICK_NODES = 1000;

/** Plays game number n between champions, and returns the puzzles in it. */
export function* minedFrom(mine: Mine, n: number): Generator<Puzzle> {
  const { bots, method } = mine;
  const match = opened(mine, n);
  const seeds = seedsFrom(n);
  let found = 0;
  for (let asked = match.asked(); asked.length > 0; asked = match.asked()) {
    const seat = at(asked, 0);
    const rng = rngFrom(seeds());
    if (!isPuzzling(match, seat)) {
      const quick = situationOf(match, seat, rng, nodeBudget(QUICK_NODES));
      match.answer(seat, bots.levels.champion(quick));
      continue;
    }
    const guess = answerOf(bots, match, seat, 'contender', n);
    const { move, promising } = method.look(match, seat, guess, rng);
    const puzzle = promising ? puzzleAt(mine, match, seat) : undefined;
    if (puzzle) yield puzzle;
    if (puzzle && ++found === MOST_PER_GAME) return;
    match.answer(seat, move);
  }
}

function opened({ game, seats, seed }: Mine, n: number): Match {
  const secret = `${seed} ${n}`;
  const fairness = openFairness('puzzle', secret);
  const match = game.open({ seats, options: {}, fairness, secret });
  if ('error' in match) throw new Error(`${game.id} is not played by ${seats}`);
  return match;
}

function puzzleAt({ bots, method }: Mine, match: Match, seat: Seat): Puzzle | undefined {
  const best = judgedTwice(method.judge, match, seat);
  if (!best) return undefined;
  const missing = (level: 'rookie' | 'contender', tries?: number): number =>
    shareMissing(bots, match, seat, { level, answer: best.move, ...(tries && { tries }) });
  if (missing('contender', FIRST_TRIES) < MISSED_BY) return undefined;
  const missed = { rookie: missing('rookie'), contender: missing('contender') };
  if (missed.contender < MISSED_BY) return undefined;
  return { record: solvedBy(match, seat, best.move), margin: best.margin, missed };
}

/** The answer on which two independent judgements agree, with the smaller of its margins. */
function judgedTwice(
  judge: PuzzleJudge,
  match: Match,
  seat: Seat,
): { readonly move: AnyMove; readonly margin: number } | undefined {
  const first = judge(match, seat, 1);
  const margin = first && clearMargin(first);
  if (!first || margin === undefined) return undefined;
  const second = judge(match, seat, 2);
  const again = second && clearMargin(second);
  if (!second || again === undefined || canonical(first.move) !== canonical(second.move))
    return undefined;
  return { move: first.move, margin: Math.min(margin, again) };
}

/** The record with the answer as its last step. */
function solvedBy(match: Match, seat: Seat, move: AnyMove): GameRecord {
  const record = match.record();
  const solved = match.game.resume(record, record.fairness.secret ?? '');
  solved.answer(seat, move);
  return solved.record();
}
