import { describe, expect, test } from 'vitest';
import { anyAnswer } from '../../engine/ask.ts';
import { at } from '../../engine/list.ts';
import { SILENCE } from '../../engine/referee.ts';
import { rngFrom, seedsFrom } from '../../engine/rng.ts';
import { ALL_OPTIONS, HOUSE_OPTIONS } from './all-options.ts';
import { grid } from './game.ts';
import type { Move, Options } from './kind.ts';
import { readTextRecord, type TextRecord, writeTextRecord } from './text-record.ts';

/** The example of the specification's section 4.5. */
const EXAMPLE = `[Game "grid"]
[Version "1"]
[Board "hex4"]
[Start "alternating"]
[Captures "automatic"]
[First "seat 0 name"]
[Second "seat 1 name"]
[Date "2026-11-15"]
[Result "17-19"]

1. f4 c2 2. d2 g5 3. b2 f3 4. e3 a1 5. b4 b3 6. e2 g6 7. c5 a2 8. g4 f5 9. d1 c1 10. b5 a4 11. g7 e6
12. e7 f7 13. a3 b1 14. d6 d7 15. f6 c6 17-19
`;

/** A record of the first moves of a random game. */
function randomRecord(options: Options, plies: number, tags: TextRecord['tags'] = {}): TextRecord {
  const rng = rngFrom(seedsFrom(45)());
  const state = grid.setup(2, options, rng, SILENCE);
  const moves: Move[] = [];
  for (let [ask] = grid.asks(state); ask && moves.length < plies; [ask] = grid.asks(state)) {
    const move = anyAnswer(ask, rng);
    moves.push(move);
    grid.play(state, ask.seat, move, rng, SILENCE);
  }
  return { options, moves, tags };
}

const NORMAL: Options = at(ALL_OPTIONS, 0);

describe('a text record', () => {
  test('is written as the specification has it', () => {
    const read = readTextRecord(EXAMPLE);
    if ('error' in read) throw new Error('the example is not read');
    expect(read.moves).toHaveLength(30);
    expect(read.tags).toEqual({ First: 'seat 0 name', Second: 'seat 1 name', Date: '2026-11-15' });
    expect(writeTextRecord(read)).toBe(EXAMPLE);
  });

  test.each([...ALL_OPTIONS, ...HOUSE_OPTIONS.filter(({ begins }) => begins !== 'drawn')])(
    'comes back as it was ($board $start $captures)',
    (options) => {
      for (const plies of [0, 1, 2, 11, 30]) {
        const record = randomRecord(options, plies, { First: 'A "B" \\ C', Date: '1978-01-01' });
        expect(readTextRecord(writeTextRecord(record))).toEqual(record);
      }
    },
  );

  test('has lines of at most 100 characters, filled as far as tokens fit', () => {
    const text = writeTextRecord(randomRecord({ ...NORMAL, captures: 'optional' }, 30));
    const lines = text.slice(text.indexOf('\n\n') + 2).split('\n');
    expect(lines.pop()).toBe('');
    expect(lines.length).toBeGreaterThan(1);
    for (const [i, line] of lines.entries()) {
      expect(line.length).toBeLessThanOrEqual(100);
      const [next] = lines[i + 1]?.split(' ') ?? [];
      if (next !== undefined) expect(line.length + 1 + next.length).toBeGreaterThan(100);
    }
  });

  test('of an unfinished game ends with a star', () => {
    const text = writeTextRecord(randomRecord(NORMAL, 7));
    expect(text).toContain('[Result "*"]');
    expect(text).toMatch(/ \*\n$/);
  });

  test('of a resigned game says who lost', () => {
    const record = randomRecord(NORMAL, 7, { Termination: 'resign 1' });
    expect(readTextRecord(writeTextRecord(record))).toEqual(record);
  });

  test('keeps a name with line breaks on its line', () => {
    const text = writeTextRecord(randomRecord(NORMAL, 2, { First: 'two\nlines' }));
    expect(readTextRecord(text)).toMatchObject({ tags: { First: 'two lines' } });
  });

  test('may be broken into lines anywhere', () => {
    const gap = EXAMPLE.indexOf('\n\n');
    const tall = EXAMPLE.slice(0, gap + 2) + EXAMPLE.slice(gap + 2).replaceAll(' ', '\n\n');
    expect(readTextRecord(tall)).toEqual(readTextRecord(EXAMPLE));
  });
});

describe('a bad record', () => {
  test.each([
    ['a lonely hole', '1. f4', '1. a1', 1],
    ['a filled hole', '3. b2', '3. d2', 5],
    ['a wrong number', '3. b2', '4. b2', 5],
    ['a missing number', '3. b2', 'b2', 5],
    ['a number too many', 'g5', '2. g5', 4],
    ['a token of another game', 'g5', 'g5!', 4],
    ['a number without a move', '15. f6 c6 17-19', '15. 17-19', 29],
    ['a move after the end', 'c6 17-19', 'c6 16. a1 17-19', 31],
  ])('names the move: %s', (_, right, wrong, ply) => {
    expect(readTextRecord(EXAMPLE.replace(right, wrong))).toEqual({ error: 'bad-record', ply });
  });

  test.each([
    ['another score', '[Result "17-19"]', '[Result "18-18"]'],
    ['another score at the end', ' 17-19\n', ' 18-18\n'],
    ['a star after a full grid', /17-19/g, '*'],
    ['no score at the end', ' 17-19\n', '\n'],
    ['a score before the end', ' c6 17-19', ' 17-19'],
    ['a finished game that was resigned', '[Date "', '[Termination "resign 0"]\n[Date "'],
    ['an unknown ending', '[Date "', '[Termination "flood"]\n[Date "'],
    ['another game', '"grid"', '"round"'],
    ['another version', '"1"', '"2"'],
    ['an unknown board', '"hex4"', '"hex6"'],
    ['tags out of order', '[Version "1"]\n[Board "hex4"]', '[Board "hex4"]\n[Version "1"]'],
    ['a missing tag', '[Start "alternating"]\n', ''],
    ['a tag twice', '[Date "', '[First "again"]\n[Date "'],
    ['a broken tag', '[Date "2026-11-15"]', '[Date 2026-11-15]'],
    ['an open quote', 'seat 0 name', 'seat "0" name'],
    ['carriage returns', /\n/g, '\r\n'],
    ['no empty line', '\n\n', '\n'],
    ['nothing at all', EXAMPLE, ''],
  ])('is refused: %s', (_, right, wrong) => {
    expect(readTextRecord(EXAMPLE.replace(right, wrong))).toEqual({
      error: 'bad-record',
      ply: null,
    });
  });
});
