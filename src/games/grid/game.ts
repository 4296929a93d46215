import type { Game } from '../../engine/game.ts';
import { at } from '../../engine/list.ts';
import { oneOf } from '../../engine/options.ts';
import type { Rng } from '../../engine/rng.ts';
import { BOARDS, STARTS } from './board.ts';
import type { Grid, Options, Peg, State } from './kind.ts';
import { notate } from './notation.ts';
import { RULES } from './rulebook.ts';
import { outcome } from './rules/end.ts';
import { asksForPeg, place } from './rules/placing.ts';
import { swap } from './rules/swapping.ts';

/** Knock Out, the grid: enclose the other's pegs on an upright hexagonal grid. */
export const grid: Game<Grid> = {
  id: 'grid',
  version: 1,
  seats: { min: 2, max: 2 },
  options: {
    board: oneOf('GO-3', ['hex4', 'hex3', 'hex5']),
    start: oneOf('GO-2', ['alternating', 'triples']),
    captures: oneOf('GO-1', ['automatic', 'optional']),
    begins: oneOf('GO-4', ['seat0', 'seat1', 'drawn']),
    swap: oneOf('H-1', [false, true]),
    handicap: oneOf('H-2', [0, 1, 2, 3]),
  },
  presets: { rulebook: {}, firstGame: { board: 'hex3' } },
  // A handicap is for the weaker player, a swap for equals: swapped, it would go to the other.
  forbids: ({ swap, handicap }) => (swap && handicap > 0 ? 'H-2' : undefined),
  rules: RULES,
  cites: { turn: 'GR-4', unknown: { place: 'GR-2', swap: 'H-1', other: 'GR-2' } },

  setup: (_seats, options, rng) => {
    const starter = starterOf(options, rng);
    const open = { pegs: startPegs(options, starter), starter, swapped: false };
    return { options, open, own: [null, null], hidden: null };
  },
  asks: asksForPeg,
  play: (s, by, move, _rng, tell) => {
    const seat = by === 0 ? 0 : 1;
    if (move.type === 'swap') swap(s, seat, tell);
    else place(s, seat, move, tell);
  },
  outcome,
  clone,
  glance: () => null,
  imagine: ({ options, open }) => clone({ options, open, own: [null, null], hidden: null }),
  notate,
};

/** GR-1, GO-4: who places first. */
function starterOf({ begins }: Options, rng: Rng): 0 | 1 {
  if (begins === 'drawn') return rng.stream('start').below(2) === 0 ? 0 : 1;
  return begins === 'seat0' ? 0 : 1;
}

/** What the start position depends on. */
type Layout = Pick<Options, 'board' | 'start'> & Partial<Pick<Options, 'handicap'>>;

/** GR-3: three pegs of each player around the centre. H-2: more of the second player behind theirs. */
export function startPegs({ board, start, handicap = 0 }: Layout, starter: 0 | 1 = 0): Peg[] {
  const pegs = START_PEGS[board][start].slice();
  const second = starter === 0 ? 1 : 0;
  const { ring1, rays } = BOARDS[board];
  const own = ring1.filter((hole) => pegs[hole] === second);
  for (const hole of own.slice(0, handicap)) pegs[outwards(at(rays, hole))] = second;
  return pegs;
}

/** The hole behind one beside the centre: it lies opposite the only direction that leads nowhere. */
function outwards(rays: readonly (readonly number[])[]): number {
  const towardsCentre = rays.findIndex((ray) => ray.length === 0);
  return at(at(rays, (towardsCentre + 3) % 6), 0);
}

function clone(s: State): State {
  return {
    options: s.options,
    open: { ...s.open, pegs: s.open.pegs.slice() },
    own: [null, null],
    hidden: null,
  };
}

function startsOf(board: Options['board']): Record<Options['start'], Peg[]> {
  const around = ([first, second]: readonly [string, string]): Peg[] =>
    BOARDS[board].holes.map((hole) => {
      if (first.includes(hole)) return 0;
      return second.includes(hole) ? 1 : null;
    });
  const { alternating, triples } = STARTS[board];
  return { alternating: around(alternating), triples: around(triples) };
}

const START_PEGS = { hex4: startsOf('hex4'), hex3: startsOf('hex3'), hex5: startsOf('hex5') };
