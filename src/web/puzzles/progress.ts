import { useSyncExternalStore } from 'react';
import { isObject } from '../../engine/json.ts';

/** The puzzle results on this device. */
export interface Progress {
  readonly rating: number;
  /** How many puzzles have changed the rating. */
  readonly rated: number;
  /** First answers by `game number`: right or not. */
  readonly tried: Readonly<Record<string, boolean>>;
}

const KEPT = 'ringside puzzles';
const START: Progress = { rating: 1200, rated: 0, tried: {} };

let current: Progress | undefined;
const listeners = new Set<() => void>();

export function useProgress(): Progress {
  return useSyncExternalStore(subscribe, progressNow, () => START);
}

function progressNow(): Progress {
  current ??= kept();
  return current;
}

/** Stores a first answer and returns the change in rating; later answers change nothing. */
export function keepAnswer(puzzle: string, rating: number, right: boolean): number | null {
  const before = progressNow();
  if (puzzle in before.tried) return null;
  current = after(before, puzzle, rating, right);
  localStorage.setItem(KEPT, JSON.stringify(current));
  for (const listener of listeners) listener();
  return current.rating - before.rating;
}

/** Elo with a step size that shrinks over the first thirty puzzles. */
export function after(before: Progress, puzzle: string, rating: number, right: boolean): Progress {
  const expected = 1 / (1 + 10 ** ((rating - before.rating) / 400));
  const step = Math.max(20, 80 - 2 * before.rated);
  const change = step * (Number(right) - expected);
  return {
    rating: Math.round(before.rating + change),
    rated: before.rated + 1,
    tried: { ...before.tried, [puzzle]: right },
  };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function kept(): Progress {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEPT) ?? 'null');
    if (!isObject(found) || !isObject(found.tried)) return START;
    const { rating, rated, tried } = found;
    if (typeof rating !== 'number' || typeof rated !== 'number') return START;
    const answers = Object.entries(tried).map(([puzzle, right]) => [puzzle, right === true]);
    return { rating, rated, tried: Object.fromEntries(answers) };
  } catch {
    return START;
  }
}
