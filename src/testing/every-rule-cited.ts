import { expect, test } from 'vitest';
import type { Game, Kind } from '../engine/game.ts';
import { type Uncited, uncited } from './citations.ts';
import { SOAK } from './size.ts';

/**
 * Every rule is cited in random games, except those listed with a reason; the long run checks both
 * directions.
 */
export function citesEveryRule<K extends Kind>(game: Game<K>, listed: Uncited<K['rule']>): void {
  test(`${game.id} citesEveryRule its rules`, { timeout: 600_000 }, () => {
    const found = uncited(game, SOAK ? 2000 : 10, 1);
    const reasons = Object.keys(listed);
    expect(reasons.filter((rule) => !found.includes(rule))).toEqual([]);
    if (SOAK) expect(found.filter((rule) => !reasons.includes(rule))).toEqual([]);
  });
}
