import { at } from '../engine/list.ts';

/** Two letters encode a number: steps per unit, and the code of zero. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+-';
const STEPS_TO_ONE = 256;
const NOTHING = LETTERS.length ** 2 / 2;

/**
 * An evaluation learned from many games: a small neural network, one unit per line of letters with
 * a bias, an output weight and a weight for each feature. The first unit is linear, the others are
 * rectified (ReLU).
 */
export function learned(lines: readonly string[]): (figures: Float64Array) => number {
  const opinions = lines.map(numbersIn);
  const width = at(opinions, 0).length - BEFORE_WEIGHTS;
  const begins = Float64Array.from(opinions, (numbers) => at(numbers, 0));
  const counts = Float64Array.from(opinions, (numbers) => at(numbers, 1));
  const weights = new Float64Array(width * opinions.length);
  for (const [place, numbers] of opinions.entries())
    for (let i = 0; i < width; i++)
      weights[i * opinions.length + place] = at(numbers, BEFORE_WEIGHTS + i);
  const sums = new Float64Array(opinions.length);
  return (figures) => {
    addUp(sums, begins, weights, figures);
    let total = get(sums, 0);
    for (let i = 1; i < sums.length; i++) total += Math.max(0, get(sums, i)) * get(counts, i);
    return total;
  };
}

const BEFORE_WEIGHTS = 2;

/** Every opinion on the figures; most figures are often nothing. */
function addUp(
  sums: Float64Array,
  begins: Float64Array,
  weights: Float64Array,
  figures: Float64Array,
): void {
  sums.set(begins);
  for (let i = 0; i < figures.length; i++) {
    const figure = get(figures, i);
    if (figure === 0) continue;
    const first = i * sums.length;
    for (let n = 0; n < sums.length; n++) sums[n] = get(sums, n) + figure * get(weights, first + n);
  }
}

function numbersIn(line: string): number[] {
  const numbers: number[] = [];
  for (let i = 0; i < line.length; i += 2) {
    const high = LETTERS.indexOf(line.charAt(i));
    const low = LETTERS.indexOf(line.charAt(i + 1));
    numbers.push((high * LETTERS.length + low - NOTHING) / STEPS_TO_ONE);
  }
  return numbers;
}

/** Encodes numbers as letters, rounded to the nearest code. */
export function encodeNumbers(numbers: readonly number[]): string {
  return numbers.map(lettersFor).join('');
}

function lettersFor(number: number): string {
  const steps = Math.round(number * STEPS_TO_ONE) + NOTHING;
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
