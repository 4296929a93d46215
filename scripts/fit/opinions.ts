import { encodeNumbers, STEP } from '../../src/bots/learned.ts';
import { range, sum } from '../../src/engine/list.ts';
import { type Rng, rngFrom } from '../../src/engine/rng.ts';

/** Two sides and the result for the first: 1, a half, or 0. */
export interface Example {
  readonly mine: Figures;
  readonly theirs: Figures;
  readonly score: number;
}

/** The nonzero features: index and value. */
export type Figures = Float32Array;

/** The nonzero features of a vector. */
export function packed(figures: Float64Array): Figures {
  const kept: number[] = [];
  figures.forEach((figure, place) => {
    if (figure !== 0) kept.push(place, figure);
  });
  return Float32Array.from(kept);
}

/** The training setup: features per side, hidden units, epochs. */
export interface FitPlan {
  readonly figures: number;
  readonly opinions: number;
  readonly rounds: number;
  readonly seed: number;
}

const BATCH = 512;
/** One in this many examples is held out for validation. */
const KEPT_BACK = 10;
const FASTEST = 0.003;
const SLOWEST = 0.0001;

/** Trains a network that predicts which side wins. */
export function learn(
  examples: readonly Example[],
  plan: FitPlan,
  report: (text: string) => void = () => {},
): Opinions {
  return trained(plan, BATCH, examples, {
    step: (opinions, batch, pace) => opinions.step(batch, pace),
    after: (opinions, kept, round) =>
      report(`round ${round + 1}: ${opinions.surprise(kept).toFixed(4)} surprised\n`),
  });
}

/** One side and the number that stands for it. */
export interface NumberExample {
  readonly figures: Figures;
  readonly value: number;
}

const SMALL_BATCH = 64;

/** Trains a network that predicts numbers, by their squared error. */
export function fitNumbers(
  examples: readonly NumberExample[],
  plan: FitPlan,
  report: (text: string) => void = () => {},
): Opinions {
  return trained(plan, SMALL_BATCH, examples, {
    step: (opinions, batch, pace) => opinions.approach(batch, pace),
    after: (opinions, kept, round) => {
      if (round === plan.rounds - 1) report(`off by ${opinions.error(kept).toFixed(3)}\n`);
    },
  });
}

/** How a network is changed by a batch, and what is told after each round. */
interface Lesson<E> {
  step(opinions: Opinions, batch: readonly E[], pace: number): void;
  after(opinions: Opinions, kept: readonly E[], round: number): void;
}

/** Trains by batches in random order, slower from round to round. */
function trained<E>(
  plan: FitPlan,
  size: number,
  examples: readonly E[],
  lesson: Lesson<E>,
): Opinions {
  const rng = rngFrom([plan.seed, 1, 2, 3]);
  const opinions = new Opinions(plan, rng);
  const kept = examples.filter((_, i) => i % KEPT_BACK === 0);
  const learned = examples.filter((_, i) => i % KEPT_BACK !== 0);
  for (const round of range(plan.rounds)) {
    const pace = SLOWEST + FASTEST * (1 - round / plan.rounds);
    rng.shuffle(learned);
    for (let i = 0; i + size <= learned.length; i += size)
      lesson.step(opinions, learned.slice(i, i + size), pace);
    lesson.after(opinions, kept, round);
  }
  return opinions;
}

/** The first numbers of a unit: bias and output weight. */
const BEGIN = 0;
const COUNT = 1;
const WEIGHTS = 2;

/** Adam's usual decay rates. */
const SLOPE = 0.9;
const STEEPNESS = 0.999;
const DECAY = 1e-5;

/**
 * The network during training (see `src/bots/learned.ts`); the numbers of all units are stored
 * parameter by parameter.
 */
export class Opinions {
  private readonly many: number;
  private readonly numbers: Float64Array;
  private readonly slopes: Float64Array;
  private readonly steady: Float64Array;
  private readonly steep: Float64Array;
  private readonly sums: Float64Array;
  private steps = 0;

  constructor({ figures, opinions }: FitPlan, rng: Rng) {
    this.many = opinions + 1;
    const size = this.many * (WEIGHTS + figures);
    this.numbers = Float64Array.from({ length: size }, (_, i) => this.first(i, rng));
    this.slopes = new Float64Array(size);
    this.steady = new Float64Array(size);
    this.steep = new Float64Array(size);
    this.sums = new Float64Array(this.many);
  }

