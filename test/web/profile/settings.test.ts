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

test('settings apply immediately and persist without an account', async () => {
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
  // A headless browser denies notifications to everyone.
  await page.addInitScript(
    `Object.defineProperty(Notification, 'permission', { value: 'default' })`,
  );
  await page.reload();
  expect(await box.isChecked()).toBe(true);
  expect(await page.getByLabel('From').inputValue()).toBe('21:30');
  expect(await page.evaluate('document.documentElement.dataset.contrast')).toBe('more');
  await page.getByText('Notifications are off on this device.').waitFor();
  await page.context().close();
});
