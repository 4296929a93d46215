import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { ringside } from '../../src/cli/main.ts';
import { Referee } from '../../src/cli/referee.ts';
import { openFairness } from '../../src/engine/fair.ts';
import type { Hosted } from '../../src/engine/hosted.ts';
import { copy, isObject } from '../../src/engine/json.ts';
import { at, range } from '../../src/engine/list.ts';
import type { Match } from '../../src/engine/match.ts';
import { pack, unpack } from '../../src/engine/pack.ts';
import { BadRecord, isRecord } from '../../src/engine/record.ts';
import { type Rng, rngFrom } from '../../src/engine/rng.ts';
import { verify } from '../../src/engine/verify.ts';
import { GAMES, gameOf } from '../../src/games/rules.ts';
import { BadBackup, linesIn, rowsIn } from '../../src/server/store/backup.ts';
import { restore } from '../../src/server/store/restore.ts';
import { sized } from '../../src/testing/size.ts';
import { bundled, scratch } from './bundle.ts';

/** Inputs per kind and game; 11,000 in all in `npm run soak`. */
const INPUTS = sized(40, 700);

const SCRAPS: readonly unknown[] = [
  ...[null, 0, -1, 1, 1e9, -1e300, 0.5, 2 ** 53, '', 'x', [], {}, true, '__proto__', '💥'],
  ...['a'.repeat(5_000), [[[[]]]], { type: 'x' }, { length: 1e9 }, range(50)],
];

/** Changes one place of a value, or a few. */
function mutated(value: unknown, rng: Rng): unknown {
  const whole = { value: copy(value) };
  for (const _ of range(1 + rng.below(3))) {
    const places = placesIn(whole);
    const place = places[rng.below(Math.max(1, places.length))];
    if (place) mutate(place.parent, place.key, rng);
  }
  return copy(whole.value ?? null);
}

interface Place {
  readonly parent: object;
  readonly key: string;
}

function placesIn(value: object): Place[] {
  return Object.entries(value).flatMap(([key, inner]) => [
    { parent: value, key },
    ...(typeof inner === 'object' && inner !== null ? placesIn(inner) : []),
  ]);
}

function mutate(value: object, key: string, rng: Rng): void {
  const inner: unknown = Reflect.get(value, key);
  const kind = rng.below(6);
  if (kind === 0) Reflect.deleteProperty(value, key);
  else if (kind === 1 && Array.isArray(value)) value.splice(rng.below(value.length), 0, inner);
  else if (kind === 2 && Array.isArray(value)) value.splice(rng.below(value.length), 1);
  else if (kind === 3 && typeof inner === 'number') Reflect.set(value, key, inner + 1);
  else if (kind === 4 && typeof inner === 'string') Reflect.set(value, key, inner.slice(1));
  else Reflect.set(value, key, copy(at(SCRAPS, rng.below(SCRAPS.length))));
}

/** A game with the fewest seats, after some random answers. */
function played(game: Hosted, answers: number): Match {
  const secret = 'ab'.repeat(32);
  const setup = { seats: game.seats.min, options: {}, fairness: openFairness('t', secret), secret };
  const match = game.open(setup);
  if ('error' in match) throw new Error(match.error);
  const rng = rngFrom([1, 2, 3, 4]);
  for (let n = 0; n < answers && match.asked().length > 0; n++) {
    const seat = at(match.asked(), 0);
    match.answer(seat, match.randomAnswer(seat, rng), 1_000 * n);
  }
  return match;
}

test.each(GAMES)('records of $id that were tampered with get a verdict', (game) => {
  const rng = rngFrom([5, 5, 5, 5]);
  const record = played(game, 60).record();
  let checked = 0;
  for (const _ of range(INPUTS)) {
    const wrong = mutated(record, rng);
    if (!isRecord(wrong)) continue;
    checked++;
    const verdict = verify(game, wrong);
    if (!verdict.fair) expect(verdict.step).toBeGreaterThanOrEqual(0);
  }
  expect(checked).toBeGreaterThan(INPUTS / 5);
});

test('links that were tampered with contain a game or none', () => {
  const rng = rngFrom([6, 6, 6, 6]);
  const text = pack(at(GAMES, 0), played(at(GAMES, 0), 40).record());
  const letters = 'ABCxyz019-_%';
  for (const _ of range(INPUTS)) {
    const place = rng.below(text.length);
    const letter = at([...letters], rng.below(letters.length));
    const wrong = `${text.slice(0, place)}${letter}${text.slice(place + rng.below(3))}`;
    try {
      expect(isRecord(unpack(gameOf, wrong))).toBe(true);
    } catch (error) {
      expect(error).toBeInstanceOf(BadRecord);
    }
  }
});

