import type { Budget } from '../../../bots/bot.ts';
import { sameChance } from '../../../bots/trials.ts';
import { at } from '../../../engine/list.ts';
import type { Rng } from '../../../engine/rng.ts';
import type { Move } from '../kind.ts';
import { type Chances, worth } from './duel.ts';
import type { Course } from './thinking-on.ts';

/** What is known of an answer after thinking it through some times. */
export interface Weighed {
  readonly move: Move;
  /** How likely it leads to the first place. */
  readonly worth: number;
  /** What the fight brings in money. */
  readonly money: number;
  readonly chances: Chances;
  /** In how many imagined courses of the fight. */
  readonly worlds: number;
}

/** An answer that can be thought through again and again. */
export interface Candidate {
  readonly move: Move;
  think(rng: Rng): Course;
}

/** What was found out about an answer so far, added up. */
interface Sum {
  times: number;
  worth: number;
  money: number;
  readonly chances: [number, number, number, number];
}

/**
 * Thinks all candidates through with the same chance, then the better half of them, and so on; the
 * best comes first.
 */
export function weigh(candidates: readonly Candidate[], budget: Budget, rng: Rng): Weighed[] {
  const sums: Sum[] = candidates.map(() => ({
    ...{ times: 0, worth: 0, money: 0 },
    chances: [0, 0, 0, 0],
  }));
  let left = [...candidates.keys()];
  let chips = budget.nodes / NODES_PER_CHIP;
  const done: number[] = [];
  while (left.length > 0) {
    const share = chips / (1 + Math.log2(left.length));
    chips -= think(candidates, sums, left, share, budget, rng);
    left = left.sort((a, b) => meanWorth(at(sums, b)) - meanWorth(at(sums, a)));
    if (left.length === 1 || budget.stop()) break;
    done.unshift(...left.splice(Math.ceil(left.length / 2)));
  }
  return [...left, ...done].map((i) => result(at(candidates, i).move, at(sums, i)));
}

/** Placing a chip in a playout costs about as much as this many nodes of a plain search. */
const NODES_PER_CHIP = 30;

/** Plays out each of these in turn for this many chips, at least once. */
function think(
  candidates: readonly Candidate[],
  sums: readonly Sum[],
  which: readonly number[],
  share: number,
  budget: Budget,
  rng: Rng,
): number {
  let chips = 0;
  do {
    const chance = sameChance(rng);
    for (const i of which) {
      const course = at(candidates, i).think(chance());
      add(at(sums, i), course);
      chips += course.chips + 1;
      if (budget.stop()) return chips;
    }
  } while (chips < share);
  return chips;
}

function add(sum: Sum, { chances, prospects }: Course): void {
  sum.times++;
  sum.worth += worth(chances, prospects.firsts);
  sum.money += worth(chances, prospects.money);
  chances.forEach((chance, i) => {
    sum.chances[i] = at(sum.chances, i) + chance;
  });
}

function meanWorth({ times, worth: total }: Sum): number {
  return times === 0 ? 0 : total / times;
}

function result(move: Move, sum: Sum): Weighed {
  const times = Math.max(1, sum.times);
  const [a, b, c, d] = sum.chances;
  const chances: Chances = [a / times, b / times, c / times, d / times];
  return { move, worth: meanWorth(sum), money: sum.money / times, chances, worlds: sum.times };
}
