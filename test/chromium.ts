import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { chromium } from 'playwright-core';
import { DEBIAN_SHELL, installedChromium } from '../bench/chromium.ts';

/**
 * A Chromium for the tests: an installed one, else Debian's or Playwright's, downloaded on request.
 * On CI, Debian's headless shell is preferred to a full browser, with which the tests take twice as
 * long.
 */
export function chromiumForTests(): string | undefined {
  const found = installedChromium() ?? cachedChromium(chromium.executablePath());
  const enough = found !== undefined && (isShell(found) || !process.env.CI);
  if (enough || !process.env.RINGSIDE_FETCH_BROWSER) return found;
  return fromDebian() ?? found ?? fromPlaywright();
}

/** Whether it is a headless shell, or was chosen explicitly. */
function isShell(path: string): boolean {
  return basename(path).includes('headless-shell') || path === process.env.CHROMIUM;
}

/** Playwright's downloads, given the path of its full browser: the headless shell first. */
export function cachedChromium(whole: string): string | undefined {
  return shellBeside(whole) ?? (existsSync(whole) ? whole : undefined);
}

/**
 * The headless shell stands beside it: …/chromium-1254/…/chrome and
 * …/chromium_headless_shell-1254/…/chrome-headless-shell.
 */
function shellBeside(whole: string): string | undefined {
  const folder = whole.replace(/([/\\])chromium-(\d+)[/\\].*/, '$1chromium_headless_shell-$2');
  if (folder === whole || !existsSync(folder)) return undefined;
  const file = readdirSync(folder, { recursive: true, encoding: 'utf8' }).find((name) =>
    /^chrome-headless-shell(\.exe)?$/.test(basename(name)),
  );
  return file && join(folder, file);
}

const APT = '/usr/bin/apt-get';

function fromDebian(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync(APT)) return undefined;
  console.error('Installing Debian’s chromium-headless-shell for the browser tests …');
  const install = ['install', '--yes', '--no-install-recommends', 'chromium-headless-shell'];
  if (!apt(install) && apt(['update'])) apt(install);
  return existsSync(DEBIAN_SHELL) ? DEBIAN_SHELL : undefined;
}

/** Whether apt could install it; without a network it gives up soon. */
function apt(args: readonly string[]): boolean {
  const patience = ['-o', 'Acquire::http::Timeout=15', '-o', 'Acquire::Retries=1', '-qq'];
  const { status } = spawnSync(APT, [...patience, ...args], {
    stdio: ['ignore', 2, 2],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    timeout: 300_000,
  });
  return status === 0;
}

function fromPlaywright(): string | undefined {
  const folder = dirname(createRequire(import.meta.url).resolve('playwright-core/package.json'));
  console.error('Fetching Chromium for the browser tests …');
  spawnSync(
    process.execPath,
    [join(folder, 'cli.js'), 'install', '--only-shell', '--no-progress', 'chromium'],
    { stdio: ['ignore', 2, 2] },
  );
  return cachedChromium(chromium.executablePath());
}
