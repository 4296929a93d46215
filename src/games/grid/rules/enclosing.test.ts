import { describe, expect, test } from 'vitest';
import { at, range } from '../../../engine/list.ts';
import { rule } from '../../../testing/rule.ts';
import { BOARDS, DIRECTION_NAMES } from '../board.ts';
import { type GameSoFar, playGame } from '../fixtures.ts';
import { enclosed } from './enclosing.ts';

/** What the last move knocked out, line by line. */
function knockedOut({ told }: GameSoFar): Record<string, string> {
  return Object.fromEntries(
    told.flatMap(({ news }) =>
      news.type === 'knockedOut' ? [[news.direction, [...news.holes, news.anchor].join(' ')]] : [],
    ),
  );
}

rule('GR-6', 'an unbroken run of enemy pegs up to an own peg is enclosed', () => {
  expect(knockedOut(playGame('e6'))).toEqual({ SW: 'd5 c4' });
  expect(knockedOut(playGame('f5c2c1'))).toEqual({ E: 'c2 c3 c4' });
  expect(knockedOut(playGame('b3f5g6c5b5'))).toEqual({ NW: 'c5 d5 e5 f5' });
});

rule('GR-6', 'an empty hole, the rim or nothing between breaks a line', () => {
  expect(knockedOut(playGame('b2a1b4b5'))).toEqual({});
  expect(knockedOut(playGame('b2'))).toEqual({});
  expect(knockedOut(playGame('b3c2b1b2b4'))).toEqual({});
});

rule('GR-7', 'a line ends at the centre: pegs on both sides of it enclose nothing', () => {
  const across = playGame('d6');
  expect(across.position()).toBe('..../...../..ox../..x*ox./..ox../...../.... o');
  expect(knockedOut(across)).toEqual({});
});

rule('GR-7', 'from a corner the gate is enclosed against the ring around the centre', () => {
  expect(knockedOut(playGame('b2a1'))).toEqual({ NE: 'b2 c3' });
});

rule('GR-8', 'what is enclosed becomes the mover’s in the same turn', () => {
  const before = playGame('f5c2');
  const after = before.plays('c1');
  expect(before.score()).toEqual([5, 3]);
  expect(after.score()).toEqual([8, 1]);
  expect(after.position()).toBe('..../..x../..xx../..x*o../xxxx../...../.... o');
  expect(after.told.map((told) => told.rule)).toEqual(['GR-5', 'GR-8', 'GR-4']);
});

rule('GR-9', 'several directions at once, told in canonical order', () => {
  const three = playGame('b3a2b2').plays('c2');
  expect(Object.keys(knockedOut(three))).toEqual(['E', 'NE', 'SE']);
  expect(three.position()).toBe('..../...../..ox../..o*o../.ooo../.oo../.o.. x');
});

rule('GR-10', 'a replaced peg encloses nothing', () => {
  const after = playGame('b2a1b3').plays('b4');
  expect(knockedOut(after)).toEqual({ W: 'b3 b2' });
  // o b3 (just replaced) and o d5 now stand around x c4
  expect(after.position()).toBe('..../...../..ox../..x*o../..xx../.ooo./o... x');
});

rule('GR-11', 'stepping between two enemy pegs is safe, now and later', () => {
  const between = playGame('b3c2b1').plays('b2');
  expect(between.position()).toContain('/xox../');
  expect(between.plays('b4').position()).toContain('/xoxx./');
});

rule('GR-11', 'a declined line is not taken by a later peg further out', () => {
  const declined = playGame('e6! d6', { captures: 'optional' });
  expect(declined.legal()).toContain('f7');
  expect(declined.legal()).not.toContain('f7!');
});

describe('the walk over a line', () => {
  /** Another way to say GR-6: the line as text, from the new peg outwards. */
  const expected = (line: string): number => /^(o+)x/.exec(line)?.[1]?.length ?? 0;

  test.each(['hex4', 'hex3'] as const)('agrees with the text of the line on all of %s', (name) => {
    const board = BOARDS[name];
    for (const [hole, rays] of board.rays.entries()) {
      for (const [d, ray] of rays.entries()) {
        for (const pattern of range(3 ** ray.length)) {
          const line = ray.map((_, i) => 'xo.'.charAt(Math.floor(pattern / 3 ** i) % 3)).join('');
          const pegs = board.holes.map((_, index) => {
            const letter = line.charAt(ray.indexOf(index));
            return letter === 'x' ? 0 : letter === 'o' ? 1 : null;
          });
          const run = enclosed(board, pegs, hole, 0).find(
            ({ direction }) => direction === at(DIRECTION_NAMES, d),
          );
          expect(run?.holes ?? []).toEqual(ray.slice(0, expected(line)));
        }
      }
    }
  });
});
