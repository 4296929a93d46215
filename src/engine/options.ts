import { isObject, type Json, same, unsafeCast } from './json.ts';

/** One option: its allowed values, its default, and the rule it changes. */
export interface Option<T, R extends string = string> {
  readonly rule: R;
  readonly normally: T;
  /** The allowed values, if they can be listed. */
  readonly values: readonly T[] | null;
  /** The bounds of a number. */
  readonly range: { readonly min: number; readonly max: number } | null;
  fits(value: unknown, seats: number): value is T;
}

export type OptionSpec<O, R extends string = string> = { readonly [N in keyof O]: Option<O[N], R> };

/** One of a few values; the first is the default. */
export function oneOf<const T extends Json, R extends string>(
  rule: R,
  values: readonly [T, ...T[]],
): Option<T, R> {
  const fits = (value: unknown): value is T => values.some((known) => same(known, value));
  return { rule, normally: values[0], values, range: null, fits };
}

/** An integer within bounds. */
export function between<R extends string>(
  rule: R,
  min: number,
  max: number,
  normally: number,
): Option<number, R> {
  const fits = (value: unknown): value is number =>
    typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;
  return { rule, normally, values: null, range: { min, max }, fits };
}

/** Any value that passes a given test. */
export function free<T, R extends string>(
  rule: R,
  normally: T,
  fits: (value: unknown, seats: number) => value is T,
): Option<T, R> {
  return { rule, normally, values: null, range: null, fits };
}

/** Why options were refused. */
export interface BadOptions<R extends string = string> {
  readonly error: 'bad-options';
  /** The invalid option; null if it is their combination. */
  readonly option: string | null;
  readonly rule: R | null;
}

/** Validates options given by people: missing ones get their default, unknown ones are refused. */
export function readOptions<O extends object, R extends string>(
  game: {
    readonly options: OptionSpec<O, R>;
    forbids(options: O, seats: number): R | undefined;
  },
  given: unknown,
  seats: number,
): { readonly options: O } | BadOptions<R> {
  if (!isObject(given)) return { error: 'bad-options', option: null, rule: null };
  const spec = game.options;
  const unknown = Object.keys(given).find((name) => !Object.hasOwn(spec, name));
  if (unknown !== undefined) return { error: 'bad-options', option: unknown, rule: null };
  const taken = normalOptions(spec);
  for (const name of keysOf(spec)) {
    const value = given[String(name)];
    if (value === undefined) continue;
    const option = spec[name];
    if (!option.fits(value, seats))
      return { error: 'bad-options', option: String(name), rule: option.rule };
    taken[name] = value;
  }
  const rule = game.forbids(taken, seats);
  return rule === undefined ? { options: taken } : { error: 'bad-options', option: null, rule };
}

/** The default options. */
export function normalOptions<O extends object, R extends string>(spec: OptionSpec<O, R>): O {
  const normal: Partial<O> = {};
  for (const name in spec) normal[name] = spec[name].normally;
  return unsafeCast<O>(normal);
}

function keysOf<T extends object>(value: T): (keyof T)[] {
  const keys: (keyof T)[] = [];
  for (const key in value) keys.push(key);
  return keys;
}
