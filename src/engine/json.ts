/** Any JSON value. */
export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [key: string]: Json };

type Fields = { readonly [key: string]: unknown };

/** Whether a value is an object, not a list and not null. */
export function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * A canonical text: equal for two values exactly when they are equal, whatever the order of keys.
 */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (!isObject(value)) return JSON.stringify(value) ?? 'null';
  const fields = Object.keys(value)
    .filter((key) => value[key] !== undefined)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`);
  return `{${fields.join(',')}}`;
}

/** Deep equality, whatever the order of keys. */
export function same(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((one, i) => same(one, b[i]));
  if (isObject(a) && isObject(b)) return saysAll(a, b) && saysAll(b, a);
  return a === b || (isNothing(a) && isNothing(b));
}

/** Whether every defined value of the first object is equal in the second. */
function saysAll(one: Fields, other: Fields): boolean {
  for (const key in one) {
    const said = one[key];
    if (said === undefined) continue;
    const there = Object.hasOwn(other, key) ? other[key] : undefined;
    if (there === undefined || !same(said, there)) return false;
  }
  return true;
}

/** Values that JSON writes as null. */
function isNothing(value: unknown): boolean {
  return (
    value === null || value === undefined || (typeof value === 'number' && !Number.isFinite(value))
  );
}

/** A deep copy. */
export function copy<T>(value: T): T {
  return JSON.parse(JSON.stringify(value));
}

/** Unchecked cast; only for data this program wrote. What comes from outside is checked first. */
export function unsafeCast<T>(value: unknown): T {
  if (!isAssumed<T>(value)) throw new TypeError('unreachable');
  return value;
}

function isAssumed<T>(_value: unknown): _value is T {
  return true;
}
