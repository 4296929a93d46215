import { type Ask, legal, type Select } from './ask.ts';

/**
 * Parses a typed answer. Case and spaces do not matter; an incomplete text means the last legal
 * answer that starts with it.
 */
export function readMove<M, R extends string>(
  ask: Ask<M, R>,
  typed: string,
  notate: (move: M) => string,
): M | undefined {
  const wanted = plain(typed);
  const allowed = legal(ask).moves;
  const listed = ask.form === 'choose' ? ask.answers : ask.also;
  const exact = [...allowed, ...listed].find((move) => plain(notate(move)) === wanted);
  if (exact !== undefined || wanted === '') return exact;
  const selected = ask.form === 'select' ? readSelection(ask, wanted.split(' ')) : undefined;
  return selected ?? allowed.findLast((move) => continues(plain(notate(move)), wanted));
}

/** The things that are named, whatever words stand around them. */
function readSelection<M, R extends string>(
  ask: Select<M, R>,
  words: readonly string[],
): M | undefined {
  const names = new Map(ask.from.map((item) => [plain(String(item)), item]));
  const items = words.flatMap((word) => names.get(word) ?? []);
  if (items.length === 0 && words[0] !== plain(ask.rests[0]?.type ?? '')) return undefined;
  const inOrder = ask.ordered
    ? items
    : [...items].sort((a, b) => ask.from.indexOf(a) - ask.from.indexOf(b));
  const rest = ask.rests.findIndex((_, i) => ask.refuseItems(inOrder, i) === undefined);
  return ask.make(inOrder, Math.max(0, rest));
}

function continues(notation: string, wanted: string): boolean {
  return notation.startsWith(wanted) && !/[a-z0-9]/.test(notation.charAt(wanted.length));
}

function plain(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/[\s,]+/g, ' ');
}
