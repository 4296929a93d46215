import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accessibilityViolations } from '../accessibility.ts';
import { sideways } from '../browser.ts';
import { type Online, serveOnline } from '../online/served.ts';

let online: Online;
let address: string;
beforeAll(async () => {
  online = await serveOnline();
  address = online.address.replace('127.0.0.1', 'localhost');
});
afterAll(() => online?.close());

test('settings take hold at once and are there again, without an account', async () => {
  const page = await online.visitor({}, { width: 360, at: address, path: '/settings' });
  const size = (): Promise<number> =>
    page.evaluate('parseFloat(getComputedStyle(document.body).fontSize)');
  const before = await size();
  await page.getByRole('radio', { name: 'Larger' }).check();
  await expect.poll(size).toBeGreaterThan(before * 1.2);
  await expect.poll(() => sideways(page)).toBe(0);
  await page.getByRole('radio', { name: 'High' }).check();
  const box = page.getByRole('checkbox', { name: 'New chat message: Sound' });
  expect(await box.isChecked()).toBe(false);
  await box.check();
  await page.getByRole('checkbox', { name: 'Quiet hours' }).check();
  await page.getByLabel('From').fill('21:30');
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.reload();
  expect(await box.isChecked()).toBe(true);
  expect(await page.getByLabel('From').inputValue()).toBe('21:30');
  expect(await page.evaluate('document.documentElement.dataset.contrast')).toBe('more');
  await page.getByText('Notifications are off on this device.').waitFor();
  await page.context().close();
});

test('a notice that reaches a closed page says what it is about, in the person’s language, and leads there', async () => {
  const page = await online.visitor({}, { at: address, installs: true });
  await page.context().grantPermissions(['notifications'], { origin: address });
  const session = await page.context().newCDPSession(page);
  const registration = new Promise<string>((found) => {
    session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      const running = versions.find(({ status }) => status === 'activated');
      if (running) found(running.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: address,
    registrationId: await registration,
    data: JSON.stringify({ what: 'yourMove', game: 'grid', table: 'abc', language: 'fr' }),
  });
  const shown = (): Promise<unknown> =>
    page.evaluate(
      `navigator.serviceWorker.ready
        .then((worker) => worker.getNotifications())
        .then(([one]) => one && [one.title, one.body, one.tag, one.lang])`,
    );
  await expect.poll(shown).toEqual(['Knock Out, la grille', 'À vous de jouer.', 'abc', 'fr']);
  expect(await pressed(page)).toEqual(['open /online/abc']);
  await expect.poll(shown).toBeUndefined();
  await page.context().close();
});

/**
 * Presses the notice that the page's worker shows, and gives what the worker then wants of the browser: without a
 * finger on a real screen no browser opens a window.
 */
async function pressed(page: Page): Promise<unknown> {
  const [worker] = page.context().serviceWorkers();
  return worker?.evaluate(`(async () => {
    const [notification] = await registration.getNotifications();
    return new Promise((wanted) => {
      clients.openWindow = async (address) => wanted(['open ' + address]);
      dispatchEvent(new NotificationEvent('notificationclick', { notification }));
    });
  })()`);
}
