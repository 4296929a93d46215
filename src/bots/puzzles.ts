import type { Seat } from '../engine/ask.ts';
import type { AnyMove, Hosted } from '../engine/hosted.ts';
import { canonical, unsafeCast } from '../engine/json.ts';
import { at, range, sum } from '../engine/list.ts';
import type { Match, ViewableMatch } from '../engine/match.ts';
import { pack, unpack } from '../engine/pack.ts';
import { BadRecord, type GameRecord } from '../engine/record.ts';
import { rngFrom, seedsFrom } from '../engine/rng.ts';
import { type Level, nodeBudget, situationOf, USUAL_NODES } from './bot.ts';
import type { HostedBots } from './host-bots.ts';

/** A decision with one answer that is clearly better than every other. */
export interface Puzzle {
  /** A game up to and including that answer. */
  readonly record: GameRecord;
  /** How much worse the next best answer is, in `Weighed.worth`. */
  readonly margin: number;
  /** The share of each level that misses the answer, from 0 to 1. */
  readonly missed: Readonly<Record<Tested, number>>;
}

/** The levels on which puzzles are tested. */
type Tested = Exclude<Level, 'champion'>;

/** How many bots of each level try a puzzle. */
const TRIED_BY = 24;

/** A verdict on a decision: the best answer, and its lead over the next in independent samples. */
export interface PuzzleVerdict {
  readonly move: AnyMove;
  readonly margins: readonly number[];
}

/** Judges a decision; undefined if no answer stands out. Another seed gives another sample. */
export type PuzzleJudge = (
  match: ViewableMatch,
  seat: Seat,
  seed: number,
) => PuzzleVerdict | undefined;

/** A puzzle as one line of data: margin in thousandths, missed in percent, packed record. */
export function puzzleLine(game: Hosted, { record, margin, missed }: Puzzle): string {
  const numbers = [1000 * margin, 100 * missed.rookie, 100 * missed.contender];
  return [...numbers.map((n) => Math.round(n)), pack(game, record)].join(' ');
}

/** Throws `BadRecord` for anything else. */
export function readPuzzle(gameOf: (id: string) => Hosted | undefined, line: string): Puzzle {
  const [margin, rookie, contender, packed = ''] = line.split(' ');
  const record = unpack(gameOf, packed);
  if (record.steps.length === 0) throw new BadRecord(0, 'a puzzle without an answer');
  return {
    record,
    margin: Number(margin) / 1000,
    missed: { rookie: Number(rookie) / 100, contender: Number(contender) / 100 },
  };
}

/** The position before the answer, the seat to answer, and the answer. */
export function decisionIn(
  game: Hosted,
  { record }: Pick<Puzzle, 'record'>,
): { readonly match: Match; readonly seat: Seat; readonly answer: AnyMove } {
  const step = at(record.steps, record.steps.length - 1);
  if ('takeBack' in step) throw new BadRecord(record.steps.length, 'not an answer');
  const before = { ...record, steps: record.steps.slice(0, -1), outcome: null };
  const match = game.resume(before, record.fairness.secret ?? '');
  return { match, seat: step.seat, answer: unsafeCast<AnyMove>(step.move) };
}

/** The rating at which half of the players find the answer: rookies have 1000, contenders 1400. */
export function puzzleRating({ missed }: Pick<Puzzle, 'missed'>): number {
  const above = (share: number): number => {
    const failed = (share * TRIED_BY + 0.5) / (TRIED_BY + 1);
    return 400 * Math.log10(failed / (1 - failed));
  };
  return Math.round((1000 + above(missed.rookie) + 1400 + above(missed.contender)) / 2);
}

/** Whether this is a real decision: talk is not, and with two answers anyone may guess. */
export function isPuzzling(match: ViewableMatch, seat: Seat): boolean {
  const ask = match.ask(seat);
  return ask !== undefined && !ask.talk && !ask.open && (ask.moves.length > 2 || !ask.complete);
}

/** A level's answer in a seat, for a seed. */
export function answerOf(
  { levels }: HostedBots,
  match: ViewableMatch,
  seat: Seat,
  level: Tested,
  seed: number,
): AnyMove {
  const budget = nodeBudget(USUAL_NODES[level]);
  return levels[level](situationOf(match, seat, rngFrom(seedsFrom(seed)()), budget));
}

/** The share of a level that misses the answer. */
export function shareMissing(
  bots: HostedBots,
  match: ViewableMatch,
  seat: Seat,
  { level, answer, tries = TRIED_BY }: { level: Tested; answer: AnyMove; tries?: number },
): number {
  const right = canonical(answer);
  const found = range(tries).filter(
    (n) => canonical(answerOf(bots, match, seat, level, n + 1)) === right,
  );
  return 1 - found.length / tries;
}

/**
 * The champion's verdict from independent samples of imagined worlds, each with this many nodes.
 */
export function championJudge({ advise }: HostedBots, samples: number, nodes: number): PuzzleJudge {
  return (match, seat, seed) => {
    const seeds = seedsFrom(seed);
    const weigh = (): ReadonlyMap<string, number> => {
      const { weighed } = advise(situationOf(match, seat, rngFrom(seeds()), nodeBudget(nodes)));
      return new Map(weighed.map(({ move, worth }) => [canonical(move), worth]));
    };
    const first = advise(situationOf(match, seat, rngFrom(seeds()), nodeBudget(nodes)));
    const best = canonical(first.move);
    const margins: number[] = [];
    for (let n = 0; n < samples; n++) {
      const worths = weigh();
      const others = [...worths].filter(([move]) => move !== best).map(([, worth]) => worth);
      const own = worths.get(best);
      if (own === undefined || others.length === 0) return undefined;
      margins.push(own - Math.max(...others));
      if (!couldStandOut(margins)) return undefined;
    }
    return { move: first.move, margins };
  };
}

/** The required mean lead, and the lead required with 95 % confidence. */
const CLEAR = 0.05;
const SURELY = 0.02;

/** The mean lead, if it is large and certain enough. */
export function clearMargin(verdict: PuzzleVerdict): number | undefined {
  const { mean, least } = leadOf(verdict);
  return mean >= CLEAR && least >= SURELY ? mean : undefined;
}

/** Whether the answer leads with 95 % confidence: what a second check has to confirm. */
export function isSurelyBest(verdict: PuzzleVerdict): boolean {
  return leadOf(verdict).least > 0;
}

/** The mean lead, and two standard errors below it. */
function leadOf({ margins }: PuzzleVerdict): { readonly mean: number; readonly least: number } {
  const mean = sum(margins) / margins.length;
  const variance = sum(margins.map((one) => (one - mean) ** 2)) / Math.max(1, margins.length - 1);
  return { mean, least: mean - 2 * Math.sqrt(variance / margins.length) };
}

/** Stops early if the first samples already contradict it. */
function couldStandOut(margins: readonly number[]): boolean {
  return margins.length < 2 || sum(margins) / margins.length > CLEAR / 2;
}
