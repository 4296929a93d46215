import { isObject } from './json.ts';
import { at } from './list.ts';

/** Where something stands in JSON: keys of objects and places in lists. */
type Path = readonly (string | number)[];

/** A change of JSON: another value at a path, or items of the list there that others replace. */
export type Change =
  | readonly [path: Path, value: unknown]
  | readonly [path: Path, start: number, drop: number, items: readonly unknown[]];

/** Shorter values are sent whole without looking for what changed in them. */
const SHORT = 24;

/** In longer stretches of a list items are replaced as a whole. */
const FEW_ITEMS = 8;

/**
 * The changes from a text of JSON to a value whose text is `after`, themselves as JSON without the
 * brackets around them; empty if there are none. `path` is written without brackets, too. Never longer
 * than the whole value.
 */
export function changesBetween(
  path: string,
  before: string,
  value: unknown,
  after: string,
): string {
  if (before === after) return '';
  if (before.length <= SHORT || after.length <= SHORT) return valueAt(path, after);
  return changes(path, JSON.parse(before), value, after);
}

function valueAt(path: string, text: string): string {
  return `[[${path}],${text}]`;
}

function changes(path: string, before: unknown, after: unknown, text: string): string {
  const whole = valueAt(path, text);
  if (text.length <= SHORT) return whole;
  const parts =
    Array.isArray(before) && Array.isArray(after)
      ? changesOfList(path, before, after)
      : changesOfFields(path, before, after);
  return parts !== undefined && parts.length < whole.length ? parts : whole;
}

/** Undefined where the fields are not the same ones. */
function changesOfFields(path: string, before: unknown, after: unknown): string | undefined {
  if (!isObject(before) || !isObject(after)) return undefined;
  const keys = Object.keys(after);
  if (keys.length !== Object.keys(before).length) return undefined;
  const found: string[] = [];
  for (const key of keys) {
    const fresh = after[key];
    if (fresh === undefined || !Object.hasOwn(before, key)) return undefined;
    const old = before[key];
    if (!isEqual(old, fresh))
      found.push(changes(`${path},${JSON.stringify(key)}`, old, fresh, JSON.stringify(fresh)));
  }
  return found.join(',');
}

function changesOfList(
  path: string,
  before: readonly unknown[],
  after: readonly unknown[],
): string {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && isEqual(before[start], after[start])) start++;
  let end = 0;
  while (end < shorter - start && isEqual(before.at(-1 - end), after.at(-1 - end))) end++;
  const items = after.slice(start, after.length - end);
  const drop = before.length - end - start;
  const spliced = `[[${path}],${start},${drop},${JSON.stringify(items)}]`;
  if (drop !== items.length || drop > FEW_ITEMS) return spliced;
  const found: string[] = [];
  for (const [i, fresh] of items.entries()) {
    const old = at(before, start + i);
    if (!isEqual(old, fresh))
      found.push(changes(`${path},${start + i}`, old, fresh, JSON.stringify(fresh)));
  }
  const single = found.join(',');
  return single.length < spliced.length ? single : spliced;
}

/** Whether two parsed values say the same. */
function isEqual(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (!isEqual(a[i], b[i])) return false;
    return true;
  }
  if (!isObject(a) || !isObject(b)) return false;
  let fields = 0;
  for (const key in a) {
    if (!Object.hasOwn(b, key) || !isEqual(a[key], b[key])) return false;
    fields++;
  }
  for (const _ in b) fields--;
  return fields === 0;
}

/** A value with changes made; the given one stays as it is. Throws where a path leads nowhere. */
export function withChanges(value: unknown, made: readonly Change[]): unknown {
  return made.reduce((now, change) => changedAt(now, change, 0), value);
}

function changedAt(value: unknown, change: Change, depth: number): unknown {
  const [path] = change;
  if (depth === path.length) return changedHere(value, change);
  const key = at(path, depth);
  if (Array.isArray(value) && typeof key === 'number' && key < value.length)
    return value.with(key, changedAt(value[key], change, depth + 1));
  if (isObject(value) && Object.hasOwn(value, key))
    return { ...value, [key]: changedAt(value[key], change, depth + 1) };
  throw new RangeError(`there is no ${JSON.stringify(path)}`);
}

function changedHere(value: unknown, change: Change): unknown {
  if (change.length === 2) return change[1];
  if (!Array.isArray(value))
    throw new RangeError(`there is no list at ${JSON.stringify(change[0])}`);
  const [, start, drop, items] = change;
  return value.toSpliced(start, drop, ...items);
}
