import { expect, test } from 'vitest';
import type { Game, Kind } from '../engine/game.ts';
import { faultsOf, trialsOf } from './conformance.ts';
import type { ConformancePlan, Trial } from './laws/trying.ts';
import { SOAK } from './size.ts';

/** The laws of every game, as a test of this game; `npm run soak` plays the whole plan. */
export function conforms<K extends Kind>(game: Game<K>, plan: ConformancePlan<K>): void {
  test(`${game.id} keeps the laws of every game`, { timeout: 600_000 }, () => {
    expect(faultsOf(game, SOAK ? plan : shortened(game, plan))).toEqual([]);
  });
}

/** Fewer games, in which every seat count and every value of every option still occurs. */
function shortened<K extends Kind>(game: Game<K>, plan: ConformancePlan<K>): ConformancePlan<K> {
  const met = new Set<string>();
  const trials = trialsOf(game, plan).filter((trial) => {
    const fresh = traitsOf(trial).filter((trait) => !met.has(trait));
    for (const trait of fresh) met.add(trait);
    return fresh.length > 0;
  });
  return { ...plan, trials, games: Math.max(trials.length, Math.ceil(plan.games / 4)) };
}

function traitsOf<K extends Kind>({ seats, options }: Trial<K>): string[] {
  return [`${seats} seats`, ...Object.entries(options).map((option) => JSON.stringify(option))];
}
