import { legal } from '../../engine/ask.ts';
import { SILENCE } from '../../engine/referee.ts';
import { rngFrom } from '../../engine/rng.ts';
import { BOARDS } from './board.ts';
import { grid } from './game.ts';
import type { Options, State } from './kind.ts';
import { writePosition } from './position.ts';
import { score } from './rules/end.ts';
import { toMove } from './rules/turn.ts';

/** The number of move sequences of a given length from the start, and what their last moves do. */
export interface Perft {
  readonly depth: number;
  readonly nodes: number;
  /** Last moves that replace a peg. */
  readonly enclosing: number;
  /** Pegs replaced by last moves. */
  readonly knocked: number;
  /** Pegs of seat 0 minus pegs of seat 1, summed over all final positions. */
  readonly balance: number;
  /** Different positions. */
  readonly distinct: number;
}

/** Counts by the rules themselves. Known positions are counted again, but not expanded again. */
export function perft(options: Options, depth: number): Perft {
  const start = grid.setup(2, options, NO_CHANCE, SILENCE);
  let layer = new Map([[text(start), { state: start, ways: 1 }]]);
  let counts = { nodes: 1, enclosing: 0, knocked: 0, balance: 0, distinct: 1 };
  for (let played = 0; played < depth; played++) {
    const next = new Map<string, { state: State; ways: number }>();
    counts = { nodes: 0, enclosing: 0, knocked: 0, balance: 0, distinct: 0 };
    for (const { state, ways } of layer.values()) {
      for (const ask of grid.asks(state)) {
        for (const move of legal(ask).moves) {
          const after = grid.clone(state);
          grid.play(after, ask.seat, move, NO_CHANCE, SILENCE);
          const knocked = knockedBy(state, after, ask.seat);
          counts.nodes += ways;
          counts.enclosing += knocked > 0 ? ways : 0;
          counts.knocked += knocked * ways;
          counts.balance += balance(after) * ways;
          const key = text(after);
          const known = next.get(key);
          if (known) known.ways += ways;
          else next.set(key, { state: after, ways });
        }
      }
    }
    layer = next;
    counts.distinct = next.size;
  }
  return { depth, ...counts };
}

function balance(state: State): number {
  const [first, second] = score(state.open.pegs);
  return first - second;
}

/** A move with k replacements changes the mover's score by 1 + k. */
function knockedBy(before: State, after: State, seat: number): number {
  const gain =
    score(after.open.pegs)[seat === 0 ? 0 : 1] - score(before.open.pegs)[seat === 0 ? 0 : 1];
  return gain - 1;
}

function text({ options, open }: State): string {
  return writePosition(BOARDS[options.board], open.pegs, toMove({ options, open }));
}

const NO_CHANCE = rngFrom([0, 0, 0, 0]);
