import type { Seat } from '../engine/ask.ts';
import type { Hosted } from '../engine/hosted.ts';
import { same } from '../engine/json.ts';
import type { GameRecord } from '../engine/record.ts';
import type { AnyAdvice } from './advice.ts';
import type { Budget } from './bot.ts';
import {
  adviceOn,
  isDecision,
  moveIn,
  resumed,
  type WeighedExplanation,
  weighedMove,
} from './explaining.ts';
import type { HostedBots } from './host-bots.ts';

/** A step that decides much: one move stands out, or a seat's chances have changed. */
export interface KeyMoment {
  readonly step: number;
  readonly seat: Seat;
  readonly type: 'clear' | 'rise' | 'fall';
  /** What the seat's best move was worth at its previous decision, and is now, from 0 to 1. */
  readonly from: number;
  readonly to: number;
  readonly explanation: WeighedExplanation;
}

/** Smaller margins and changes are not worth a caption. */
const NOTABLE = 0.02;
/** A caption every few steps at most. */
const APART = 3;

/** The moments of a finished game between champions that a commentator would point out, in order. */
export function keyMoments(
  { game, bots, record }: { game: Hosted; bots: HostedBots; record: GameRecord },
  budget: () => Budget,
  most = 6,
): readonly KeyMoment[] {
  const found = decisions({ game, bots, record }, budget)
    .filter(({ weight }) => weight >= NOTABLE)
    .sort((a, b) => b.weight - a.weight);
  const chosen: KeyMoment[] = [];
  for (const { moment } of found)
    if (chosen.length < most && chosen.every(({ step }) => Math.abs(step - moment.step) >= APART))
      chosen.push(moment);
  return chosen.sort((a, b) => a.step - b.step);
}

/** Chances are compared between two seats only: among more they are those of a fight or a round. */
function decisions(
  { game, bots, record }: { game: Hosted; bots: HostedBots; record: GameRecord },
  budget: () => Budget,
): { readonly moment: KeyMoment; readonly weight: number }[] {
  const match = resumed(game, record, 0);
  const stood = new Map<Seat, number>();
  return record.steps.flatMap((step, index) => {
    const { seat } = step;
    const ask = match.ask(seat);
    const move = moveIn(step);
    const advice =
      ask && isDecision(ask) ? adviceOn(bots, match, seat, index + 1, budget()) : undefined;
    match.answer(seat, move, step.at);
    const best = advice?.weighed[0];
    if (!ask || !advice || !best) return [];
    const from = stood.get(seat) ?? best.worth;
    stood.set(seat, best.worth);
    const to = best.worth;
    const margin = same(best.move, move) ? marginOf(advice) : 0;
    const change = record.seats === 2 ? Math.abs(to - from) : 0;
    const type = margin >= change ? 'clear' : to > from ? 'rise' : 'fall';
    const explanation = weighedMove(ask.rule, move, advice);
    const moment: KeyMoment = { step: index + 1, seat, type, from, to, explanation };
    return [{ moment, weight: Math.max(margin, change) }];
  });
}

/** By how much the best move leads the next. */
function marginOf({ weighed: [best, next] }: AnyAdvice): number {
  return best && next ? best.worth - next.worth : 0;
}
