import { expect, test } from 'vitest';
import { showNotices } from './push-worker.ts';

interface Fired {
  readonly data?: { json(): unknown };
  readonly notification?: { readonly tag: string; close(): void };
  waitUntil(job: Promise<unknown>): void;
}

/** What the service worker asks of the browser, in words, with these windows open. */
function workerWith(windows: readonly string[]) {
  const wanted: string[] = [];
  const listeners = new Map<string, (event: Fired) => void>();
  showNotices({
    registration: {
      showNotification: async (title: string, { body, tag, lang }: Record<string, string>) =>
        wanted.push(`show ${[title, body, tag, lang].join(' | ')}`),
    },
    clients: {
      matchAll: async () =>
        windows.map((path) => ({
          url: `https://ringside.example${path}`,
          focus: async () => wanted.push(`focus ${path}`),
        })),
      openWindow: async (path: string) => wanted.push(`open ${path}`),
    },
    addEventListener: (type: string, listener: (event: Fired) => void) =>
      listeners.set(type, listener),
  });
  const fire = async (type: string, event: Omit<Fired, 'waitUntil'>): Promise<void> => {
    const jobs: Promise<unknown>[] = [];
    listeners.get(type)?.({ ...event, waitUntil: (job) => jobs.push(job) });
    await Promise.all(jobs);
  };
  return {
    wanted,
    push: (data: unknown) => fire('push', { data: { json: () => data } }),
    press: (tag: string) =>
      fire('notificationclick', { notification: { tag, close: () => wanted.push('close') } }),
  };
}

test('a push notification is shown in the person’s language', async () => {
  const { push, wanted } = workerWith([]);
  await push({ what: 'yourMove', game: 'grid', table: 'abc', language: 'fr' });
  await push({ what: 'yourMove', game: 'grid', table: 'abc', language: 'nl' });
  expect(wanted).toEqual([
    'show Knock Out, la grille | À vous de jouer. | abc | fr',
    'show Knock Out, the grid | It’s your turn. | abc | en',
  ]);
});

test('unknown payloads show nothing', async () => {
  const { push, wanted } = workerWith([]);
  for (const data of [undefined, 'yourMove', {}, { what: 'sale', game: 'grid', table: 'abc' }])
    await push(data);
  await push({ what: 'yourMove', game: 1, table: 'abc' });
  expect(wanted).toEqual([]);
});

test('clicking a notification opens its table, in a window that already shows it if there is one', async () => {
  const closed = workerWith(['/online/other', '/']);
  await closed.press('abc');
  expect(closed.wanted).toEqual(['close', 'open /online/abc']);
  const open = workerWith(['/online/abc']);
  await open.press('abc');
  expect(open.wanted).toEqual(['close', 'focus /online/abc']);
});
