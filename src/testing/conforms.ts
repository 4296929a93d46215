import { expect, test } from 'vitest';
import type { Game, Kind } from '../engine/game.ts';
import { faultsOf } from './conformance.ts';
import type { Plan } from './laws/trying.ts';

/** The laws that every game keeps, as a test of this game. */
export function conforms<K extends Kind>(game: Game<K>, plan: Plan<K>): void {
  test(`${game.id} keeps the laws of every game`, { timeout: 600_000 }, () => {
    expect(faultsOf(game, plan)).toEqual([]);
  });
}
