import { encodeNumbers } from '../../src/bots/learned.ts';
import { range, sum } from '../../src/engine/list.ts';
import { type Rng, rngFrom } from '../../src/engine/rng.ts';

/** Two sides of something, and how it went for the first: 1, a half, or nothing. */
export interface Example {
  readonly mine: Figures;
  readonly theirs: Figures;
  readonly score: number;
}

/** The figures that are not nothing: each as its place and what it is. */
export type Figures = Float32Array;

/** Keeps what is not nothing of the figures. */
export function packed(figures: Float64Array): Figures {
  const kept: number[] = [];
  figures.forEach((figure, place) => {
    if (figure !== 0) kept.push(place, figure);
  });
  return Float32Array.from(kept);
}

/** How a judgement is learned: figures of each side, opinions beside the first, times through all examples. */
export interface FitPlan {
  readonly figures: number;
  readonly opinions: number;
  readonly rounds: number;
  readonly seed: number;
}

const BATCH = 512;
/** One example in so many is not learned from, but tells how well the rest was learned. */
const KEPT_BACK = 10;
const FASTEST = 0.003;
const SLOWEST = 0.0001;

/** Learns opinions whose sum tells how likely one side comes out ahead of the other. */
export function learn(
  examples: readonly Example[],
  plan: FitPlan,
  report: (text: string) => void = () => {},
): Opinions {
  const rng = rngFrom([plan.seed, 1, 2, 3]);
  const opinions = new Opinions(plan, rng);
  const kept = examples.filter((_, i) => i % KEPT_BACK === 0);
  const learned = examples.filter((_, i) => i % KEPT_BACK !== 0);
  for (const round of range(plan.rounds)) {
    const pace = SLOWEST + FASTEST * (1 - round / plan.rounds);
    rng.shuffle(learned);
    for (let i = 0; i + BATCH <= learned.length; i += BATCH)
      opinions.step(learned.slice(i, i + BATCH), pace);
    report(`round ${round + 1}: ${opinions.surprise(kept).toFixed(4)} surprised\n`);
  }
  return opinions;
}

/** The first numbers of an opinion: where it begins, and how much it counts. */
const BEGIN = 0;
const COUNT = 1;
const WEIGHTS = 2;

/** Adam's usual ways of remembering slopes. */
const SLOPE = 0.9;
const STEEPNESS = 0.999;
const DECAY = 1e-5;

/** Opinions while they are learned (`src/bots/learned.ts` says what they are); each number of all opinions stands together. */
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

  /** The first opinion is nothing yet and counts once, the others begin with whatever chance gives them. */
  private first(place: number, rng: Rng): number {
    if (place % this.many === 0) return place / this.many === COUNT ? 1 : 0;
    if (place < this.many) return 0;
    return 0.5 * (rng.below(2001) / 1000 - 1);
  }

  /** What is thought of one side. */
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

  /** How likely the first side comes out ahead. */
  private chance({ mine, theirs }: Example): number {
    return 1 / (1 + Math.exp(this.judge(theirs) - this.judge(mine)));
  }

  /** How surprised one is by what happened, on average; 0.693 is knowing nothing. */
  surprise(examples: readonly Example[]): number {
    const each = examples.map((example) => {
      const chance = this.chance(example);
      return -example.score * Math.log(chance) - (1 - example.score) * Math.log(1 - chance);
    });
    return sum(each) / each.length;
  }

  /** Learns from some examples at once. */
  step(examples: readonly Example[], pace: number): void {
    this.slopes.fill(0);
    for (const example of examples) {
      const fault = (this.chance(example) - example.score) / examples.length;
      this.blame(example.mine, fault);
      this.blame(example.theirs, -fault);
    }
    this.descend(pace);
  }

  /** Which numbers are at fault. */
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

  /** Every number goes down its slope, the further the steadier the slope has been. */
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

  /** Each opinion in letters. */
  lines(): string[] {
    return range(this.many).map((n) =>
      encodeNumbers([...this.numbers].filter((_, place) => place % this.many === n)),
    );
  }
}
