import { PUSH_TOPICS } from '../../client/protocol/names.ts';
import type { Pushed } from '../../client/protocol/profile.ts';
import { isObject, unsafeCast } from '../../engine/json.ts';
import { LANGUAGES } from '../../engine/texts.ts';
import { posterOf } from '../../games/index.ts';
import { NOTICE_WORDS } from '../texts/notices.ts';

/** The part of the service worker's scope that push notifications need. */
interface Worker {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    matchAll(which: { type: 'window'; includeUncontrolled: true }): Promise<readonly Tab[]>;
    openWindow(url: string): Promise<unknown>;
  };
  addEventListener(
    type: 'push',
    listener: (event: ExtendableEvent & { readonly data: { json(): unknown } | null }) => void,
  ): void;
  addEventListener(
    type: 'notificationclick',
    listener: (event: ExtendableEvent & { readonly notification: Notification }) => void,
  ): void;
}

/** An open window of the page. */
interface Tab {
  readonly url: string;
  focus(): Promise<unknown>;
}

interface ExtendableEvent {
  waitUntil(job: Promise<unknown>): void;
}

/** Shows notifications while the page is closed; clicking one opens its table. */
export function showNotices(scope: object): void {
  const worker = unsafeCast<Worker>(scope);
  worker.addEventListener('push', (event) => {
    const pushed = pushedIn(event.data?.json());
    if (pushed) event.waitUntil(show(worker, pushed));
  });
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(openTable(worker, event.notification.tag));
  });
}

/** Focuses the window that already shows the table, otherwise opens a new one. */
async function openTable({ clients }: Worker, table: string): Promise<void> {
  const address = `/online/${table}`;
  const tabs = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = tabs.find(({ url }) => new URL(url).pathname === address);
  await (there ? there.focus() : clients.openWindow(address));
}

async function show({ registration }: Worker, pushed: Pushed): Promise<void> {
  const language = LANGUAGES.find((one) => one === pushed.language) ?? LANGUAGES[0];
  const name = posterOf(pushed.game, language)?.name ?? pushed.game;
  await registration.showNotification(name, {
    body: NOTICE_WORDS[language][pushed.what],
    tag: pushed.table,
    lang: language,
    icon: '/icon-192.png',
  });
}

function pushedIn(data: unknown): Pushed | undefined {
  if (!isObject(data)) return undefined;
  const { what, game, table, language } = data;
  const known = PUSH_TOPICS.find((notice) => notice === what);
  if (!known || typeof game !== 'string' || typeof table !== 'string') return undefined;
  return { what: known, game, table, language: String(language) };
}
