import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { shared } from '../shared.ts';
import { keep, type RecordedGame } from './recorded.ts';

/** The served page, and a browser for it. */
export interface Served {
  readonly address: string;
  readonly browser: Browser;
  /** A new visitor with empty storage. */
  visitor(settings?: object, options?: VisitorOptions): Promise<Page>;
  /** From now on a newer version of the page is served. */
  publish(): void;
  /** Cuts the network. */
  cut(): Promise<void>;
  close(): Promise<void>;
}

export interface VisitorOptions {
  /** The first URL; the home page by default. */
  readonly path?: string;
  /** Games saved in the browser before the page opens. */
  readonly saved?: readonly RecordedGame[];
  /** Whether to install the service worker; most tests do not need it. */
  readonly installs?: boolean;
  readonly width?: number;
  readonly height?: number;
  readonly touch?: boolean;
}

/** Timeout of browser actions on a busy machine, in milliseconds. */
export const PATIENCE = 120_000;

/** The folder of the built page. */
export function builtPage(): Promise<string> {
  return shared('page');
}

/** A context in this run's browser; closing it closes its own visitors only. */
export async function openBrowser(): Promise<Browser> {
  return chromium.connect(await shared('browser'), { timeout: PATIENCE });
}

/** Serves the built page and opens a browser. */
export async function serveThePage(): Promise<Served> {
  const version = { number: 0 };
  const server = await listen(await builtPage(), version);
  const address = `http://localhost:${portOf(server)}`;
  const browser = await openBrowser();
  return {
    address,
    browser,
    visitor: (settings, options) => visit(browser, address, settings, options),
    publish: () => {
      version.number++;
    },
    cut: () => closed(server),
    close: async () => {
      await browser.close();
      await closed(server);
    },
  };
}

/** How far a page can be scrolled sideways; should be 0. */
export function sideways(page: Page): Promise<number> {
  return page.evaluate('document.documentElement.scrollWidth - innerWidth');
}

/** A new visitor opens the page, in the tab of one who has left if there is such a tab. */
export async function visit(
  browser: Browser,
  address: string,
  settings: object = {},
  options: VisitorOptions = {},
): Promise<Page> {
  const {
    path = '/',
    saved,
    installs = false,
    touch = false,
    width = 1280,
    height = 900,
  } = options;
  const usual = !installs && !touch;
  const left = usual ? emptyTabs(browser).pop() : undefined;
  const page = left ?? (await newTab(browser, { installs, touch }));
  if (usual) REUSABLE.add(page);
  await page.setViewportSize({ width, height });
  // Some small file of the same origin: things are stored before the page's script runs.
  await page.goto(`${address}/icon-badge.svg`);
  const kept = JSON.stringify({ speed: 'instant', climax: 'never', tips: false, ...settings });
  await page.evaluate((value) => {
    sessionStorage.clear();
    localStorage.setItem('ringside settings', value);
  }, kept);
  if (saved) await keep(page, saved);
  await page.goto(`${address}${path}`);
  return page;
}

/**
 * Visitors leave. Their tabs are emptied for the next ones, who find nothing in them but cached
 * scripts: a visit in a used tab costs half of one in a new tab.
 */
export async function leave(...pages: readonly Page[]): Promise<void> {
  for (const page of pages) {
    const context = page.context();
    const browser = context.browser();
    if (REUSABLE.delete(page) && browser) {
      await empty(page);
      emptyTabs(browser).push(page);
    } else await context.close();
  }
}

/** Tabs without anything that the next visitor would notice. */
const REUSABLE = new WeakSet<Page>();

const EMPTY_TABS = new WeakMap<Browser, Page[]>();

function emptyTabs(browser: Browser): Page[] {
  const tabs = EMPTY_TABS.get(browser) ?? [];
  EMPTY_TABS.set(browser, tabs);
  return tabs;
}

async function newTab(
  browser: Browser,
  { installs, touch }: { readonly installs: boolean; readonly touch: boolean },
): Promise<Page> {
  const context = await browser.newContext({
    hasTouch: touch,
    locale: 'en-GB',
    reducedMotion: 'reduce',
    serviceWorkers: installs ? 'allow' : 'block',
  });
  context.setDefaultTimeout(PATIENCE);
  return context.newPage();
}

/** Closes the visitor's page and other tabs, and forgets everything that was stored. */
async function empty(page: Page): Promise<void> {
  const context = page.context();
  const { origin } = new URL(page.url());
  for (const other of context.pages()) if (other !== page) await other.close();
  await page.unrouteAll();
  await page.goto('about:blank');
  await context.clearCookies();
  const tools = await context.newCDPSession(page);
  await tools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await tools.detach();
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

/** A browser treats a page as newer if its service worker differs by a byte. */
function listen(folder: string, version: { readonly number: number }): Promise<Server> {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const file = join(folder, path);
    const found = extname(path) !== '' && file.startsWith(folder) && existsSync(file);
    const shown = found ? file : join(folder, 'index.html');
    response.setHeader('content-type', TYPES[extname(shown)] ?? 'application/octet-stream');
    // As the real server does.
    if (path.startsWith('/assets/'))
      response.setHeader('cache-control', 'max-age=31536000, immutable');
    const worker = path === '/service-worker.js';
    response.end(worker ? `${readFileSync(shown)}\n// ${version.number}` : readFileSync(shown));
  });
  return new Promise((done) => server.listen(0, () => done(server)));
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((done) => server.close(() => done()));
}
