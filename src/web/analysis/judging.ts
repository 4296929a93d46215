import type { AnyAdvice, AnyReason } from '../../bots/advice.ts';
import { same } from '../../engine/json.ts';
import type { Study } from '../solo/protocol.ts';

/** How good an answer was, on the scale of the game: pegs where these are counted, else chances. */
export interface AnswerValue {
  readonly value: number;
  /** Whether the end was seen. */
  readonly exact: boolean;
}

/** A decision as it is judged: the best answer, the one given, and the difference. */
export interface Assessment {
  readonly unit: 'pegs' | 'chance';
  readonly best: AnswerValue;
  /** Undefined where the champion did not weigh the answer that was given. */
  readonly given: AnswerValue | undefined;
  /** What the answer cost; 0 for the champion's own. */
  readonly cost: number | undefined;
}

/** Judges a decision by what its seat knew; undefined where no champion gives reasons. */
export function judged({ move, advice }: Study): Assessment | undefined {
  const first = advice?.weighed[0];
  if (!advice || !first) return undefined;
  const best = standingOf(first);
  const found = weighedOf(advice, move);
  const given = found && standingOf(found);
  const cost = given && Math.max(0, best.value - given.value);
  return { unit: leadIn(first.reason) ? 'pegs' : 'chance', best, given, cost };
}

/** Whether the champion's answer is the one that was given. */
export function isAdvised({ move, advice }: Study): boolean {
  return advice !== null && same(advice.move, move);
}

function weighedOf(advice: AnyAdvice, move: object): AnyAdvice['weighed'][number] | undefined {
  return advice.weighed.find((one) => same(one.move, move));
}

function standingOf({ worth, reason }: AnyAdvice['weighed'][number]): AnswerValue {
  const lead = leadIn(reason);
  return lead ?? { value: worth, exact: false };
}

/** A lead in pegs, where the reason speaks of one. */
function leadIn(reason: AnyReason): AnswerValue | undefined {
  if (!('lead' in reason) || typeof reason.lead !== 'number') return undefined;
  return { value: reason.lead, exact: 'exact' in reason && reason.exact === true };
}
