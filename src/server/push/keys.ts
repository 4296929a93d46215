import { isObject } from '../../engine/json.ts';
import type { Database } from '../store/database.ts';

/** The VAPID keys. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

const KEY = 'push-keys';

/** The server's VAPID keys; created and stored on first use. */
export async function pushKeysOf({ db }: Database): Promise<PushKeys> {
  const known = await kept(db);
  if (known) return known;
  const { generateVAPIDKeys } = await webPush();
  await db
    .insertInto('meta')
    .values({ key: KEY, value: JSON.stringify(generateVAPIDKeys()) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const made = await kept(db);
  if (!made) throw new Error('the keys were not stored');
  return made;
}

/** Imported on first use. */
export async function webPush() {
  return (await import('web-push')).default;
}

async function kept(db: Database['db']): Promise<PushKeys | undefined> {
  const rows = await db.selectFrom('meta').select('value').where('key', '=', KEY).execute();
  const found: unknown = JSON.parse(rows[0]?.value ?? 'null');
  if (!isObject(found)) return undefined;
  const { publicKey, privateKey } = found;
  if (typeof publicKey !== 'string' || typeof privateKey !== 'string') return undefined;
  return { publicKey, privateKey };
}
