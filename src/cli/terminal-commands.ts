/** Commands that can be typed instead of a move: each with its aliases. */
const NAMES = [
  ['help', 'aide', '?'],
  ['moves', 'coups'],
  ['board', 'plateau'],
  ['rules', 'rule', 'regles', 'règles', 'règle'],
  ['hint', 'conseil'],
  ['undo', 'annuler'],
  ['log', 'journal'],
  ['quit', 'exit', 'quitter'],
] as const;

export type TerminalCommand = (typeof NAMES)[number][0];

const COMMANDS: ReadonlyMap<string, TerminalCommand> = new Map(
  NAMES.flatMap(([command, ...others]) =>
    [command, ...others].map((word) => [word, command] as const),
  ),
);

/** The command that a line starts with, and its argument; undefined if it is not a command. */
export function commandIn(
  line: string,
): { readonly command: TerminalCommand; readonly rest: string } | undefined {
  const [word = '', ...rest] = line.trim().split(/\s+/);
  const command = COMMANDS.get(word.toLowerCase());
  return command && { command, rest: rest.join(' ') };
}
