import { describe, expect, test } from 'vitest';
import { at, range, sum } from '../../../engine/list.ts';
import { rngFrom, seedsFrom } from '../../../engine/rng.ts';
import { ALL_OPTIONS, type PrintedOptions } from '../all-options.ts';
import { BOARDS } from '../board.ts';
import { startPegs } from '../game.ts';
import type { Peg } from '../kind.ts';
import { evaluate, PEG } from './evaluation.ts';
import { pegIn } from './lines.ts';
import { allMoves } from './moves.ts';
import { type Position, play, positionOf } from './position.ts';
import { exactValue, solving } from './solver.ts';
import { UNLIMITED } from './thinking.ts';
import { lowerHalf, upperHalf } from './transposition-table.ts';
import { weigh } from './weighing.ts';

function randomPosition(options: PrintedOptions, plies: number, seed: number): Position {
  const rng = rngFrom(seedsFrom(seed)());
  const p = positionOf(startPegs(options), options);
  for (let ply = 0; ply < plies; ply++) {
    const moves = allMoves(p);
    play(p, at(moves, rng.below(moves.length)));
  }
  return p;
}

function pegsOf(p: Position, options: PrintedOptions): Peg[] {
  const half = BOARDS[options.board].holes.length / 2;
  return range(2 * half).map((hole) => {
    const peg = hole < half ? pegIn(lowerHalf(p), hole) : pegIn(upperHalf(p), hole - half);
    return peg === 0 ? null : peg === 1 ? 0 : 1;
  });
}

const [LARGE] = ALL_OPTIONS;
const SMALL = at(ALL_OPTIONS, 4);

describe.each([
  ['patterns of lines', evaluate, LARGE],
  ['kinds of holes', weigh, LARGE],
  ['kinds of holes on the small board', weigh, SMALL],
] as const)('judging by %s', (_, judge, options = SMALL) => {
  const plies = options.board === 'hex4' ? [0, 1, 7, 12, 19, 24, 29] : [0, 1, 4, 7, 11];
  const positions = plies.flatMap((ply) =>
    [1, 2, 3].map((seed) => randomPosition(options, ply, seed)),
  );

  test('does not depend on who is called seat 0', () => {
    for (const p of positions) {
      const swapped = pegsOf(p, options).map((peg) => (peg === null ? null : peg === 0 ? 1 : 0));
      const other = { ...positionOf(swapped, options), seat: 1 - p.seat };
      expect(judge(other)).toBe(judge(p));
    }
  });

  test('does not depend on the side one looks from, or on turning the board', () => {
    const { mirror, holes } = BOARDS[options.board];
    for (const p of positions) {
      const pegs = pegsOf(p, options);
      const mirrored = mirror.map((hole) => at(pegs, hole));
      const turned = holes.map((_name, hole) => at(pegs, holes.length - 1 - hole));
      expect(judge(positionOf(mirrored, options))).toBe(judge(p));
      expect(judge(positionOf(turned, options))).toBe(judge(p));
    }
  });
});

test('what lines promise comes near to what the end brings', () => {
  const errors = range(60).map((seed) => {
    const p = randomPosition(at(ALL_OPTIONS, 0), 20, seed);
    return (evaluate(p) / PEG - exactValue(solving(p, UNLIMITED))) ** 2;
  });
  expect(Math.sqrt(sum(errors) / errors.length)).toBeLessThan(3);
});
