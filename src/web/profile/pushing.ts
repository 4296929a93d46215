import type { PushTopic } from '../../client/protocol/names.ts';
import type { Push } from '../../client/protocol/profile.ts';
import { isObject } from '../../engine/json.ts';
import { EVENTS, isPushed } from '../notice-settings.ts';
import { api, ensureSignedIn } from '../online/sign-in.ts';
import { type Settings, settingsNow } from '../settings.ts';

/** Whether this browser supports push notifications. */
export type PushState = 'none' | 'off' | 'on' | 'denied';

export async function pushState(): Promise<PushState> {
  if (!('serviceWorker' in navigator && 'PushManager' in window)) return 'none';
  if (Notification.permission === 'denied') return 'denied';
  return (await subscription()) ? 'on' : 'off';
}

/** Subscribes in the browser and registers the subscription with the server. */
export async function startPush(): Promise<PushState> {
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  await ensureSignedIn();
  const { key } = await api.pushKey();
  const { pushManager } = await navigator.serviceWorker.ready;
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  await api.push(wishOf(made, settingsNow()));
  return 'on';
}

/** Sends changed notification settings to the server, if push is on. */
export async function renewPush(settings: Settings): Promise<void> {
  const made = await subscription();
  if (made) await api.push(wishOf(made, settings));
}

export async function unsubscribePush(): Promise<PushState> {
  const made = await subscription();
  if (made) {
    await api.endPush(made.endpoint);
    await made.unsubscribe();
  }
  return 'off';
}

async function subscription(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.pushManager.getSubscription()) ?? null;
}

function wishOf(made: PushSubscription, { notices, quiet, language }: Settings): Push {
  const keys: unknown = made.toJSON().keys;
  const { p256dh, auth } = isObject(keys) ? keys : {};
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return {
    endpoint: made.endpoint,
    keys: { p256dh: String(p256dh), auth: String(auth) },
    events: EVENTS.flatMap((event): PushTopic[] =>
      isPushed(event) && notices[event].push ? [event] : [],
    ),
    language,
    quiet: quiet && { ...quiet, zone: timeZone },
  };
}
