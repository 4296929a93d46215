import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import type { PhoneProfile } from './phone-profile.ts';

/** A network: latency in milliseconds, and bits per second. */
export interface PhoneLine {
  readonly phone: PhoneProfile;
  readonly latency: number;
  readonly down: number;
  readonly up: number;
}

/** The same with the CPU slowdown of the phone. */
export interface SlowedLine extends PhoneLine {
  readonly slower: number;
}

/** The position of the first poster: the centre of its drawing; null while it is not visible. */
const POSTER = `(() => {
  const box = [...document.querySelectorAll('.poster .art')]
    .map((drawing) => drawing.getBoundingClientRect())
    .find(({ width, bottom }) => width > 0 && bottom < innerHeight);
  return box ? { x: box.left + box.width / 2, y: box.top + box.height / 2 } : null;
})()`;

/** Marks logged by the page, each once, with the milliseconds since the visit began. */
const PRESSED = 'a press leads on after';
const STANDING = 'the script has taken over after';

/** Logs when a press leads to another screen and when the page's script has taken over. */
const WATCH = `
  const { pushState } = history;
  history.pushState = (...given) => {
    console.debug('${PRESSED}', performance.now());
    pushState.apply(history, given);
  };
  new MutationObserver((_, watching) => {
    if (document.documentElement?.dataset.open === undefined) return;
    watching.disconnect();
    console.debug('${STANDING}', performance.now());
  }).observe(document, { attributes: true, childList: true, subtree: true });
`;

/**
 * While the first-game card is open, the table shows nothing new, and a bot's turn would never end.
 */
const NO_FIRST_GAME_CARD = `localStorage.setItem('ringside settings', '{"tips":false}')`;

/** A phone that opens the page, and presses until something happens. */
export class Phone {
  private constructor(
    private readonly context: BrowserContext,
    private readonly address: string,
    private readonly line: SlowedLine,
  ) {}

  static async of(browser: Browser, address: string, line: SlowedLine): Promise<Phone> {
    const context = await browser.newContext({
      viewport: { width: 360, height: 740 },
      hasTouch: true,
      locale: 'en-GB',
    });
    await context.addInitScript(WATCH);
    await context.addInitScript(NO_FIRST_GAME_CARD);
    return new Phone(context, address, line);
  }

  /** Milliseconds from the start of a visit until a press on the first poster leads to its game. */
  async firstPress(): Promise<number> {
    const { page, tools } = await this.screen();
    let left: number | undefined;
    const leaving = called(page, PRESSED).then((time) => {
      left = time;
      return time;
    });
    await page.goto(this.address, { waitUntil: 'commit' });
    while (left === undefined) {
      const poster = await posterNow(tools);
      if (poster) await press(tools, poster);
    }
    await page.locator('.start').waitFor();
    await page.close();
    return leaving;
  }

  /**
   * Milliseconds from the start of a visit until the page's script has taken over, and what was
   * loaded for it.
   */
  async visit(): Promise<PageVisit> {
    const { page, tools } = await this.screen();
    const loads: string[] = [];
    tools.on('Network.responseReceived', ({ response }) => loads.push(response.url));
    const standing = called(page, STANDING);
    await page.goto(this.address);
    const open = await standing;
    const requests = loads.length;
    const scripts = loads.filter((url) => url.endsWith('.js'));
    await page.waitForFunction('navigator.serviceWorker.ready.then(() => true)');
    await page.close();
    return { open, requests, scripts };
  }

  /** Milliseconds from pressing "play now" to the first decision. */
  async firstDecision(): Promise<number> {
    const { page } = await this.screen();
    const standing = called(page, STANDING);
    await page.goto(this.address);
    await standing;
    const button = page.locator('.poster-play button').first();
    await button.scrollIntoViewIfNeeded();
    const pressed = performance.now();
    await button.tap();
    await page.locator('[data-turn="mine"] .stage-question').waitFor();
    const time = performance.now() - pressed;
    await page.close();
    return time;
  }

  close(): Promise<void> {
    return this.context.close();
  }

  private async screen(): Promise<{ readonly page: Page; readonly tools: CDPSession }> {
    const page = await this.context.newPage();
    page.setDefaultTimeout(60_000);
    const tools = await this.context.newCDPSession(page);
    const { slower, latency, down, up } = this.line;
    await tools.send('Emulation.setCPUThrottlingRate', { rate: slower });
    await tools.send('Network.enable');
    await tools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: down / 8,
      uploadThroughput: up / 8,
    });
    return { page, tools };
  }
}

/** A visit to the page. */
export interface PageVisit {
  readonly open: number;
  readonly requests: number;
  readonly scripts: readonly string[];
}

interface Place {
  readonly x: number;
  readonly y: number;
}

/**
 * Waits until the page logs a mark. Polling would take the phone's time, which is what is measured.
 */
async function called(page: Page, what: string): Promise<number> {
  const message = await page.waitForEvent('console', (one) => one.text().startsWith(what));
  return Number(message.text().slice(what.length));
}

async function posterNow(tools: CDPSession): Promise<Place | null> {
  const { result } = await tools.send('Runtime.evaluate', {
    expression: POSTER,
    returnByValue: true,
  });
  return result.value ?? null;
}

async function press(tools: CDPSession, place: Place): Promise<void> {
  const at = { ...place, button: 'left', clickCount: 1 } as const;
  await tools.send('Input.dispatchMouseEvent', { ...at, type: 'mousePressed' });
  await tools.send('Input.dispatchMouseEvent', { ...at, type: 'mouseReleased' });
}
