import { expect, test } from 'vitest';
import { LANGUAGES } from '../../engine/texts.ts';
import { nickname } from './nicknames.ts';

for (const language of LANGUAGES)
  test(`${language}: every nickname fits, and there are hundreds of them`, () => {
    const names = new Set<string>();
    for (let first = 0; first < 1; first += 0.02)
      for (let second = 0; second < 1; second += 0.02) {
        const halves = [first, second];
        names.add(nickname(language, () => halves.shift() ?? 0));
      }
    expect(names.size).toBeGreaterThan(300);
    for (const name of names) expect([...name].length, name).toBeLessThanOrEqual(24);
  });
