import { NOTICES } from '../../client/protocol/names.ts';
import type { Pushed } from '../../client/protocol/profile.ts';
import { isObject, trusted } from '../../engine/json.ts';
import { LANGUAGES } from '../../engine/texts.ts';
import { POSTERS } from '../../games/posters.ts';
import { NOTICE_WORDS } from '../texts/notices.ts';

/** What the worker of a closed page is, as far as notices need it. */
interface Worker {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    openWindow(url: string): Promise<unknown>;
  };
  addEventListener(
    type: 'push',
    listener: (event: Waiting & { readonly data: { json(): unknown } | null }) => void,
  ): void;
  addEventListener(
    type: 'notificationclick',
    listener: (event: Waiting & { readonly notification: Notification }) => void,
  ): void;
}

interface Waiting {
  waitUntil(job: Promise<unknown>): void;
}

/** Shows notices while the page is closed; pressing one opens its table. */
export function showNotices(worker: object): void {
  if (!trusted<Worker>(worker)) return;
  worker.addEventListener('push', (event) => {
    const pushed = pushedIn(event.data?.json());
    if (pushed) event.waitUntil(show(worker, pushed));
  });
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(worker.clients.openWindow(`/online/${event.notification.tag}`));
  });
}

async function show({ registration }: Worker, pushed: Pushed): Promise<void> {
  const language = LANGUAGES.find((one) => one === pushed.language) ?? 'en';
  const name = POSTERS[pushed.game]?.[language].name ?? pushed.game;
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
  const known = NOTICES.find((notice) => notice === what);
  if (!known || typeof game !== 'string' || typeof table !== 'string') return undefined;
  return { what: known, game, table, language: String(language) };
}
