import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { change } from '../settings.ts';
import { ANALYSIS_WORDS } from '../texts/analysis.ts';
import { AssessmentNote } from './decision-list.tsx';
import { BEST, EQUAL, studyOf, WORSE } from './fixtures.ts';

/** What the list says of a move. */
function verdict(move: object): string {
  return renderToString(<AssessmentNote study={studyOf(move)} />).replace(/<[^>]+>/g, '');
}

test('only the champion’s own move is called the best', () => {
  change({ language: 'en' });
  const { asTheChampion, asGood, notWeighed } = ANALYSIS_WORDS.en.analysis;
  expect(verdict(BEST)).toBe(`✓ ${asTheChampion}`);
  expect(verdict(EQUAL)).toBe(`✓ ${asGood}`);
  expect(verdict(WORSE)).toMatch(/^▾ .*30/);
  expect(verdict({ type: 'place', hole: 'g1' })).toBe(notWeighed);
});
