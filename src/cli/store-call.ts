import type { Call } from './command.ts';

/** The options that name a store, the same for every command. */
export const WHERE = {
  'data DIR': 'the folder of the embedded store (./data)',
  'database URL': 'a Postgres database instead: postgres://…',
} as const;

/** The store argument of a command. */
export function storeOf(call: Call): {
  readonly data: string;
  readonly database: string | undefined;
} {
  return { data: call.text('data') ?? './data', database: call.text('database') };
}
