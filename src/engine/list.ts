/** The item at an index that must exist. */
export function at<T>(list: readonly T[], index: number): T {
  const item = list[index];
  if (item === undefined)
    throw new RangeError(`index ${index} is out of range (length ${list.length})`);
  return item;
}

/** The numbers from 0 to n - 1. */
export function range(n: number): number[] {
  const numbers: number[] = [];
  for (let i = 0; i < n; i++) numbers.push(i);
  return numbers;
}

export function sum(numbers: readonly number[]): number {
  let total = 0;
  for (const n of numbers) total += n;
  return total;
}

/** How often an item occurs in a list. */
export function count<T>(list: readonly T[], item: T): number {
  let times = 0;
  for (const other of list) if (other === item) times++;
  return times;
}

/** The list without one occurrence of the item. */
export function without<T>(list: readonly T[], item: T): T[] {
  const index = list.indexOf(item);
  return index < 0 ? [...list] : [...list.slice(0, index), ...list.slice(index + 1)];
}

/** The list without one occurrence of each of the items. */
export function withoutAll<T>(list: readonly T[], items: readonly T[]): T[] {
  return items.reduce<T[]>((rest, item) => without(rest, item), [...list]);
}

/** The list with the item at an index replaced. */
export function replaced<T>(list: readonly T[], index: number, item: T): T[] {
  return list.map((old, i) => (i === index ? item : old));
}

/** Whether the first list, as a multiset, is contained in the second. */
export function within<T>(part: readonly T[], whole: readonly T[]): boolean {
  return part.every((item) => count(part, item) <= count(whole, item));
}

/** All combinations of k items, in lexicographic order of their indices. */
export function choices<T>(list: readonly T[], k: number): T[][] {
  if (k === 0) return [[]];
  return list.flatMap((item, i) =>
    choices(list.slice(i + 1), k - 1).map((rest) => [item, ...rest]),
  );
}
