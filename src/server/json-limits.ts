import { isObject } from '../engine/json.ts';

/** Maximum nesting of JSON from outside. */
const MAX_DEPTH = 24;

/** Whether a value is not nested too deeply and has no NUL, which Postgres cannot store. */
export function isWithinLimits(value: unknown, depth = MAX_DEPTH): boolean {
  if (typeof value === 'string') return !value.includes('\0');
  if (typeof value !== 'object' || value === null) return true;
  if (depth === 0) return false;
  if (Array.isArray(value)) return value.every((part) => isWithinLimits(part, depth - 1));
  if (!isObject(value)) return false;
  for (const key in value)
    if (key.includes('\0') || !isWithinLimits(value[key], depth - 1)) return false;
  return true;
}
