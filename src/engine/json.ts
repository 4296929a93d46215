/** Anything that JSON can say. */
export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [key: string]: Json };

/** Whether this is an object with keys, and neither a list nor null. */
export function isObject(value: unknown): value is { readonly [key: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A text that is the same for two values exactly when they say the same, whatever the order of keys. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (!isObject(value)) return JSON.stringify(value) ?? 'null';
  const fields = Object.keys(value)
    .filter((key) => value[key] !== undefined)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`);
  return `{${fields.join(',')}}`;
}

/** Whether two values say the same. */
export function same(a: unknown, b: unknown): boolean {
  return a === b || canonical(a) === canonical(b);
}

/** A copy that shares nothing. */
export function copy<T>(value: T): T {
  return JSON.parse(JSON.stringify(value));
}

/** The one place where something from outside is taken at its word: what comes from our own store. */
export function trusted<T>(_value: unknown): _value is T {
  return true;
}
