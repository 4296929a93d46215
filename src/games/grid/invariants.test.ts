import { expect, test } from 'vitest';
import { anyAnswer, legal } from '../../engine/ask.ts';
import type { Event } from '../../engine/game.ts';
import { same } from '../../engine/json.ts';
import { at, count, range, sum } from '../../engine/list.ts';
import { listener, SILENCE } from '../../engine/referee.ts';
import { type Rng, rngFrom, seedsFrom } from '../../engine/rng.ts';
import { sized } from '../../testing/size.ts';
import { ALL_OPTIONS } from './all-options.ts';
import { BOARDS, type HexGrid, holeIndex, placeOf } from './board.ts';
import { playGame } from './fixtures.ts';
import { grid } from './game.ts';
import type { Grid, Move, Options, Peg } from './kind.ts';
import { holeOf } from './notation.ts';
import { readPosition, writePosition } from './position.ts';
import { enclosed } from './rules/enclosing.ts';
import { score, spares } from './rules/end.ts';
import { standardTurn } from './rules/turn.ts';

/** A move of a random game, and the positions around it. */
interface Ply {
  readonly options: Options;
  readonly board: HexGrid;
  readonly ply: number;
  readonly seat: number;
  readonly playable: readonly string[];
  readonly move: Move;
  readonly events: readonly Event<Grid>[];
  readonly before: readonly Peg[];
  readonly after: readonly Peg[];
}

function* randomGame(options: Options, rng: Rng): Generator<Ply> {
  const state = grid.setup(2, options, rng, SILENCE);
  const board = BOARDS[options.board];
  for (let ply = 0; ; ply++) {
    const [ask] = grid.asks(state);
    if (!ask) return;
    const playable = [...new Set(legal(ask).moves.map(holeOf))];
    const before = [...state.open.pegs];
    const move = anyAnswer(ask, rng);
    const tell = listener<Grid>();
    grid.play(state, ask.seat, move, rng, tell);
    const events = tell.told.map(({ news }) => news);
    const after = [...state.open.pegs];
    yield { options, board, ply, seat: ask.seat, playable, move, events, before, after };
  }
}

const seeds = seedsFrom(36);

/** Every move of random games with all combinations of options. */
const PLIES = ALL_OPTIONS.flatMap((options) =>
  range(sized(3, 12)).flatMap(() => [...randomGame(options, rngFrom(seeds()))]),
);
const LARGE = PLIES.filter(({ options }) => options.board === 'hex4');

/** The pegs that were knocked out, with the lines they stood in. */
function knockedOut({ events }: Ply) {
  return events.flatMap((event) => (event.type === 'knockedOut' ? [event] : []));
}

test('GI-1: pegs, spares and scores follow from the number of placements', () => {
  for (const { after, ply } of PLIES) {
    expect(after.filter((peg) => peg !== null)).toHaveLength(6 + ply + 1);
    expect(spares(after)).toBe(34 - ply - 1);
    expect(sum(score(after))).toBe(6 + ply + 1);
  }
});

test('GI-2: seats alternate until the last placement and never further', () => {
  for (const { after, ply, seat, board } of PLIES) {
    const last = board.holes.length - 6;
    expect(seat).toBe(ply % 2);
    expect(standardTurn(after)).toBe(ply + 1 === last ? undefined : (ply + 1) % 2);
    expect(ply).toBeLessThan(last);
  }
});

test('GI-3: filled holes stay filled, and hang together with the ring around the centre', () => {
  for (const { before, after, board, options } of PLIES) {
    expect(before.every((peg, hole) => peg === null || after[hole] !== null)).toBe(true);
    expect(board.ring1.every((hole) => after[hole] !== null)).toBe(true);
    expect(readPosition(writePosition(board, after), options.board)).toEqual({ pegs: after });
  }
});

test('GI-4: before the end there is always a playable hole', () => {
  for (const { playable } of PLIES) expect(playable.length).toBeGreaterThan(0);
});

test('GI-5: which holes are playable does not depend on whose pegs there are', () => {
  for (const { before, playable, board, options } of PLIES) {
    const pegs = before.map((peg) => (peg === null ? null : 0));
    const open = { pegs, starter: 0, swapped: false } as const;
    const repainted = { options, open, own: [null, null], hidden: null };
    const [ask] = grid.asks(repainted);
    const moves = ask ? legal(ask).moves : [];
    expect([...new Set(moves.map(holeOf))]).toEqual(playable);
    expect(playable.every((hole) => board.holes.includes(hole))).toBe(true);
  }
});

test('GI-6: a placement with k replacements wins 1 + k for one and costs k for the other', () => {
  for (const ply of PLIES) {
    const runs = knockedOut(ply);
    const k = sum(runs.map(({ holes }) => holes.length));
    const [before, after] = [score(ply.before), score(ply.after)];
    const [own, other] = ply.seat === 0 ? ([0, 1] as const) : ([1, 0] as const);
    expect(after[own] - before[own]).toBe(1 + k);
    expect(after[other] - before[other]).toBe(0 - k);
    const most = ply.options.board === 'hex4' ? [8, 4, 4] : [4, 2, 2];
    expect(k).toBeLessThanOrEqual(at(most, 0));
    expect(runs.length).toBeLessThanOrEqual(at(most, 1));
    for (const { holes } of runs) expect(holes.length).toBeLessThanOrEqual(at(most, 2));
  }
});