test('verify and replay report what is wrong with a file, without a stack trace', async () => {
  const rng = rngFrom([7, 7, 7, 7]);
  const file = join(scratch(), 'record.json');
  const said = ['log', 'error'] as const;
  const silent = said.map((name) => vi.spyOn(console, name).mockImplementation(() => {}));
  const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
  const record = played(at(GAMES, 0), 20).record();
  for (const n of range(INPUTS)) {
    writeFileSync(file, n === 0 ? deep : JSON.stringify(mutated(record, rng)));
    for (const command of ['verify', 'replay'])
      expect([0, 1, 2]).toContain(await ringside([command, file]));
  }
  for (const spy of silent) spy.mockRestore();
});

test.each(GAMES)('the referee of $id survives states that were tampered with', (game) => {
  const rng = rngFrom([8, 8, 8, 8]);
  const referee = new Referee();
  const ask = (request: object): unknown => JSON.parse(referee.line(JSON.stringify(request)));
  const states = [0, 5, 25].map((answers) => copy(played(game, answers).state()));
  let loaded = 0;
  for (const n of range(INPUTS)) {
    const state = mutated(at(states, n % states.length), rng);
    const reply = ask({ op: 'load', table: 't', game: game.id, state });
    if (!isObject(reply) || reply.ok !== true) continue;
    loaded++;
    for (const seat of range(game.seats.min)) {
      const answers = ask({ op: 'asks', table: 't', seat });
      const moves: unknown = isObject(answers) ? answers.moves : [];
      const first: unknown = Array.isArray(moves) ? moves[0] : undefined;
      const move = isObject(first) ? first.move : null;
      ask({ op: 'play', table: 't', seat, move });
      ask({ op: 'view', table: 't', seat });
    }
    ask({ op: 'outcome', table: 't' });
    ask({ op: 'record', table: 't' });
    expect(ask({ op: 'games' })).toMatchObject({ ok: true });
  }
  expect(loaded).toBeGreaterThan(0);
});

test('requests to the referee that were tampered with get an answer', () => {
  const rng = rngFrom([9, 9, 9, 9]);
  const referee = new Referee();
  const requests = [
    { op: 'open', table: 't', game: 'kickbox', seats: 2, options: { variant: 'x' }, seed: 'ab' },
    { op: 'play', table: 't', seat: 0, move: { type: 'initiative', card: 1 } },
    { op: 'asks', table: 't', seat: 1 },
    { op: 'view', table: 't', seat: null },
    { op: 'load', table: 't', game: 'grid', state: { open: {}, own: [{}, {}], hidden: {} } },
    { op: 'close', table: 't' },
  ];
  for (const n of range(4 * INPUTS)) {
    const line = JSON.stringify(mutated(at(requests, n % requests.length), rng)) ?? '';
    const answer: unknown = JSON.parse(referee.line(line));
    expect(isObject(answer) && typeof answer.ok).toBe('boolean');
  }
});

const ROWS = readFileSync(join(import.meta.dirname, 'fixtures/store-3.jsonl'), 'utf8');

test('backups that were tampered with are restored as a whole or not at all', async () => {
  const rng = rngFrom([10, 10, 10, 10]);
  const files = await bundled();
  const workers = { bots: files['bot-worker'], writer: files['sqlite-writer'] };
  const store = { data: scratch(), workers };
  const file = join(scratch(), 'backup.gz');
  const lines = ROWS.trimEnd().split('\n');
  const packed = gzipSync(ROWS);
  for (const n of range(INPUTS)) {
    const place = rng.below(lines.length);
    const line = JSON.stringify(mutated(JSON.parse(at(lines, place)), rng)) ?? '';
    const changed = gzipSync(`${lines.with(place, line).join('\n')}\n`);
    const torn = Buffer.from(packed);
    torn.writeUInt8(rng.below(256), rng.below(torn.length));
    writeFileSync(file, n % 3 === 0 ? torn : changed);
    // Reading finds most faults and is quick; every tenth backup is restored.
    const attempt = n % 10 === 1 ? restore(store, file) : drained(file);
    const fault = await attempt.then(
      () => null,
      (error: unknown) => error,
    );
    if (fault !== null) expect(fault).toBeInstanceOf(BadBackup);
  }
});

async function drained(file: string): Promise<void> {
  for await (const _ of rowsIn(file));
}

test('an endless line of a backup is refused', async () => {
  const file = join(scratch(), 'backup.gz');
  const line = `${'x'.repeat(1_000_000)}\n`;
  writeFileSync(file, gzipSync(line));
  const read = async (longest: number): Promise<number> => {
    let length = 0;
    for await (const one of linesIn(file, longest)) length += one.length;
    return length;
  };
  expect(await read(1_000_000)).toBe(1_000_000);
  await expect(read(900_000)).rejects.toBeInstanceOf(BadBackup);
});
