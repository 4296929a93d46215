import { parseArgs } from 'node:util';

/** Exit codes: success, a fault was found, wrong usage. */
export const EXIT_OK = 0;
export const EXIT_FAULT = 1;
export const EXIT_USAGE = 2;

/** A subcommand of `ringside`. */
export interface Command {
  /** Its usage, after `ringside`. */
  readonly usage: string;
  /** A one-line summary. */
  readonly says: string;
  /** The options' descriptions. Options with a value name it: `{ 'games N': 'how many' }`. */
  readonly options: Readonly<Record<string, string>>;
  /** Additional help. */
  readonly more?: string;
  run(call: Call): Promise<number> | number;
}

/** A parsed command line. */
export interface Call {
  readonly args: readonly string[];
  /** An option's value; undefined if it was not given. */
  text(name: string): string | undefined;
  /** An integer within bounds. */
  number(name: string, normally: number, min?: number, max?: number): number;
  flag(name: string): boolean;
}

/** A usage error: reported in a sentence, never with a stack trace. */
export class WrongCall extends Error {}

/** Parses the arguments after the command's name. */
export function readCall(command: Command, words: readonly string[]): Call {
  const takesValue = new Map(
    Object.keys(command.options).map((spec) => [spec.split(' ')[0] ?? '', spec.includes(' ')]),
  );
  const options = Object.fromEntries(
    [...takesValue].map(([name, value]) => [
      name,
      { type: value ? ('string' as const) : ('boolean' as const) },
    ]),
  );
  const { values, positionals } = parsed(words, options);
  const text = (name: string): string | undefined => {
    const value = values[name];
    return typeof value === 'string' ? value : undefined;
  };
  return {
    args: positionals,
    text,
    flag: (name) => values[name] === true,
    number: (name, normally, min = 1, max = Number.MAX_SAFE_INTEGER) => {
      const given = text(name);
      const value = given === undefined ? normally : Number(given);
      if (Number.isInteger(value) && value >= min && value <= max) return value;
      throw new WrongCall(
        `--${name} must be a whole number from ${min}${max < 1e9 ? ` to ${max}` : ''}, not ${given}`,
      );
    },
  };
}

function parsed(words: readonly string[], options: Record<string, { type: 'string' | 'boolean' }>) {
  try {
    return parseArgs({ args: [...words], options, allowPositionals: true });
  } catch (error) {
    throw new WrongCall(
      error instanceof Error ? (error.message.split('. ')[0] ?? '') : String(error),
    );
  }
}

/** The help of one command. */
export function help(name: string, command: Command): string {
  const rows = Object.entries(command.options).map(
    ([spec, says]) => `  --${spec.padEnd(18)} ${says}`,
  );
  return [
    `ringside ${name} ${command.usage}`.trim(),
    '',
    command.says,
    ...(rows.length > 0 ? ['', ...rows] : []),
    ...(command.more ? ['', command.more] : []),
  ].join('\n');
}
