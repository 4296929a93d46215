import { expect, test } from 'vitest';
import type { AnyNews } from '../../engine/hosted.ts';
import { withActs } from './log-panel.tsx';

const news = (type: string): AnyNews => ({
  to: null,
  rule: '',
  visibleUntil: null,
  news: { type },
});
const HEARD = ['a', 'fold', 'b', 'c'].map(news);

/** A log that folds some news into the previous entry. */
function logOf(heard: readonly AnyNews[]) {
  return heard
    .filter(({ news: { type } }) => type !== 'fold')
    .map(({ news: { type } }, key) => ({ key, seat: null, text: String(type), rules: [] }));
}

const act = (after: number, text: string) => ({ key: after + 1, after, seat: 0, text });

test('the log says when the clock, a bot or a take-back happened, between the news around it', () => {
  const acts = [act(0, 'bot'), act(2, 'clock'), act(4, 'taken back')];
  const lines = withActs(logOf, HEARD, acts).map(({ text }) => text);
  expect(lines).toEqual(['bot', 'a', 'clock', 'b', 'c', 'taken back']);
});

test('the log contains only what has been shown', () => {
  const lines = withActs(logOf, HEARD.slice(0, 3), [act(4, 'clock')]).map(({ text }) => text);
  expect(lines).toEqual(['a', 'b']);
});
