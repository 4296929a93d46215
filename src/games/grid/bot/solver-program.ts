import { base64 } from '@scure/base';
import { unsafeCast } from '../../../engine/json.ts';
import { range } from '../../../engine/list.ts';
import { BEGIN, TABLE, TEMPO } from './evaluation.ts';
import { WORTH } from './hole-kinds.ts';
import { HIGH, HIGH_NEAR, LOW, LOW_NEAR } from './holes.ts';
import { ENCLOSED, IN_LINE, LINE_OF, LINES, PART_OF, TAKEN, WEIGHT_OF } from './lines.ts';
import { SOLVER } from './solver-binary.ts';
import { smallWeights } from './weighing.ts';

/** The place of a table in the program's memory, in bytes. */
interface Place {
  readonly value: number;
}

/** What the compiled solver exports; `wasm/grid-solver.ts` says what each does. */
export interface SolverProgram {
  readonly memory: { readonly buffer: ArrayBuffer };
  readonly LINES: Place;
  begin(large: boolean, optional: boolean, bits: number, before: number): void;
  setUp(low: number, high: number, empty: number, seat: number, lead: number): void;
  limit(nodes: number): void;
  counted(): number;
  isOver(): number;
  isMore(bound: number): number;
  leadAfter(code: number, bound: number): number;
}

type Tables = Readonly<Record<keyof ReturnType<typeof tables>, Place>>;

/** The part of the standard API that is used here. The rules are compiled without a platform's types; all have it. */
interface WebAssemblyApi {
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (
    module: object,
    imports: object,
  ) => { readonly exports: SolverProgram & Tables };
}

/** Loads the solver and fills its tables. It asks `stop` now and then whether its time is up. */
export function loadSolver(stop: () => boolean): SolverProgram {
  const api = unsafeCast<WebAssemblyApi>(Reflect.get(globalThis, 'WebAssembly'));
  const module = new api.Module(base64.decode(SOLVER));
  const { exports } = new api.Instance(module, { host: { stop } });
  for (const [name, { width, values }] of Object.entries(tables()))
    new width(exports.memory.buffer, Reflect.get(exports, name).value, values.length).set(values);
  return exports;
}

/** What the solver looks up, by the names of its exports. */
function tables() {
  return {
    LINE_OF: { width: Uint8Array, values: LINE_OF },
    PART_OF: { width: Uint16Array, values: PART_OF },
    WEIGHT_OF: { width: Int32Array, values: WEIGHT_OF },
    IN_LINE: { width: Uint8Array, values: IN_LINE },
    LOW: { width: Int32Array, values: LOW },
    HIGH: { width: Int32Array, values: HIGH },
    LOW_NEAR: { width: Int32Array, values: LOW_NEAR },
    HIGH_NEAR: { width: Int32Array, values: HIGH_NEAR },
    WORTH: { width: Int32Array, values: WORTH },
    RANGE: { width: Int32Array, values: LINES.map(({ holes }) => 3 ** holes.length) },
    BEGIN: { width: Int32Array, values: BEGIN },
    TEMPO: { width: Int32Array, values: TEMPO },
    TAKEN: { width: Int32Array, values: TAKEN },
    ENCLOSED: { width: Uint8Array, values: ENCLOSED },
    WEIGHTS: { width: Int32Array, values: range(13).flatMap((empty) => [...smallWeights(empty)]) },
    TABLE: { width: Int16Array, values: TABLE },
  };
}
