import { at } from '../engine/list.ts';

/** Two letters encode a number: the difference between neighbours, and the code of zero. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+-';
export const STEP = 1 / 256;
const NOTHING = LETTERS.length ** 2 / 2;

/**
 * An evaluation learned from many games: a small neural network, one unit per line of letters with
 * a bias, an output weight and a weight for each feature. The first unit is linear, the others are
 * rectified (ReLU).
 */
export function learned(lines: readonly string[]): (figures: Float64Array) => number {
  const network = decode(lines);
  const sums = new Float64Array(network.units);
  return (figures) => {
    addUp(sums, network, figures);
    return output(sums, network, 0, network.units);
  };
}

/** The same for features given as lists of index and value. */
export interface SparseFigures {
  readonly places: readonly number[];
  readonly values: readonly number[];
}

/** A network for features that are mostly zero. */
export interface SparseNetwork {
  /** Takes the features that all evaluations have in common until the next call. */
  begin(shared: SparseFigures): void;
  /** Evaluates the common features with these. */
  judge(figures: SparseFigures): number;
}

/** Reads the same lines as `learned`. */
export function learnedSparse(lines: readonly string[]): SparseNetwork {
  const network = decode(lines);
  const shared = new Float64Array(network.units);
  const sums = new Float64Array(network.units);
  return {
    begin: (figures) => {
      shared.set(network.begins);
      addSparse(shared, network, figures);
    },
    judge: (figures) => {
      sums.set(shared);
      addSparse(sums, network, figures);
      return output(sums, network, 0, network.units);
    },
  };
}

/** Several networks for the same features, of which few change at a time. */
export class RunningNetworks {
  private readonly network: Network;
  private readonly sums: Float64Array;
  private readonly whole: Float64Array;
  private readonly results: Float64Array;

  constructor(private readonly tables: readonly (readonly string[])[]) {
    this.network = decode(tables.flat());
    this.sums = this.network.begins.slice();
    this.whole = this.sums.slice();
    this.results = new Float64Array(tables.length);
  }

  /** Adds to a feature. Sums stay exact if weights and features are multiples of powers of two. */
  change(place: number, by: number): void {
    addFigure(this.sums, this.network, place, by);
  }

  /** The value of each network, with features for this call only; overwritten by the next call. */
  values(figures: SparseFigures): Float64Array {
    const { network, whole, results } = this;
    whole.set(this.sums);
    addSparse(whole, network, figures);
    let first = 0;
    for (const [i, { length }] of this.tables.entries()) {
      results[i] = output(whole, network, first, first + length);
      first += length;
    }
    return results;
  }
}

/** A network's numbers; the weights are stored feature by feature. */
interface Network {
  readonly units: number;
  readonly begins: Float64Array;
  readonly counts: Float64Array;
  readonly weights: Float64Array;
}

function decode(lines: readonly string[]): Network {
  const opinions = lines.map(numbersIn);
  const units = opinions.length;
  const width = at(opinions, 0).length - BEFORE_WEIGHTS;
  const begins = Float64Array.from(opinions, (numbers) => at(numbers, 0));
  const counts = Float64Array.from(opinions, (numbers) => at(numbers, 1));
  const weights = new Float64Array(width * units);
  for (const [place, numbers] of opinions.entries())
    for (let i = 0; i < width; i++) weights[i * units + place] = at(numbers, BEFORE_WEIGHTS + i);
  return { units, begins, counts, weights };
}

const BEFORE_WEIGHTS = 2;

/** The sums of all units; most features are often zero. */
function addUp(sums: Float64Array, network: Network, figures: Float64Array): void {
  sums.set(network.begins);
  for (let i = 0; i < figures.length; i++) {
    const figure = get(figures, i);
    if (figure !== 0) addFigure(sums, network, i, figure);
  }
}

function addSparse(sums: Float64Array, network: Network, { places, values }: SparseFigures): void {
  for (let i = 0; i < places.length; i++) addFigure(sums, network, at(places, i), at(values, i));
}

function addFigure(
  sums: Float64Array,
  { units, weights }: Network,
  place: number,
  figure: number,
): void {
  const first = place * units;
  for (let n = 0; n < units; n++) sums[n] = get(sums, n) + figure * get(weights, first + n);
}

/** The value of the network whose units these are; the first one is linear. */
function output(sums: Float64Array, { counts }: Network, first: number, end: number): number {
  let total = get(sums, first);
  for (let n = first + 1; n < end; n++) total += Math.max(0, get(sums, n)) * get(counts, n);
  return total;
}

function numbersIn(line: string): number[] {
  const numbers: number[] = [];
  for (let i = 0; i < line.length; i += 2) {
    const high = LETTERS.indexOf(line.charAt(i));
    const low = LETTERS.indexOf(line.charAt(i + 1));
    numbers.push((high * LETTERS.length + low - NOTHING) * STEP);
  }
  return numbers;
}

/** Encodes numbers as letters, rounded to the nearest code. */
export function encodeNumbers(numbers: readonly number[]): string {
  return numbers.map(lettersFor).join('');
}

function lettersFor(number: number): string {
  const steps = Math.round(number / STEP) + NOTHING;
  const within = Math.max(0, Math.min(LETTERS.length ** 2 - 1, steps));
  return (
    LETTERS.charAt(Math.floor(within / LETTERS.length)) + LETTERS.charAt(within % LETTERS.length)
  );
}

function get(table: Float64Array, index: number): number {
  const entry = table[index];
  if (entry === undefined) throw new RangeError();
  return entry;
}
