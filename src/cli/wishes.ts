/** What somebody at a terminal may want beside answering: its name, and other words for it. */
const WORDS = [
  ['help', 'aide', '?'],
  ['moves', 'coups'],
  ['board', 'plateau'],
  ['rules', 'rule', 'regles', 'règles', 'règle'],
  ['hint', 'conseil'],
  ['undo', 'annuler'],
  ['log', 'journal'],
  ['quit', 'exit', 'quitter'],
] as const;

export type Wish = (typeof WORDS)[number][0];

const WISHES: ReadonlyMap<string, Wish> = new Map(
  WORDS.flatMap(([wish, ...others]) => [wish, ...others].map((word) => [word, wish] as const)),
);

/** The wish that a line begins with, and the rest of the line; undefined where it is something else. */
export function wishIn(line: string): { readonly wish: Wish; readonly rest: string } | undefined {
  const [word = '', ...rest] = line.trim().split(/\s+/);
  const wish = WISHES.get(word.toLowerCase());
  return wish && { wish, rest: rest.join(' ') };
}
