import { afterAll, beforeAll, expect, test } from 'vitest';
import { scratch } from '../../server/bundle.ts';
import { seated, TestPlayer } from '../../server/players.ts';
import { accessibilityViolations } from '../accessibility.ts';
import { leave } from '../browser.ts';
import { type Online, serveOnline } from '../online/served.ts';

const TOKEN = 'only for those who run it';

let online: Online;
beforeAll(async () => {
  online = await serveOnline({ data: scratch(), ...{ operatorToken: TOKEN } });
});
afterAll(() => online?.close());

test('operators see metrics and dismiss reports; nobody else does', async () => {
  const ann = await TestPlayer.at(online.address, 'Ann');
  const bob = await TestPlayer.at(online.address, 'Bob');
  const [, his] = await seated([ann, bob], { game: 'grid', talk: 'free' });
  await his?.speak('you play like a sponge');
  await his?.until(({ said }) => said.length === 1);
  await ann.api.report(his?.id ?? '', his?.known?.said[0]?.seq ?? 0, 'not nice');
  const page = await online.visitor({}, { path: '/operating' });
  await page.getByLabel('Operator token').fill('a guess');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByText('Wrong token.').waitFor();
  expect(await page.getByText('not nice').count()).toBe(0);
  await page.getByLabel('Operator token').fill(TOKEN);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByText('Bob: “you play like a sponge”').waitFor();
  await page.getByText('Reported by Ann: not nice').waitFor();
  const connections = page.locator('dt:text-is("Open connections") + dd');
  await expect.poll(() => connections.innerText()).toBe('2');
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await page.getByText('No reports').waitFor();
  expect(await page.evaluate('document.cookie')).toBe('');
  await leave(page);
  for (const player of [ann, bob]) player.close();
});
