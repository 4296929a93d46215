import type { Value } from './sqlite-library.ts';

/** A statement to be written: its text, its values, and the rows it must change. */
export interface Task {
  readonly sql: string;
  readonly values: readonly Value[];
  readonly rows: number | null;
}

/** Statements to be written wholly or not at all. */
export type Unit = readonly Task[];

/** What became of a unit: how many rows changed and which came back; null where a row was not as expected. */
export type Result =
  | number
  | null
  | { readonly changed: number; readonly rows: readonly object[] }
  | { readonly error: string };

/** Texts that are sent once and known by their number from then on. */
const MOST_KNOWN = 500;

/** Units as they cross to the writing thread: flat, because nested lists are slow to cross. */
export class Packer {
  private readonly known = new Map<string, number>();

  pack(units: readonly Unit[]): Value[] {
    const flat: Value[] = [];
    for (const unit of units) {
      flat.push(unit.length);
      for (const { sql, values, rows } of unit)
        flat.push(this.known.get(sql) ?? this.learn(sql), rows, values.length, ...values);
    }
    return flat;
  }

  private learn(sql: string): string {
    if (this.known.size < MOST_KNOWN) this.known.set(sql, this.known.size);
    return sql;
  }
}

/** The other end of a packer. */
export class Unpacker {
  private readonly known: string[] = [];

  unpack(flat: readonly Value[]): Unit[] {
    const units: Unit[] = [];
    let place = 0;
    const next = (): Value => flat[place++] ?? null;
    while (place < flat.length) {
      const unit: Task[] = [];
      for (let left = Number(next()); left > 0; left--) {
        const sql = this.textOf(next());
        const rows = next();
        const count = Number(next());
        unit.push({
          sql,
          rows: rows === null ? null : Number(rows),
          values: flat.slice(place, place + count),
        });
        place += count;
      }
      units.push(unit);
    }
    return units;
  }

  private textOf(sent: Value): string {
    if (typeof sent === 'number') return this.known[sent] ?? '';
    const sql = String(sent);
    if (this.known.length < MOST_KNOWN) this.known.push(sql);
    return sql;
  }
}
