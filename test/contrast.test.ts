import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { at } from '../src/engine/list.ts';

/** The colours of a block of `tokens.css` by name: light theme and dark theme. */
function coloursOf(selector: string): ReadonlyMap<string, readonly [string, string]> {
  const css = readFileSync(new URL('../src/ui/tokens.css', import.meta.url), 'utf8');
  const block = css.slice(css.indexOf(`${selector} {`));
  const body = block.slice(0, block.indexOf('\n}'));
  const found = body.matchAll(/--([\w-]+): light-dark\((#[0-9a-f]+), (#[0-9a-f]+)\)/g);
  return new Map([...found].map(([, name = '', light = '', dark = '']) => [name, [light, dark]]));
}

/** Relative luminance (WCAG 2.2). */
function luminance(colour: string): number {
  const digits = colour.slice(1);
  const wide = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
  const [r = 0, g = 0, b = 0] = [0, 2, 4].map((place) => {
    const channel = Number.parseInt(wide.slice(place, place + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const PAPERS = ['paper', 'paper-raised', 'paper-sunken'];
const INKS = ['ink', 'ink-soft', 'red', 'blue', 'gold', 'green', 'purple', 'teal', 'brown'];

/** Text colours with their backgrounds. */
const PAIRS: readonly (readonly [string, string])[] = [
  ...INKS.flatMap((ink) => PAPERS.map((paper) => [ink, paper] as const)),
  ['on-ink', 'ink'],
  ['on-red', 'red'],
  ['on-blue', 'blue'],
];

const NORMAL = coloursOf(':root');
const MORE = new Map([...NORMAL, ...coloursOf(':root[data-contrast="more"]')]);

/** The contrast that WCAG 2.2 AA requires of text. */
const LEAST = 4.5;

for (const [setting, colours] of [
  ['normal contrast', NORMAL],
  ['high contrast', MORE],
] as const)
  test(`${setting}: every pair of inks can be read in both themes`, () => {
    const faint = PAIRS.flatMap(([ink, paper]) =>
      (['light', 'dark'] as const).flatMap((theme, n) => {
        const [front, back] = [colours.get(ink), colours.get(paper)];
        if (!front || !back) throw new Error(`tokens.css has no ${front ? paper : ink}`);
        const found = contrast(at(front, n), at(back, n));
        return found < LEAST ? [`${ink} on ${paper}, ${theme}: ${found.toFixed(2)}`] : [];
      }),
    );
    expect(faint).toEqual([]);
  });

test('high contrast is higher than normal contrast for text', () => {
  for (const paper of PAPERS)
    for (const n of [0, 1]) {
      const of = (colours: typeof NORMAL): number =>
        contrast(at(colours.get('ink') ?? [], n), at(colours.get(paper) ?? [], n));
      expect(of(MORE)).toBeGreaterThan(of(NORMAL));
    }
});
