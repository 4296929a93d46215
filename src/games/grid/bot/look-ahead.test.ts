import { describe, expect, test } from 'vitest';
import { at, range } from '../../../engine/list.ts';
import { rngFrom, seedsFrom } from '../../../engine/rng.ts';
import { ALL_OPTIONS, type PrintedOptions } from '../all-options.ts';
import { startPegs } from '../game.ts';
import { PEG } from './evaluation.ts';
import { judgeOf } from './judge.ts';
import { think } from './look-ahead.ts';
import { allMoves } from './moves.ts';
import { type Code, type Position, play, positionOf, takeBack } from './position.ts';
import { type Evaluator, thinkingAbout, UNLIMITED } from './thinking.ts';

function randomPosition(options: PrintedOptions, plies: number, seed: number): Position {
  const rng = rngFrom(seedsFrom(seed)());
  const p = positionOf(startPegs(options), options);
  for (let ply = 0; ply < plies; ply++) {
    const moves = allMoves(p);
    play(p, at(moves, rng.below(moves.length)));
  }
  return p;
}

/** The values of all moves, each searched to the full depth. */
function tryAll(p: Position, depth: number, judge: Evaluator): Map<Code, number> {
  return new Map(
    allMoves(p).map((code) => {
      const knocked = play(p, code);
      const seen = p.empty > 0 && depth > 1;
      const promised = seen
        ? Math.max(...tryAll(p, depth - 1, judge).values())
        : judgeEnd(p, judge);
      takeBack(p, code, knocked);
      return [code, 0 - promised];
    }),
  );
}

/** The evaluation of a position; exact when no hole is empty. */
function judgeEnd(p: Position, judge: Evaluator): number {
  return p.empty === 0 ? PEG * p.lead : judge(p);
}

describe('looking ahead', () => {
  test.each(ALL_OPTIONS)('finds what trying all finds ($board $start $captures)', (options) => {
    const deepest = options.captures === 'automatic' ? 3 : 2;
    const last = options.board === 'hex4' ? 29 : 11;
    for (const plies of [0, 3, 8, last - 2, last]) {
      for (const depth of range(deepest + 1).slice(1)) {
        const p = randomPosition(options, plies, plies);
        const values = tryAll(p, depth, judgeOf(p));
        const t = thinkingAbout(p, judgeOf(p), 2 ** 12, UNLIMITED);
        const thought = think(t, depth, () => 0);
        expect(thought.value).toBe(Math.max(...values.values()));
        expect(values.get(thought.code)).toBe(thought.value);
        expect(thought.depth).toBe(Math.min(depth, p.empty));
      }
    }
  });

  test('is not led astray by what it remembers of other questions', () => {
    for (const seed of range(12)) {
      const p = randomPosition(at(ALL_OPTIONS, 0), 23, seed);
      const values = tryAll(p, 5, judgeOf(p));
      const thought = think(thinkingAbout(p, judgeOf(p), 2 ** 14, UNLIMITED), 5, () => 0);
      expect(thought.value).toBe(Math.max(...values.values()));
      expect(values.get(thought.code)).toBe(thought.value);
    }
  });

  test('adds a move’s charm to its value', () => {
    const p = randomPosition(at(ALL_OPTIONS, 0), 10, 3);
    const values = tryAll(p, 2, judgeOf(p));
    for (const charmed of values.keys()) {
      const charm = (code: Code): number => (code === charmed ? 5000 : 0);
      const { code, value } = think(thinkingAbout(p, judgeOf(p), 2 ** 12, UNLIMITED), 2, charm);
      expect(code).toBe(charmed);
      expect(value).toBe(values.get(charmed));
    }
  });

  test('stops when the budget is used up, with the best so far', () => {
    const p = randomPosition(at(ALL_OPTIONS, 0), 6, 1);
    const t = thinkingAbout(p, judgeOf(p), 2 ** 12, { nodes: 500, stop: () => false });
    expect(allMoves(p)).toContain(think(t, 20, () => 0).code);
    expect(t.nodes).toBeLessThan(600);
  });
});
