import type { AnyMove } from '../engine/hosted.ts';
import { same } from '../engine/json.ts';
import type { AnyAdvice, AnyReason } from './advice.ts';

/**
 * The value of a move on the game's scale: pegs where they are counted, otherwise winning chances.
 */
export interface AnswerValue {
  readonly value: number;
  /** Whether the end was calculated. */
  readonly exact: boolean;
}

/** A move, and the champion's opinion on the decision. */
interface AdvisedMove {
  readonly move: AnyMove;
  readonly advice: AnyAdvice | null;
}

/** A judged decision: the best move, the one played, and the difference. */
export interface Assessment {
  readonly unit: 'pegs' | 'chance';
  readonly best: AnswerValue;
  /** Undefined if the champion did not consider the move that was played. */
  readonly given: AnswerValue | undefined;
  /** What the move lost compared with the best; 0 for the champion's own choice. */
  readonly cost: number | undefined;
}

/**
 * Judges a decision by what its seat knew; undefined if the champion gives no reasons in this game.
 */
export function judged({ move, advice }: AdvisedMove): Assessment | undefined {
  const first = advice?.weighed[0];
  if (!advice || !first) return undefined;
  const best = standingOf(first);
  const found = weighedOf(advice, move);
  const given = found && standingOf(found);
  const cost = given && Math.max(0, best.value - given.value);
  return { unit: leadIn(first.reason) ? 'pegs' : 'chance', best, given, cost };
}

/** Whether the champion would have played the same move. */
export function isAdvised({ move, advice }: AdvisedMove): boolean {
  return advice !== null && same(advice.move, move);
}

function weighedOf(advice: AnyAdvice, move: object): AnyAdvice['weighed'][number] | undefined {
  return advice.weighed.find((one) => same(one.move, move));
}

function standingOf({ worth, reason }: AnyAdvice['weighed'][number]): AnswerValue {
  const lead = leadIn(reason);
  return lead ?? { value: worth, exact: false };
}

/** A lead in pegs, if the reason states one. */
function leadIn(reason: AnyReason): AnswerValue | undefined {
  if (!('lead' in reason) || typeof reason.lead !== 'number') return undefined;
  return { value: reason.lead, exact: 'exact' in reason && reason.exact === true };
}