  /** The first unit starts at zero with output weight one, the others with random weights. */
  private first(place: number, rng: Rng): number {
    if (place % this.many === 0) return place / this.many === COUNT ? 1 : 0;
    if (place < this.many) return 0;
    return 0.5 * (rng.below(2001) / 1000 - 1);
  }

  /** The value of one side. */
  judge(figures: Figures): number {
    const { many, numbers, sums } = this;
    sums.set(numbers.subarray(0, many));
    for (let i = 0; i < figures.length; i += 2) {
      const row = (WEIGHTS + (figures[i] ?? 0)) * many;
      const figure = figures[i + 1] ?? 0;
      for (let n = 0; n < many; n++) sums[n] = (sums[n] ?? 0) + figure * (numbers[row + n] ?? 0);
    }
    let total = sums[0] ?? 0;
    for (let n = 1; n < many; n++)
      total += Math.max(0, sums[n] ?? 0) * (numbers[COUNT * many + n] ?? 0);
    return total;
  }

  /** The probability that the first side wins. */
  private chance({ mine, theirs }: Example): number {
    return 1 / (1 + Math.exp(this.judge(theirs) - this.judge(mine)));
  }

  /** The mean cross-entropy; 0.693 means no knowledge. */
  surprise(examples: readonly Example[]): number {
    const each = examples.map((example) => {
      const chance = this.chance(example);
      return -example.score * Math.log(chance) - (1 - example.score) * Math.log(1 - chance);
    });
    return sum(each) / each.length;
  }

  /** Trains on one batch. */
  step(examples: readonly Example[], pace: number): void {
    this.slopes.fill(0);
    for (const example of examples) {
      const fault = (this.chance(example) - example.score) / examples.length;
      this.blame(example.mine, fault);
      this.blame(example.theirs, -fault);
    }
    this.descend(pace);
  }

  /** The root of the mean squared error. */
  error(examples: readonly NumberExample[]): number {
    const squares = examples.map(({ figures, value }) => (this.judge(figures) - value) ** 2);
    return Math.sqrt(sum(squares) / examples.length);
  }

  /** Trains on one batch of numbers. */
  approach(examples: readonly NumberExample[], pace: number): void {
    this.slopes.fill(0);
    for (const { figures, value } of examples)
      this.blame(figures, (this.judge(figures) - value) / examples.length);
    this.descend(pace);
  }

  /** Accumulates the gradients. */
  private blame(figures: Figures, fault: number): void {
    this.judge(figures);
    const { many, numbers, slopes, sums } = this;
    const add = (place: number, more: number): void => {
      slopes[place] = (slopes[place] ?? 0) + more;
    };
    for (let n = 1; n < many; n++) {
      const found = sums[n] ?? 0;
      if (found > 0) add(COUNT * many + n, fault * found);
      sums[n] = found > 0 ? fault * (numbers[COUNT * many + n] ?? 0) : 0;
      add(BEGIN * many + n, sums[n] ?? 0);
    }
    sums[0] = fault;
    for (let i = 0; i < figures.length; i += 2) {
      const row = (WEIGHTS + (figures[i] ?? 0)) * many;
      const figure = figures[i + 1] ?? 0;
      for (let n = 0; n < many; n++) add(row + n, figure * (sums[n] ?? 0));
    }
  }

  /** One step of Adam. */
  private descend(pace: number): void {
    const { many, numbers, slopes, steady, steep } = this;
    this.steps++;
    const [young, younger] = [1 - SLOPE ** this.steps, 1 - STEEPNESS ** this.steps];
    for (let i = 0; i < numbers.length; i++) {
      if (i === COUNT * many) continue;
      const slope = (slopes[i] ?? 0) + DECAY * (numbers[i] ?? 0);
      const mean = SLOPE * (steady[i] ?? 0) + (1 - SLOPE) * slope;
      const square = STEEPNESS * (steep[i] ?? 0) + (1 - STEEPNESS) * slope * slope;
      steady[i] = mean;
      steep[i] = square;
      numbers[i] = (numbers[i] ?? 0) - (pace * mean) / young / (Math.sqrt(square / younger) + 1e-8);
    }
  }

  /** Each unit as letters. Rounded to multiples of a step, weights compress better. */
  lines(step = STEP): string[] {
    const rounded = [...this.numbers].map((number) => Math.round(number / step) * step);
    return range(this.many).map((n) =>
      encodeNumbers(rounded.filter((_, place) => place % this.many === n)),
    );
  }
}
