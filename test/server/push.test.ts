import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { expect, test } from 'vitest';
import type { Push } from '../../src/client/protocol/profile.ts';
import { isObject } from '../../src/engine/json.ts';
import { at } from '../../src/engine/list.ts';
import { running, seated, TestPlayer } from './players.ts';
import { onBothStores } from './stores.ts';

/** A notification as received by the push service. */
interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A fake push service: accepts everything, and responds as configured. */
class PushService {
  readonly received: Received[] = [];
  answer = 201;
  private readonly server: Server;
  private waiting: (() => void)[] = [];

  constructor() {
    this.server = createServer(async (request, response) => {
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part);
      response.writeHead(this.answer).end();
      const { url: path = '', headers } = request;
      this.received.push({ path, headers, body: Buffer.concat(parts) });
      for (const done of this.waiting.splice(0)) done();
    });
  }

  async start(): Promise<void> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
  }

  get address(): string {
    const address = this.server.address();
    return `http://127.0.0.1:${isObject(address) ? address.port : 0}`;
  }

  /** The next unread notification. */
  async next(): Promise<Received> {
    while (this.received.length === 0)
      await new Promise<void>((done) => {
        this.waiting.push(done);
      });
    return at(this.received.splice(0, 1), 0);
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}

/** A subscribed browser: its keys, and its address at the service. */
class Browser {
  private readonly keys: ECDH = createECDH('prime256v1');
  private readonly auth = randomBytes(16);

  constructor(private readonly endpoint: string) {
    this.keys.generateKeys();
  }

  wish(some: Partial<Push> = {}): Push {
    const p256dh = this.keys.getPublicKey('base64url');
    return {
      endpoint: this.endpoint,
      keys: { p256dh, auth: this.auth.toString('base64url') },
      events: ['yourMove'],
      language: 'fr',
      quiet: null,
      ...some,
    };
  }

  /** Decrypts by RFC 8188 and 8291: salt, record size, the sender's key, one record. */
  opened(body: Buffer): unknown {
    const salt = body.subarray(0, 16);
    const keyLength = body.readUInt8(20);
    const sender = body.subarray(21, 21 + keyLength);
    const sealed = body.subarray(21 + keyLength);
    const shared = this.keys.computeSecret(sender);
    const context = Buffer.concat([
      Buffer.from('WebPush: info\0'),
      this.keys.getPublicKey(),
      sender,
    ]);
    const key = Buffer.from(hkdfSync('sha256', shared, this.auth, context, 32));
    const part = (info: string, length: number): Buffer =>
      Buffer.from(
        hkdfSync('sha256', key, salt, Buffer.from(`Content-Encoding: ${info}\0`), length),
      );
    const decipher = createDecipheriv('aes-128-gcm', part('aes128gcm', 16), part('nonce', 12));
    decipher.setAuthTag(sealed.subarray(-16));
    const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString());
  }
}

/** Whether the server authenticates with its published key (RFC 8292). */
function isSigned(authorization: string | undefined, key: string): boolean {
  const [, token = '', shown] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization ?? '') ?? [];
  const [head, claims, signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const publicKey = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  return (
    shown === key &&
    verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      { key: publicKey, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    )
  );
}

const SLOW = {
  game: 'grid',
  options: { board: 'hex3' },
  pace: { type: 'slow', hours: 24 },
} as const;

/** Quiet hours everywhere except the hour after next. */
function quietNow(): Push['quiet'] {
  const minutes = new Date().getUTCHours() * 60 + new Date().getUTCMinutes();
  return { from: (minutes + 1400) % 1440, to: (minutes + 60) % 1440, zone: 'UTC' };
}

