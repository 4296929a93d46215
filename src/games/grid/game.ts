import type { Game } from '../../engine/game.ts';
import { oneOf } from '../../engine/options.ts';
import { BOARDS, STARTS } from './board.ts';
import type { Grid, Options, Peg, State } from './kind.ts';
import { notate } from './notation.ts';
import { RULES } from './rulebook.ts';
import { outcome } from './rules/end.ts';
import { asksForPeg, place } from './rules/placing.ts';

/** Knock Out, the grid: enclose the other's pegs on an upright hexagonal grid. */
export const grid: Game<Grid> = {
  id: 'grid',
  version: 1,
  seats: { min: 2, max: 2 },
  options: {
    board: oneOf('GO-3', ['hex4', 'hex3']),
    start: oneOf('GO-2', ['alternating', 'triples']),
    captures: oneOf('GO-1', ['automatic', 'optional']),
  },
  presets: { rulebook: {}, firstGame: { board: 'hex3' } },
  forbids: () => undefined,
  rules: RULES,
  cites: { turn: 'GR-4', unknown: { place: 'GR-2', other: 'GR-2' } },

  setup: (_seats, options) => ({
    options,
    open: { pegs: startPegs(options) },
    own: [null, null],
    hidden: null,
  }),
  asks: asksForPeg,
  play: (s, seat, move, _rng, tell) => place(s, seat === 0 ? 0 : 1, move, tell),
  outcome,
  clone,
  glance: () => null,
  imagine: ({ options, open }) => clone({ options, open, own: [null, null], hidden: null }),
  notate,
};

/** GR-3: three pegs of each player around the centre. */
export function startPegs({ board, start }: Options): Peg[] {
  return START_PEGS[board][start].slice();
}

function clone(s: State): State {
  return {
    options: s.options,
    open: { pegs: s.open.pegs.slice() },
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

const START_PEGS = { hex4: startsOf('hex4'), hex3: startsOf('hex3') };
