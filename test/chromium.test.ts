import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { cachedChromium } from './chromium.ts';
import { scratch } from './server/bundle.ts';

function put(file: string): string {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, '');
  return file;
}

test('of Playwright’s downloads the headless shell is preferred', () => {
  const cache = scratch();
  const whole = join(cache, 'chromium-1254', 'chrome-linux64', 'chrome');
  expect(cachedChromium(whole)).toBeUndefined();
  put(whole);
  expect(cachedChromium(whole)).toBe(whole);
  put(join(cache, 'chromium_headless_shell-1200', 'chrome-headless-shell'));
  expect(cachedChromium(whole)).toBe(whole);
  const shell = join(cache, 'chromium_headless_shell-1254', 'any', 'chrome-headless-shell.exe');
  put(shell);
  expect(cachedChromium(whole)).toBe(shell);
});
