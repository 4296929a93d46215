import type { Call } from './command.ts';

/** Where a store is, as every command about stores says it. */
export const WHERE = {
  'data DIR': 'the folder of the embedded store (./data)',
  'database URL': 'a Postgres instead: postgres://…',
} as const;

/** The store that a command is about. */
export function storeOf(call: Call): {
  readonly data: string;
  readonly database: string | undefined;
} {
  return { data: call.text('data') ?? './data', database: call.text('database') };
}
