import type { Static, TSchema } from 'typebox';
import { isObject } from '../../engine/json.ts';

type Check = (value: unknown) => boolean;

/** Whether a value has the shape of a schema. */
export type Fits<T> = (value: unknown) => value is T;

const compiled = new WeakMap<object, Check>();

/**
 * Compiles a schema once to plain functions: the page's content security policy forbids the code
 * generation that TypeBox's compiler needs. Unknown fields are allowed, since a newer server may
 * send more.
 */
export function checkerOf<S extends TSchema>(schema: S): Fits<Static<S>> {
  const check = checkOf(schema);
  return (value): value is Static<S> => check(value);
}

function checkOf(schema: unknown): Check {
  if (!isObject(schema)) throw new Error('checkerOf: a schema must be an object');
  const known = compiled.get(schema) ?? compile(schema);
  compiled.set(schema, known);
  return known;
}

function compile(schema: Readonly<Record<string, unknown>>): Check {
  const { type } = schema;
  if ('const' in schema) return (value) => value === schema.const;
  if (Array.isArray(schema.anyOf)) return anyOf(schema.anyOf.map(checkOf));
  if (type === 'object') return objectCheck(schema);
  if (type === 'array') return arrayCheck(schema);
  if (type === 'string') return stringCheck(schema);
  if (type === 'integer') return numberCheck(schema, Number.isInteger);
  if (type === 'number') return numberCheck(schema, Number.isFinite);
  if (type === 'boolean') return (value) => typeof value === 'boolean';
  if (type === 'null') return (value) => value === null;
  if (Object.keys(schema).length === 0) return () => true;
  throw new Error(`checkerOf: no check for ${JSON.stringify(schema)}`);
}

function anyOf(checks: readonly Check[]): Check {
  return (value) => checks.some((check) => check(value));
}

function objectCheck({
  properties,
  required,
  patternProperties,
}: Readonly<Record<string, unknown>>): Check {
  const needed = new Set(Array.isArray(required) ? required : []);
  const fields = Object.entries(isObject(properties) ? properties : {}).map(([name, schema]) => ({
    name,
    check: checkOf(schema),
    isNeeded: needed.has(name),
  }));
  // The protocol's only pattern is that of `Type.Record`, which fits every name.
  const others = isObject(patternProperties) ? Object.values(patternProperties).map(checkOf) : [];
  return (value) => {
    if (!isObject(value)) return false;
    for (const { name, check, isNeeded } of fields) {
      const field = value[name];
      if (field === undefined ? isNeeded : !check(field)) return false;
    }
    return others.every((check) => Object.values(value).every(check));
  };
}

function arrayCheck({ items, minItems, maxItems }: Readonly<Record<string, unknown>>): Check {
  const check = checkOf(items);
  const fits = within(minItems, maxItems);
  return (value) => Array.isArray(value) && fits(value.length) && value.every(check);
}

function stringCheck({ minLength, maxLength, pattern }: Readonly<Record<string, unknown>>): Check {
  const fits = within(minLength, maxLength);
  const form = typeof pattern === 'string' ? new RegExp(pattern, 'u') : undefined;
  return (value) =>
    typeof value === 'string' && fits(value.length) && (form === undefined || form.test(value));
}

function numberCheck(
  { minimum, maximum }: Readonly<Record<string, unknown>>,
  isNumber: (value: unknown) => boolean,
): Check {
  const fits = within(minimum, maximum);
  return (value) => typeof value === 'number' && isNumber(value) && fits(value);
}

function within(least: unknown, most: unknown): (size: number) => boolean {
  const from = typeof least === 'number' ? least : Number.NEGATIVE_INFINITY;
  const to = typeof most === 'number' ? most : Number.POSITIVE_INFINITY;
  return (size) => size >= from && size <= to;
}
