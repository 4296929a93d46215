/** Answers that fit no question. */
export const NONSENSE = [
  null,
  0,
  '',
  'pass',
  [],
  {},
  { type: 'nothing' },
  { type: 7 },
  { type: '__proto__' },
];

/** The move with members missing, added or of another type. */
export function twisted(move: { readonly [key: string]: unknown }): unknown[] {
  return Object.keys(move).flatMap((key) => {
    const { [key]: value, ...rest } = move;
    const other = Array.isArray(value) ? [...value, 'more'] : [value];
    return [rest, { ...move, [key]: other }, { ...move, [key]: null }, { ...move, extra: 1 }];
  });
}
