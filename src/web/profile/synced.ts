import { ApiError } from '../../client/api.ts';
import { isObject } from '../../engine/json.ts';
import { server } from '../online/server.ts';
import { api } from '../online/sign-in.ts';
import { adopt, readSettings, type Settings, settingsNow, subscribe } from '../settings.ts';

/** Debounce of changes, in milliseconds. */
const PAUSE = 800;

let version: number | undefined;
let known: Settings | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let listening = false;

let taking: Promise<void> | undefined;

/**
 * Syncs settings with the account: this device's if the account has none yet, otherwise the
 * account's. Appearance settings chosen here stay.
 */
export function takeAlong(): Promise<void> {
  taking ??= take().finally(() => {
    taking = undefined;
  });
  return taking;
}

async function take(): Promise<void> {
  const found = await server();
  if (found.kind !== 'there' || !found.me?.account) {
    version = undefined;
    return;
  }
  await fetched();
  if (version === 0) await kept();
  if (!listening) subscribe(changed);
  listening = true;
}

async function fetched(): Promise<void> {
  const { version: latest, body } = await api.preferences();
  version = latest;
  if (latest === 0 || !isObject(body)) return;
  adopt(readSettings(body));
  known = settingsNow();
  clearTimeout(timer);
}

function changed(): void {
  if (version === undefined || settingsNow() === known) return;
  clearTimeout(timer);
  timer = setTimeout(() => void kept(), PAUSE);
}

/** Settings saved by another device in the meantime win over unsent ones. */
async function kept(): Promise<void> {
  if (version === undefined) return;
  try {
    known = settingsNow();
    version = (await api.keepPreferences({ version, body: known })).version;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'outdated') await fetched();
  }
}
