import type { Value } from './sqlite-library.ts';

/** A statement as it crosses to the writing thread: its text, its values, and the rows it must change. */
export type Task = readonly [sql: string, values: readonly Value[], rows: number | null];

/** A unit of statements to be written wholly or not at all. */
export interface Order {
  readonly id: number;
  readonly tasks: readonly Task[];
}

/** What became of a unit; not `ok` where a row was not as expected. */
export type Result =
  | {
      readonly id: number;
      readonly ok: true;
      readonly rows: readonly object[];
      readonly changed: number;
    }
  | { readonly id: number; readonly ok: false }
  | { readonly id: number; readonly error: string };
