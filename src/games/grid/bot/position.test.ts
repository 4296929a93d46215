import { describe, expect, test } from 'vitest';
import { legal } from '../../../engine/ask.ts';
import { range } from '../../../engine/list.ts';
import { SILENCE } from '../../../engine/referee.ts';
import { rngFrom, seedsFrom } from '../../../engine/rng.ts';
import { ALL_OPTIONS, type PrintedOptions } from '../all-options.ts';
import { grid } from '../game.ts';
import { score } from '../rules/end.ts';
import { allMoves, moveOf } from './moves.ts';
import { type Position, play, positionOf, takeBack } from './position.ts';

/** A copy of all that a position is made of. */
function snapshot(p: Position): unknown {
  return { ...p, lines: [...p.lines] };
}

/** Plays a random game by the rules and in the bots' representation, side by side. */
function playBoth(options: PrintedOptions, seed: number): void {
  const rng = rngFrom(seedsFrom(seed)());
  const state = grid.setup(2, options, rng, SILENCE);
  const p = positionOf(state.open.pegs, options);
  for (let [ask] = grid.asks(state); ask; [ask] = grid.asks(state)) {
    const codes = allMoves(p);
    const moves = codes.map((code) => moveOf(code, options));
    expect(moves.map(written)).toEqual(legal(ask).moves.map(written));
    const before = snapshot(p);
    for (const code of codes) {
      takeBack(p, code, play(p, code));
      expect(snapshot(p)).toEqual(before);
    }
    const chosen = rng.below(codes.length);
    play(p, codes[chosen] ?? 0);
    grid.play(state, ask.seat, moves[chosen] ?? ask.idle(), rng, SILENCE);
    expect(snapshot(p)).toEqual(snapshot(positionOf(state.open.pegs, options)));
    const [first, second] = score(state.open.pegs);
    expect(p.lead).toBe(p.seat === 0 ? first - second : second - first);
  }
  expect(p.empty).toBe(0);
}

/** With automatic captures the bots' code stands for whatever is enclosed. */
const written = (move: object): string => JSON.stringify(move);

describe('the bots’ representation', () => {
  test.each(ALL_OPTIONS)('plays by the rules ($board $start $captures)', (options) => {
    for (const seed of range(12)) playBoth(options, seed);
  });
});
