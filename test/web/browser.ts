import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { shared } from '../shared.ts';

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

/** A new visitor opens the page. */
export async function visit(
  browser: Browser,
  address: string,
  settings: object = {},
  { path = '/', installs = false, width = 1280, height = 900, touch = false }: VisitorOptions = {},
): Promise<Page> {
  const context: BrowserContext = await browser.newContext({
    viewport: { width, height },
    hasTouch: touch,
    locale: 'en-GB',
    reducedMotion: 'reduce',
    serviceWorkers: installs ? 'allow' : 'block',
  });
  const kept = JSON.stringify({ speed: 'instant', climax: 'never', tips: false, ...settings });
  await context.addInitScript(
    `localStorage.getItem('ringside settings') ?? localStorage.setItem('ringside settings', ${JSON.stringify(kept)})`,
  );
  context.setDefaultTimeout(PATIENCE);
  const page = await context.newPage();
  await page.goto(`${address}${path}`);
  return page;
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