onBothStores((fresh) => {
  test('a slow game notifies a closed page, encrypted for that browser', async () => {
    const service = new PushService();
    await service.start();
    const server = await running(await fresh(), {}, { mayPush: () => true });
    const ann = await TestPlayer.at(server.address, 'Ann');
    const bob = await TestPlayer.at(server.address, 'Bob');
    const device = new Browser(`${service.address}/ann`);
    const { key } = await ann.api.pushKey();
    expect((await bob.api.pushKey()).key).toBe(key);
    await ann.api.push(device.wish());
    const [mine, his] = await seated([bob, ann], SLOW);
    if (!mine || !his) throw new Error('nobody sits there');
    await Promise.all([mine, his].map((table) => table.until(({ seen }) => seen !== null)));
    ann.close();
    await mine.until(({ here }) => here[1] === false);
    await mine.answer(at(mine.known?.seen?.ask?.moves ?? [], 0));
    const { path, headers, body } = await service.next();
    expect(path).toBe('/ann');
    expect(headers['content-encoding']).toBe('aes128gcm');
    expect(Number(headers.ttl)).toBeGreaterThan(0);
    expect(body.toString('latin1')).not.toContain('yourMove');
    expect(device.opened(body)).toEqual({
      what: 'yourMove',
      game: 'grid',
      table: mine.id,
      language: 'fr',
    });
    expect(isSigned(headers.authorization, key)).toBe(true);
    expect(isSigned(headers.authorization?.replace(/\.[^.,]{10}/, '.AAAAAAAAAA'), key)).toBe(false);
    bob.close();
    await server.close();
    service.close();
  });

  test('without a clock too: no notification while looking, in quiet hours or for unwanted events; bad keys affect nobody else', async () => {
    const service = new PushService();
    await service.start();
    const server = await running(await fresh(), {}, { mayPush: () => true });
    const ann = await TestPlayer.at(server.address, 'Ann');
    const bob = await TestPlayer.at(server.address, 'Bob');
    const browser = (name: string): Browser => new Browser(`${service.address}/${name}`);
    await ann.api.push(browser('looks').wish());
    await bob.api.push(browser('quiet').wish({ quiet: quietNow() }));
    await bob.api.push(browser('other-wishes').wish({ events: ['over'] }));
    const { keys } = browser('broken').wish();
    const noPoint = { ...keys, p256dh: 'A'.repeat(87) };
    await bob.api.push(browser('broken').wish({ keys: noPoint }));
    const noKeys = { p256dh: 'x', auth: 'y' };
    await expect(bob.api.push(browser('broken').wish({ keys: noKeys }))).rejects.toMatchObject({
      code: 'bad-request',
    });
    await bob.api.push(browser('told').wish());
    const tables = await seated([ann, bob], { ...SLOW, pace: { type: 'none' } });
    const mine = at(tables, 0);
    await Promise.all(tables.map((table) => table.until(({ seen }) => seen !== null)));
    bob.close();
    await mine.until(({ here }) => here[1] === false);
    await mine.answer(at(mine.known?.seen?.ask?.moves ?? [], 0));
    expect((await service.next()).path).toBe('/told');
    ann.close();
    await server.close();
    expect(service.received).toEqual([]);
    service.close();
  });

  test('expired subscriptions are deleted; hosts on the local network are never contacted', async () => {
    const service = new PushService();
    await service.start();
    service.answer = 410;
    const place = await fresh();
    const server = await running(place, {}, { mayPush: ({ pathname }) => pathname !== '/inside' });
    const ann = await TestPlayer.at(server.address, 'Ann');
    const bob = await TestPlayer.at(server.address, 'Bob');
    await ann.api.push(new Browser(`${service.address}/gone`).wish());
    await ann.api.push(new Browser(`${service.address}/inside`).wish());
    const [mine, his] = await seated([bob, ann], SLOW);
    if (!mine || !his) throw new Error('nobody sits there');
    await Promise.all([mine, his].map((table) => table.until(({ seen }) => seen !== null)));
    ann.close();
    await mine.until(({ here }) => here[1] === false);
    await mine.answer(at(mine.known?.seen?.ask?.moves ?? [], 0));
    expect((await service.next()).path).toBe('/gone');
    bob.close();
    await server.close();
    expect(service.received).toEqual([]);
    const again = await running(place);
    const exported = new (await import('../../src/client/api.ts')).Api(again.address);
    exported.cookie = ann.api.cookie;
    const kept = JSON.stringify(await exported.exportMe());
    expect(kept).not.toContain('/gone');
    expect(kept).toContain('/inside');
    await exported.endPush(`${service.address}/inside`);
    expect(JSON.stringify(await exported.exportMe())).not.toContain('/inside');
    await again.close();
    service.close();
  });
});
