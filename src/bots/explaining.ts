import type { AskData, Seat } from '../engine/ask.ts';
import type { AnyMove, AnyView, Hosted } from '../engine/hosted.ts';
import { same, unsafeCast } from '../engine/json.ts';
import { at } from '../engine/list.ts';
import type { Match } from '../engine/match.ts';
import type { GameRecord, Step } from '../engine/record.ts';
import { rngFrom, seedsFrom } from '../engine/rng.ts';
import type { AnyAdvice, AnyReason } from './advice.ts';
import { type Budget, situationOf } from './bot.ts';
import type { HostedBots } from './host-bots.ts';
import { isAdvised, judged } from './judging.ts';

/**
 * The reasons for a move, by what its seat knew then: none to give (the only move, talk, a secret
 * that is not out yet), or how it compares.
 */
export type Explanation =
  | { readonly type: 'forced' | 'talk' | 'secret'; readonly rule: string }
  | WeighedExplanation;

export interface WeighedExplanation {
  readonly type: 'weighed';
  readonly rule: string;
  /** The number of simulated worlds; 1 if nothing is hidden. */
  readonly worlds: number;
  readonly unit: 'pegs' | 'chance';
  /** Null if the champion did not consider the move. */
  readonly reason: AnyReason | null;
  readonly isBest: boolean;
  /**
   * The best move, or the next best after it, and the difference. It is not named while the game
   * goes on.
   */
  readonly other: {
    readonly move: AnyMove | null;
    readonly reason: AnyReason | null;
    readonly by: number | null;
  } | null;
}

/**
 * Why a seat made the move of a step. While the game goes on, `now` is its public view: moves that
 * could give a secret away are not explained, and no other move is named.
 */
export function explanationOf(
  { game, bots, record }: { game: Hosted; bots: HostedBots; record: GameRecord },
  number: number,
  now: AnyView | null,
  budget: Budget,
): Explanation {
  const step = at(record.steps, number - 1);
  const { seat } = step;
  const match = resumed(game, record, number - 1);
  const ask = match.ask(seat);
  if (!ask) throw new Error(`step ${number} answers nothing`);
  const { rule } = ask;
  if (ask.talk) return { type: 'talk', rule };
  const move = moveIn(step);
  if (now && !bots.mayExplain(move, match.view(seat), now)) return { type: 'secret', rule };
  if (!isDecision(ask)) return { type: 'forced', rule };
  const whole = weighedMove(rule, move, adviceOn(bots, match, seat, number, budget));
  return now ? withoutMoves(whole) : whole;
}

/** The champion's opinion on the question that a step answers; the same again for the same budget. */
export function adviceOn(
  bots: HostedBots,
  match: Match,
  seat: Seat,
  step: number,
  budget: Budget,
): AnyAdvice {
  return bots.advise(situationOf(match, seat, rngFrom(seedsFrom(step)()), budget));
}

export function weighedMove(rule: string, move: AnyMove, advice: AnyAdvice): WeighedExplanation {
  const isBest = isAdvised({ move, advice });
  const other = isBest ? advice.weighed.find((one) => !same(one.move, move)) : advice.weighed[0];
  const judgement = judged({ move: isBest && other ? other.move : move, advice });
  return {
    type: 'weighed',
    rule,
    worlds: advice.worlds,
    unit: judgement?.unit ?? 'chance',
    reason: advice.weighed.find((one) => same(one.move, move))?.reason ?? null,
    isBest,
    other: other ? { move: other.move, reason: other.reason, by: judgement?.cost ?? null } : null,
  };
}

function withoutMoves(whole: WeighedExplanation): WeighedExplanation {
  return { ...whole, other: whole.other && { ...whole.other, move: null, reason: null } };
}

/** The match after the first steps of a record. */
export function resumed(game: Hosted, record: GameRecord, steps: number): Match {
  const begun = { ...record, steps: record.steps.slice(0, steps), outcome: null };
  return game.resume(begun, record.fairness.secret ?? '');
}

/** Talk and forced moves are not decisions. */
export function isDecision({ talk, moves, complete }: AskData<AnyMove>): boolean {
  return !talk && (moves.length > 1 || !complete);
}

/** The move of a step that is an answer. */
export function moveIn(step: Step): AnyMove {
  if ('takeBack' in step) throw new Error('not an answer');
  return unsafeCast<AnyMove>(step.move);
}
