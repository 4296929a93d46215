import type { Traits } from '../../../bots/style.ts';
import { sum } from '../../../engine/list.ts';
import type { Move, Options } from '../kind.ts';

/** What a draft, a prognosis or an accusation is like. */
export function traitsOf(move: Move, { stakeMin, stakeMax }: Options): Traits {
  if (move.type === 'draft') return { bluff: move.keep === move.announce ? -1 : 1 };
  if (move.type === 'attack') return { risk: move.target === null ? -1 : 1, patience: 0 };
  if (move.type !== 'prognosis') return {};
  const mean = sum(move.sheets.map(({ stake }) => stake)) / move.sheets.length;
  const middle = (stakeMin + stakeMax) / 2;
  return { risk: (mean - middle) / Math.max(1, stakeMax - middle) };
}
