import { expect, test } from 'vitest';
import { isErrorCode } from '../../src/client/protocol/errors.ts';
import type { WatchedTable } from '../../src/client/table.ts';
import { at, range } from '../../src/engine/list.ts';
import { type Rng, rngFrom } from '../../src/engine/rng.ts';
import { verify } from '../../src/engine/verify.ts';
import { gameOf } from '../../src/games/rules.ts';
import { sized } from '../../src/testing/size.ts';
import { KillableServer } from './killable-server.ts';
import { playOut, seated, TestPlayer } from './players.ts';
import { Raw } from './raw.ts';
import { onBothStores } from './stores.ts';

/** Messages in each of three rounds; more in `npm run soak`. */
const MESSAGES = sized(500, 12_500);

const DEEP = '['.repeat(4_000) + ']'.repeat(4_000);

const SCRAPS: readonly string[] = [
  ...[
    'null',
    '-1',
    '1e308',
    '""',
    '[]',
    '{}',
    'true',
    '"\\u0000"',
    '"\\ud800"',
    '"\\ud83d\\ude00"',
  ],
  ...['{"__proto__":{"type":"place"}}', '{"constructor":{"prototype":{"isAdmin":true}}}'],
  ...['"__proto__"', '{"type":"toString"}', '{"type":"place","hole":"zz99"}', '"e6"', DEEP],
];

/** A corrupted player message, as text, because much of it is not a valid value. */
function wrong(rng: Rng, table: WatchedTable, others: string, n: number): string {
  const asked = table.known?.seen?.ask?.moves ?? [];
  const move = JSON.stringify(asked[rng.below(Math.max(1, asked.length))] ?? null);
  const scrap = (): string => at(SCRAPS, rng.below(SCRAPS.length));
  const spoilt = [
    move.replace('"type"', '"tpye"'),
    move.replace('}', ',"seat":1}'),
    move.replace('}', `,"__proto__":${scrap()}}`),
    move.slice(0, rng.below(move.length)),
    scrap(),
  ];
  const messages = [
    `"type":"answer","move":${at(spoilt, rng.below(spoilt.length))}`,
    `"type":"answer","seat":1,"move":${move}`,
    `"type":"takeBack","step":${at(['999999', '0', '-1', '1.5', scrap()], rng.below(5))}`,
    `"type":"agree","yes":${scrap()}`,
    `"type":"reveal","value":"${'0'.repeat(64)}"`,
    `"type":"commit","commitment":"${'f'.repeat(64)}"`,
    `"type":"speak","text":${scrap()}`,
    `"type":"watch","since":${at(['0', '999999', '-5', 'null', scrap()], rng.below(5))}`,
    `"type":"mute","chair":${at(['0', '1', '77', scrap()], rng.below(4))},"muted":true`,
    `"type":"return"`,
  ];
  const where = rng.below(8) === 0 ? others : table.id;
  const id = rng.below(6) === 0 ? `old${rng.below(5)}` : `n${n}`;
  return `{"id":"${id}","table":"${where}",${at(messages, rng.below(messages.length))}}`;
}

/** Sends a round of invalid messages; every response must be a typed one. */
async function round(raw: Raw, texts: readonly string[]): Promise<void> {
  const known = 'welcome sync step table said remarks here done refused pong'.split(' ');
  for (const [n, text] of texts.entries()) {
    raw.send(text);
    if (n % 100 === 99) await raw.say({ type: 'ping' });
  }
  await raw.say({ type: 'ping' });
  const odd = raw.heard.filter(({ type, error }) =>
    type === 'error' ? !isErrorCode(error) || error === 'broken' : !known.includes(String(type)),
  );
  expect(odd).toEqual([]);
  expect(raw.heard.filter(({ type }) => type === 'error').length).toBeGreaterThan(texts.length / 4);
  raw.heard.length = 0;
}

onBothStores((fresh) => {
  test('a player who sends nonsense in the middle of a game breaks nothing and fills nothing', async () => {
    const server = await KillableServer.start(await fresh());
    const ann = await TestPlayer.at(server.address, 'Ann');
    const bob = await TestPlayer.at(server.address, 'Bob');
    const cid = await TestPlayer.at(server.address, 'Cid');
    const tables = await seated([ann, bob, cid], { game: 'knockout', talk: 'free' });
    const mine = at(tables, 0);
    const { table: others } = await bob.api.open({ game: 'grid', places: ['me', 'rookie'] });
    await mine.until(({ seen }) => seen !== null);
    const raw = await Raw.open(server.address, ann.api.cookie);
    const rng = rngFrom([5, 5, 5, 5]);
    const texts = (count: number, from: number) =>
      range(count).map((n) => wrong(rng, mine, others, from + n));
    await round(raw, texts(MESSAGES, 0));
    const before = await server.heap();
    await round(raw, texts(2 * MESSAGES, MESSAGES));
    expect((await server.heap()) / before).toBeLessThan(1.15);
    raw.close();
    await playOut(tables);
    const record = await ann.api.record(mine.id);
    const game = gameOf('knockout');
    expect(game && verify(game, record)).toMatchObject({ fair: true });
    for (const player of [ann, bob, cid]) player.close();
    expect(await server.end('SIGTERM')).toBe(0);
  });

  test('JSON that is too deep or has NUL characters is a typed error over HTTP too', async () => {
    const server = await KillableServer.start(await fresh());
    const ann = await TestPlayer.at(server.address, 'Ann');
    const { table } = await ann.api.open({ game: 'grid', places: ['me', 'open'] });
    const ask = async (method: string, path: string, body?: string): Promise<number> => {
      const headers = { cookie: ann.api.cookie ?? '', 'content-type': 'application/json' };
      const init =
        body === undefined
          ? { method, headers: { cookie: headers.cookie } }
          : { method, headers, body };
      return (await fetch(`${server.address}${path}`, init)).status;
    };
    const places = '"places":["me","open"]';
    expect(
      await ask('POST', '/api/tables', `{"game":"grid",${places},"options":{"a":${DEEP}}}`),
    ).toBe(400);
    expect(
      await ask('POST', '/api/tables', `{"game":"grid",${places},"__proto__":{"rated":true}}`),
    ).toBe(400);
    expect(await ask('POST', `/api/tables/${table}/reports`, '{"seq":1,"why":"\\u0000"}')).toBe(
      400,
    );
    expect(await ask('GET', '/api/tables/%00')).toBe(400);
    expect(await ask('GET', '/api/codes/%ff')).toBe(400);
    expect(
      await ask('POST', '/api/auth/sign-in/username', `{"username":${DEEP},"password":"x"}`),
    ).toBe(400);
    ann.close();
    expect(await server.end('SIGTERM')).toBe(0);
  });
});
