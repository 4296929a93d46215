import { isIP } from 'node:net';
import type { Push, Pushed } from '../../client/protocol/profile.ts';
import type { Database } from '../store/database.ts';
import { deletePush, pushesOf } from '../store/pushes.ts';
import type { TableModel } from '../table/model.ts';
import { pushKeysOf, webPush } from './keys.ts';
import { isQuietHour } from './quiet-hours.ts';
import { type PushCall, recipientsOf } from './recipients.ts';

/** How long a push service keeps a notification for an offline browser, in seconds. */
const KEPT = 12 * 3_600;
const PATIENCE = 10_000;
const CONTACT = 'mailto:operator@ringside.invalid';

export interface PusherDependencies {
  readonly database: Database;
  readonly now: () => number;
  readonly report: (error: unknown, table: string) => void;
  /** Allowed push services; public ones by default. */
  readonly mayPush?: ((service: URL) => boolean) | undefined;
}

/** Sends Web Push notifications for games that are not live. */
export class Pusher {
  private readonly running = new Set<Promise<void>>();

  constructor(private readonly deps: PusherDependencies) {}

  /** Notifies people whose turn it is and who are not connected. */
  notice(table: TableModel, isPresent: (person: string) => boolean, ended: boolean): void {
    const call = recipientsOf(table, isPresent, ended);
    if (call.people.length === 0) return;
    const job = this.tell(table, call)
      .catch((error) => this.deps.report(error, table.id))
      .finally(() => this.running.delete(job));
    this.running.add(job);
  }

  /** Waits for pending notifications. */
  async close(): Promise<void> {
    await Promise.all(this.running);
  }

  private async tell({ id, game }: TableModel, { what, people }: PushCall): Promise<void> {
    for (const push of await pushesOf(this.deps.database, people)) {
      const { events, language, quiet } = push;
      if (!events.includes(what) || isQuietHour(quiet, this.deps.now())) continue;
      // A failing subscription, for example one with invalid keys, must not affect the others.
      await this.send(push, { what, game: game.id, table: id, language }).catch((error) =>
        this.deps.report(error, id),
      );
    }
  }

  /** Sends an encrypted notification; expired subscriptions are deleted. */
  private async send(push: Push, pushed: Pushed): Promise<void> {
    const { database, mayPush = isPublic } = this.deps;
    if (!mayPush(new URL(push.endpoint))) return;
    const { publicKey, privateKey } = await pushKeysOf(database);
    const { generateRequestDetails } = await webPush();
    const { method, headers, body, endpoint } = generateRequestDetails(
      { endpoint: push.endpoint, keys: push.keys },
      JSON.stringify(pushed),
      { TTL: KEPT, vapidDetails: { subject: CONTACT, publicKey, privateKey } },
    );
    const response = await fetch(endpoint, {
      method,
      headers: new Headers(Object.entries(headers).map(([name, value]) => [name, String(value)])),
      body: body === null ? null : new Uint8Array(body),
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE),
    });
    await response.body?.cancel();
    if (response.status === 404 || response.status === 410) await deletePush(database, endpoint);
  }
}

/** Only public services over HTTPS, never hosts of the local network. */
function isPublic({ protocol, hostname }: URL): boolean {
  return (
    protocol === 'https:' && isIP(hostname.replace(/[[\]]/g, '')) === 0 && hostname.includes('.')
  );
}
