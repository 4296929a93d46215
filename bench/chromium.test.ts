import { expect, test } from 'vitest';
import { chromiumPlaces } from './chromium.ts';

test('a browser named in CHROMIUM comes before all others, on every system', () => {
  for (const platform of ['linux', 'darwin', 'win32'])
    expect(chromiumPlaces(platform, { CHROMIUM: '/my/browser' }, '/home/ann')[0]).toBe(
      '/my/browser',
    );
});

test('on Linux the browser without windows of its own comes before those with', () => {
  const [first] = chromiumPlaces('linux', {}, '/home/ann');
  expect(first).toBe('/usr/bin/chromium-headless-shell');
});

test('Linux, macOS and Windows keep browsers in different places', () => {
  expect(chromiumPlaces('linux', {}, '/home/ann')).toContain('/snap/bin/chromium');
  expect(chromiumPlaces('darwin', {}, '/Users/ann')).toContain(
    '/Users/ann/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  );
  const env = { ProgramFiles: 'C:\\Program Files', LOCALAPPDATA: 'C:\\Users\\ann\\AppData\\Local' };
  expect(chromiumPlaces('win32', env, 'C:\\Users\\ann')).toEqual(
    expect.arrayContaining([
      'C:\\Program Files\\Microsoft\\Edge\\Application\\msedge.exe',
      'C:\\Users\\ann\\AppData\\Local\\Google\\Chrome\\Application\\chrome.exe',
    ]),
  );
});
