import { isObject } from './json.ts';
import { at } from './list.ts';

/** Where something stands in JSON: keys of objects, places in lists, or several places of a list. */
type Path = readonly (string | number | readonly number[])[];

/** A change of JSON: another value at a path, or items of the list there that others replace. */
export type Change =
  | readonly [path: Path, value: unknown]
  | readonly [path: Path, start: number, drop: number, items: readonly unknown[]];

/** Shorter values are sent whole without looking for what changed in them. */
const SHORT = 24;

/** In longer stretches of a list items are replaced as a whole. */
const FEW_ITEMS = 8;

/**
 * The changes from a value to another one, as JSON without the brackets around them; empty if there are
 * none. `path` is written without brackets, too. Never longer than the whole value.
 */
export function changesBetween(path: string, before: unknown, after: unknown): string {
  return isEqual(before, after) ? '' : changes(path, before, after);
}

/** A deep copy of plain JSON. */
export function copied<T>(value: T): T;
export function copied(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copied);
  if (!isObject(value)) return value;
  const copy: Record<string, unknown> = { ...value };
  for (const key in copy) {
    const part = copy[key];
    if (typeof part === 'object' && part !== null) copy[key] = copied(part);
  }
  return copy;
}

/** The copy made equal to a value, in place where it can be: what stays the same is not copied again. */
export function updated(copy: unknown, value: unknown): unknown {
  if (Array.isArray(value)) return Array.isArray(copy) ? updatedList(copy, value) : copied(value);
  if (!isObject(value)) return value;
  return hasFieldsOf(copy, value) ? updatedFields(copy, value) : copied(value);
}

function updatedList(copy: unknown[], value: readonly unknown[]): unknown[] {
  if (copy.length > value.length) copy.length = value.length;
  for (let i = 0; i < copy.length; i++) {
    const part = updated(copy[i], value[i]);
    if (part !== copy[i]) copy[i] = part;
  }
  for (let i = copy.length; i < value.length; i++) copy.push(copied(value[i]));
  return copy;
}

function updatedFields(
  copy: Record<string, unknown>,
  value: Readonly<Record<string, unknown>>,
): object {
  for (const key in value) {
    const part = updated(copy[key], value[key]);
    if (part !== copy[key]) copy[key] = part;
  }
  return copy;
}

/** Whether a copy has the same fields as an object. */
function hasFieldsOf(copy: unknown, value: object): copy is Record<string, unknown> {
  if (!isObject(copy)) return false;
  let fields = 0;
  for (const key in value) {
    if (!Object.hasOwn(copy, key)) return false;
    fields++;
  }
  for (const _ in copy) fields--;
  return fields === 0;
}

function valueAt(path: string, text: string): string {
  return `[[${path}],${text}]`;
}

function changes(path: string, before: unknown, after: unknown): string {
  if (!isLonger(after, SHORT)) {
    const text = JSON.stringify(after);
    if (text.length <= SHORT) return valueAt(path, text);
  }
  const parts =
    Array.isArray(before) && Array.isArray(after)
      ? changesOfList(path, before, after)
      : changesOfFields(path, before, after);
  // Brackets and path are part of both.
  if (parts !== undefined && isLonger(after, parts.length - path.length)) return parts;
  const whole = valueAt(path, JSON.stringify(after));
  return parts !== undefined && parts.length < whole.length ? parts : whole;
}

/** Whether the text of a value is surely longer than this; escapes and digits are not counted. */
function isLonger(value: unknown, length: number): boolean {
  return shortest(value, length + 1) > length;
}

/** A lower bound for the length of a value's text; stops counting at `most`. */
function shortest(value: unknown, most: number): number {
  if (typeof value === 'string') return value.length + 2;
  if (typeof value !== 'object') return 1;
  if (value === null) return 4;
  let length = 1;
  if (Array.isArray(value)) {
    for (const item of value) {
      if (length > most) break;
      length += shortest(item, most - length) + 1;
    }
    return length;
  }
  if (!isObject(value)) return 1;
  for (const key in value) {
    if (length > most) break;
    const part = value[key];
    if (part !== undefined) length += key.length + 4 + shortest(part, most - length);
  }
  return length;
}

/** Undefined where the fields are not the same ones. */
function changesOfFields(path: string, before: unknown, after: unknown): string | undefined {
  if (!isObject(before) || !isObject(after)) return undefined;
  let fields = 0;
  let found = '';
  for (const key in after) {
    const fresh = after[key];
    const old = Object.hasOwn(before, key) ? before[key] : undefined;
    if (fresh === undefined || old === undefined) return undefined;
    fields++;
    if (!isEqual(old, fresh))
      found = joined(found, changes(`${path},${JSON.stringify(key)}`, old, fresh));
  }
  for (const _ in before) fields--;
  return fields === 0 ? found : undefined;
}

/** Two lists of changes as one. */
export function joined(some: string, more: string): string {
  if (some === '') return more;
  return more === '' ? some : `${some},${more}`;
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
  while (
    end < shorter - start &&
    isEqual(before[before.length - 1 - end], after[after.length - 1 - end])
  )
    end++;
  const drop = before.length - end - start;
  const items = after.slice(start, after.length - end);
  const spliced = `[[${path}],${start},${drop},${JSON.stringify(items)}]`;
  if (drop !== items.length || drop > FEW_ITEMS) return spliced;
  const single = changesOfItems(path, before, after, start, start + drop);
  return single.length < spliced.length ? single : spliced;
}

/** The changes of single items; neighbours that change in the same way share one change. */
function changesOfItems(
  path: string,
  before: readonly unknown[],
  after: readonly unknown[],
  start: number,
  end: number,
): string {
  let found = '';
  let places: number[] = [];
  let shared = '';
  for (let i = start; i < end; i++) {
    if (isEqual(before[i], after[i])) continue;
    // All that follows the place. Of several changes the later ones name it again, so they differ.
    const rest = changes(`${path},${i}`, before[i], after[i]).slice(`[[${path},${i}`.length);
    if (rest !== shared) {
      found = joined(found, changeAt(path, places, shared));
      places = [];
      shared = rest;
    }
    places.push(i);
  }
  return joined(found, changeAt(path, places, shared));
}

function changeAt(path: string, places: readonly number[], rest: string): string {
  if (places.length === 0) return '';
  return `[[${path},${places.length === 1 ? places[0] : JSON.stringify(places)}${rest}`;
}

/** Whether two values say the same. */
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
  if (typeof key !== 'object') return changedBelow(value, key, change, depth);
  return key.reduce<unknown>((now, place) => changedBelow(now, place, change, depth), value);
}

function changedBelow(
  value: unknown,
  key: string | number,
  change: Change,
  depth: number,
): unknown {
  if (Array.isArray(value) && typeof key === 'number' && key < value.length)
    return value.with(key, changedAt(value[key], change, depth + 1));
  if (isObject(value) && Object.hasOwn(value, key))
    return { ...value, [key]: changedAt(value[key], change, depth + 1) };
  throw new RangeError(`there is no ${JSON.stringify(change[0])}`);
}

function changedHere(value: unknown, change: Change): unknown {
  if (change.length === 2) return change[1];
  if (!Array.isArray(value))
    throw new RangeError(`there is no list at ${JSON.stringify(change[0])}`);
  const [, start, drop, items] = change;
  return value.toSpliced(start, drop, ...items);
}
