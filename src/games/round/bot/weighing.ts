import type { Budget } from '../../../bots/bot.ts';
import { at, sum } from '../../../engine/list.ts';
import type { Rng } from '../../../engine/rng.ts';
import type { Move, State } from '../kind.ts';
import type { NightOutlook } from './evenings.ts';

/** The statistics of an answer after some playouts. */
export interface Weighed {
  readonly move: Move;
  /** How likely it leads to the first place. */
  readonly worth: number;
  readonly evenings: readonly NightOutlook[];
}

/** Plays an answer through in a world. */
export type Play = (move: Move, world: State) => NightOutlook;

/** Plays all answers through in the same worlds, then the better half of them, and so on; the best comes first. */
export function weigh(
  moves: readonly Move[],
  world: () => State,
  play: Play,
  budget: Budget,
): Weighed[] {
  const evenings = moves.map((): NightOutlook[] => []);
  const worth = (i: number): number => meanWorth(at(evenings, i));
  const left = [...moves.keys()];
  let decisions = budget.nodes / NODES_PER_DECISION;
  const done: number[] = [];
  while (left.length > 1 && !budget.stop()) {
    const share = decisions / (1 + Math.log2(left.length));
    decisions -= playSome(left, share);
    left.sort((a, b) => worth(b) - worth(a));
    if (left.length > 2) done.unshift(...left.splice(Math.ceil(left.length / 2)));
    else break;
  }
  if (left.length === 1) playSome(left, 1);
  return [...left, ...done].map((i) => ({
    move: at(moves, i),
    worth: worth(i),
    evenings: at(evenings, i),
  }));

  function playSome(which: readonly number[], share: number): number {
    let made = 0;
    do {
      const imagined = world();
      for (const i of which) {
        const evening = play(at(moves, i), imagined);
        at(evenings, i).push(evening);
        made += evening.decisions;
      }
    } while (made < share && !budget.stop());
    return made;
  }
}

/** A decision in a playout costs about as much as this many nodes of a plain search. */
const NODES_PER_DECISION = 13;

function meanWorth(evenings: readonly NightOutlook[]): number {
  return evenings.length === 0 ? 0 : sum(evenings.map(({ worth }) => worth)) / evenings.length;
}

/**
 * One of the most played answers that are about as good as the best, so that it is not predictable.
 */
export function mixedChoice(
  weighed: readonly Weighed[],
  rng: Rng,
  taste: (move: Move) => number = () => 0,
): Move | undefined {
  const most = weighed[0]?.evenings.length ?? 0;
  const finalists = weighed.filter(({ evenings }) => evenings.length === most);
  const close = CLOSE * (Math.max(0, ...finalists.map(({ worth }) => worth)) + SLIGHT);
  const appeals = finalists.map(({ worth, move }) => worth + TASTE * close * taste(move));
  const best = Math.max(...appeals);
  const chances = appeals.map((one) => Math.round(1000 * Math.exp((one - best) / close)));
  let drawn = rng.below(Math.max(1, sum(chances)));
  return finalists.find((_, i) => {
    drawn -= at(chances, i);
    return drawn < 0;
  })?.move;
}

/** Moves whose chances to win differ by less than this fraction are mixed. */
const CLOSE = 0.01;
/** Weight of a style's taste, as a multiple of a close difference. */
const TASTE = 3;
const SLIGHT = 1e-6;
