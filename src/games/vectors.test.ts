import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isObject } from '../engine/json.ts';
import { sized } from '../testing/size.ts';
import { vectorName, vectorsIn } from '../testing/vectors.ts';
import { VECTORS } from './vectors.ts';

/** Most move sequences counted in a run; `grid/bot/perft.test.ts` counts more of them, faster. */
const MOST_NODES = sized(100_000, Number.POSITIVE_INFINITY);

function isLong(vector: object): boolean {
  if (!('perft' in vector) || !isObject(vector.perft)) return false;
  return Number(vector.perft.nodes) > MOST_NODES;
}

for (const [game, run] of Object.entries(VECTORS)) {
  describe(`the vectors of ${game}`, () => {
    const vectors = vectorsIn(readFileSync(new URL(`./${game}/rules.md`, import.meta.url), 'utf8'));
    test('one that expects nothing is refused, in words', () => {
      const given = { id: 'given', moves: [] };
      const empty = game === 'grid' ? { id: 'given', given: '' } : { ...given, expect: {} };
      expect(run(empty)).toEqual([expect.stringMatching(/nothing is checked$/)]);
      if (game !== 'grid') expect(run(given)).toEqual(['the vector has no "expect"']);
    });
    test('there are some', () => expect(vectors.length).toBeGreaterThan(5));
    for (const vector of vectors.filter((one) => !isLong(one)))
      test(vectorName(vector), () => expect(run(vector)).toEqual([]));
  });
}
