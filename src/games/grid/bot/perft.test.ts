import { describe, expect, test } from 'vitest';
import { at } from '../../../engine/list.ts';
import { sized } from '../../../testing/size.ts';
import { ALL_OPTIONS, type PrintedOptions } from '../all-options.ts';
import type { Options } from '../kind.ts';
import { perft } from '../perft.ts';
import { fastPerft } from './perft.ts';

/** The specification's section 9: nodes, enclosing, knocked, balance, distinct. */
interface Row {
  readonly options: Partial<PrintedOptions>;
  readonly depth: number;
  readonly counts: readonly [number, number, number, number, number];
}

// biome-ignore format: a table, one depth to a line
const ROWS: readonly Row[] = [
  { options: {}, depth: 1, counts: [12, 6, 6, 24, 12] },
  { options: {}, depth: 2, counts: [162, 63, 69, 18, 162] },
  { options: {}, depth: 3, counts: [2_358, 795, 867, 4_350, 1_842] },
  { options: {}, depth: 4, counts: [36_162, 11_232, 13_710, 2_544, 19_077] },
  { options: {}, depth: 5, counts: [575_244, 168_456, 201_096, 1_020_228, 163_545] },
  { options: {}, depth: 6, counts: [9_380_724, 2_702_310, 3_572_028, 21_492, 1_361_024] },
  { options: { start: 'triples' }, depth: 5, counts: [575_244, 119_062, 162_718, 816_720, 148_636] },
  { options: { captures: 'optional' }, depth: 5, counts: [2_968_584, 769_656, 931_050, 4_360_044, 590_874] },
  { options: { start: 'triples', captures: 'optional' }, depth: 5, counts: [1_523_312, 321_242, 434_934, 2_216_944, 311_343] },
  { options: { board: 'hex3' }, depth: 8, counts: [19_958_400, 6_575_916, 8_696_928, 3_469_824, 129_906] },
  { options: { board: 'hex3', start: 'triples' }, depth: 8, counts: [19_958_400, 6_119_232, 9_011_988, -2_037_936, 111_513] },
];

describe('sequences of moves from the start', () => {
  const most = sized(3_000_000, Number.POSITIVE_INFINITY);
  const rows = ROWS.filter(({ counts }) => counts[0] < most);
  test.each(rows)('$options to depth $depth', ({ options, depth, counts }) => {
    const found = fastPerft({ ...at(ALL_OPTIONS, 0), ...options }, depth);
    const { nodes, enclosing, knocked, balance, distinct } = found;
    expect([nodes, enclosing, knocked, balance, distinct]).toEqual(counts);
  });

  test('on the small board with a choice of lines', () => {
    const nodes = (start: Options['start']): number[] =>
      [1, 2, 3, 4, 5, 6].map(
        (depth) => fastPerft({ board: 'hex3', start, captures: 'optional' }, depth).nodes,
      );
    expect(nodes('alternating')).toEqual([18, 282, 3_984, 49_380, 549_708, 5_330_892]);
    expect(nodes('triples')).toEqual([14, 180, 2_240, 25_288, 264_836, 2_469_400]);
  });

  test.each(ALL_OPTIONS)('are those of the rules ($board $start $captures)', (options) => {
    for (const depth of [0, 1, 2, 3])
      expect(fastPerft(options, depth)).toEqual(perft(options, depth));
  });
});
