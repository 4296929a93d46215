/** 10000 as `10,000` or `10 000`. */
export function grouped(amount: number, separator: string): string {
  return String(amount).replace(/\B(?=(\d{3})+$)/g, separator);
}

/** `a, b and c`. */
export function listed(items: readonly string[], and: string): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} ${and} ${last}`;
}

/** The text filled up with spaces on its right side, or cut. */
export function left(text: string, width: number): string {
  return text.length > width ? `${text.slice(0, width - 1)}…` : text.padEnd(width);
}

/** The text filled up with spaces on its left side. */
export function right(text: string, width: number): string {
  return text.padStart(width);
}