test('GI-7: corners are for ever, the rim turns along its side, a gate only from its corner', () => {
  const corners = 'a1 a4 d1 d7 g4 g7'.split(' ');
  const gates = 'b2 b4 d2 d6 f4 f6'.split(' ');
  const sides = [
    'a1 a2 a3 a4',
    'a4 b5 c6 d7',
    'd7 e7 f7 g7',
    'g4 g5 g6 g7',
    'd1 e2 f3 g4',
    'a1 b1 c1 d1',
  ];
  const spokes = ['a1 b2 c3', 'd1 d2 d3', 'g4 f4 e4', 'g7 f6 e5', 'd7 d6 d5', 'a4 b4 c4'];
  const rim = sides.join(' ').split(' ');
  let turned = 0;
  for (const ply of LARGE) {
    for (const { holes, anchor } of knockedOut(ply)) {
      const line = [holeOf(ply.move), ...holes, anchor];
      const liesOn = (row: string): boolean => line.every((hole) => row.split(' ').includes(hole));
      for (const hole of holes) {
        expect(corners).not.toContain(hole);
        if (rim.includes(hole)) expect(sides.some(liesOn)).toBe(true);
        if (gates.includes(hole) && spokes.some(liesOn))
          expect(corners).toContain(holeOf(ply.move));
        turned++;
      }
    }
  }
  expect(turned).toBeGreaterThan(sized(125, 500));
});

/** The twelve ways to turn and mirror the large board: for each hole the one it comes to lie on. */
const SYMMETRIES: readonly (readonly number[])[] = [false, true].flatMap((mirrored) =>
  range(6).map((turns) =>
    BOARDS.hex4.holes.map((name) => {
      const place = placeOf(BOARDS.hex4, name);
      const first = mirrored ? { q: place.r, r: place.q } : place;
      const { q, r } = range(turns).reduce((from) => ({ q: -from.r, r: from.q + from.r }), first);
      return holeIndex(BOARDS.hex4, String.fromCharCode(100 - r) + (q + 4));
    }),
  ),
);

/** The pegs after turning and mirroring, and exchanging the owners where `keeps` is false. */
function turned(pegs: readonly Peg[], symmetry: readonly number[], keeps: boolean): Peg[] {
  return range(pegs.length).map((hole) => {
    const peg = at(pegs, symmetry.indexOf(hole));
    return keeps || peg === null ? peg : peg === 0 ? 1 : 0;
  });
}

const keepsTheStart = (symmetry: readonly number[], keeps: boolean): boolean => {
  const { pegs } = playGame('').state.open;
  return same(turned(pegs, symmetry, keeps), pegs);
};

test('GI-8: half of the symmetries keep the start, the others exchange its colours', () => {
  expect(SYMMETRIES.filter((symmetry) => keepsTheStart(symmetry, true))).toHaveLength(6);
  expect(SYMMETRIES.filter((symmetry) => keepsTheStart(symmetry, false))).toHaveLength(6);
});

test('GI-8: a game turned so that the start looks the same goes the same way', () => {
  const moves = LARGE.slice(0, 90).map(({ move }) => holeOf(move));
  expect(LARGE[0]?.options).toMatchObject({ start: 'alternating', captures: 'automatic' });
  for (const from of [0, 30, 60]) {
    const transcript = moves.slice(from, from + 30);
    const end = playGame(transcript.join('')).state.open.pegs;
    for (const symmetry of SYMMETRIES.filter((one) => keepsTheStart(one, true))) {
      const image = transcript.map((hole) =>
        at(BOARDS.hex4.holes, at(symmetry, holeIndex(BOARDS.hex4, hole))),
      );
      const there = playGame(image.join('')).state.open.pegs;
      expect(there).toEqual(turned(end, symmetry, true));
      expect(score(there)).toEqual(score(end));
    }
  }
});

test('GI-8: a symmetry that exchanges the colours exchanges what the seats enclose', () => {
  for (const { board, before, after, move, seat } of LARGE.slice(0, 300)) {
    const hole = holeIndex(board, holeOf(move));
    const runs = enclosed(board, before, hole, seat === 0 ? 0 : 1);
    for (const symmetry of SYMMETRIES.filter((one) => keepsTheStart(one, false))) {
      const image = turned(before, symmetry, false);
      const there = enclosed(board, image, at(symmetry, hole), seat === 0 ? 1 : 0);
      const expected = runs.map((run) => run.holes.map((one) => at(symmetry, one)));
      expect(there.map((run) => run.holes)).toEqual(expect.arrayContaining(expected));
      expect(there).toHaveLength(runs.length);
      expect([...score(turned(after, symmetry, false))].reverse()).toEqual([...score(after)]);
    }
  }
});

test('GI-9: the same moves give the same states and events', () => {
  for (const options of ALL_OPTIONS) {
    const [one, other] = [1, 2].map(() => [...randomGame(options, rngFrom([1, 2, 3, 4]))]);
    expect(one).toEqual(other);
  }
});

test('GI-10: at the start six holes enclose one peg each, and six none', () => {
  const start = playGame('');
  const won = start.legal().map((hole) => start.plays(hole).score()[0] - 4);
  expect(won).toHaveLength(12);
  expect(count(won, 1)).toBe(6);
  expect(count(won, 0)).toBe(6);
  const gates = 'b2 b4 d2 d6 f4 f6'.split(' ');
  expect(start.legal().filter((_, i) => won[i] === 0)).toEqual(gates);
});

test('GI-11: never more than 24 holes are playable, and the last three always are', () => {
  for (const { playable, before } of PLIES) {
    const empty = count(before, null);
    expect(playable.length).toBeLessThanOrEqual(24);
    if (empty <= 3) expect(playable).toHaveLength(empty);
  }
});
