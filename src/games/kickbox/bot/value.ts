import { learned } from '../../../bots/learned.ts';
import { at } from '../../../engine/list.ts';
import type { Corner, State } from '../kind.ts';
import { other } from '../rules/corners.ts';
import { outcome } from '../rules/end.ts';
import { describe, FIGURES } from './figures.ts';
import { OPINIONS } from './weights.ts';

/** What a fight is worth to a seat if all cards lie open: how likely it wins, from 0 to 1. */
export function chances(s: State, seat: Corner): number {
  const ended = outcome(s);
  if (ended) return at(ended.scores, seat);
  return 1 / (1 + Math.exp(strength(s, other(seat)) - strength(s, seat)));
}

/** How good the fight looks from one side. */
function strength(s: State, seat: Corner): number {
  describe(s, seat, DESCRIBED);
  return judge(DESCRIBED);
}

const DESCRIBED = new Float64Array(FIGURES);
const judge = learned(OPINIONS);
