import { commitmentTo, entropyCommitment } from './fair.ts';
import { BadRecord, type Bout, type Hosted } from './hosted.ts';
import { canonical, isObject } from './json.ts';
import { at } from './list.ts';
import type { GameRecord } from './record.ts';

/**
 * A finished record as a short text for a link. An answer is its place in the list of allowed
 * answers; commitments and marks are left out because they follow from the rest.
 */
export function pack(game: Hosted, record: GameRecord): string {
  const { seats, options, legs, fairness, steps } = record;
  const { table, salt, secret } = fairness;
  const entropy = fairness.entropy.map(({ seat, value, commitment }) => [
    seat,
    value,
    value === null ? commitment : '',
  ]);
  const changed = Object.fromEntries(
    Object.entries(options).filter(
      ([name, value]) => canonical(value) !== canonical(game.options[name]?.normally),
    ),
  );
  const bytes: number[] = [];
  writeText(
    bytes,
    JSON.stringify([1, game.id, record.rules, seats, legs, changed, table, salt, secret, entropy]),
  );
  writeNumber(bytes, at0(steps[0]?.at));
  writeNumber(bytes, steps.length);
  const bout = reopened(game, record);
  let before = at0(steps[0]?.at);
  for (const step of steps) {
    writeNumber(bytes, step.seat * 2 + ('move' in step ? 0 : 1));
    writeNumber(bytes, Math.max(0, Math.round((step.at - before) / 1000)));
    before = step.at;
    if ('move' in step) writeMove(bytes, bout, step.seat, step.move);
    else writeNumber(bytes, step.takeBack);
    if ('move' in step) bout.answer(step.seat, step.move, step.at);
    else bout.takeBack(step.seat, step.takeBack, step.at);
  }
  return toBase64Url(bytes);
}

/** The record behind a packed text, played and marked anew. Throws `BadRecord` for anything else. */
export function unpack(gameOf: (id: string) => Hosted | undefined, text: string): GameRecord {
  const reader = { bytes: fromBase64Url(text), place: 0 };
  const [format, id, rules, seats, legs, options, table, salt, secret, entropy] = headerOf(
    readText(reader),
  );
  const game = gameOf(String(id));
  if (format !== 1 || !game || game.version !== rules)
    throw new BadRecord(0, 'a game that is not known here');
  const revealed = listOf(entropy).map((entry) => {
    const [seat, value, commitment] = listOf(entry);
    const shown = typeof value === 'string' ? value : null;
    const committed =
      shown === null ? String(commitment) : entropyCommitment(String(table), Number(seat), shown);
    return { seat: Number(seat), value: shown, commitment: committed };
  });
  const proof = {
    table: String(table),
    salt: String(salt),
    secret: String(secret),
    entropy: revealed,
  };
  const fairness = { ...proof, commitment: commitmentTo(proof.secret, proof.salt) };
  const bout = game.open({
    seats: Number(seats),
    options,
    legs: Number(legs),
    fairness,
    secret: proof.secret,
  });
  if ('error' in bout) throw new BadRecord(0, 'options that are not known here');
  let time = readNumber(reader);
  for (let left = readNumber(reader); left > 0; left--) {
    const who = readNumber(reader);
    time += readNumber(reader) * 1000;
    redo(bout, reader, who, time);
  }
  if (reader.place !== reader.bytes.length)
    throw new BadRecord(bout.step(), 'it goes on after its end');
  return bout.record();
}

interface Reader {
  readonly bytes: Uint8Array;
  place: number;
}

function redo(bout: Bout, reader: Reader, who: number, time: number): void {
  const seat = who >> 1;
  const step = bout.step() + 1;
  if (who % 2 === 1) {
    const from = readNumber(reader);
    if (bout.mayTakeBack(seat, from) === 'never')
      throw new BadRecord(step, 'it cannot be taken back');
    bout.takeBack(seat, from, time);
  } else {
    const answered = bout.answer(seat, readMove(reader, bout, seat), time);
    if (!answered.ok) throw new BadRecord(step, `${answered.rule} forbids it`);
  }
}

function reopened(game: Hosted, record: GameRecord): Bout {
  const bout = game.open({ ...record, secret: record.fairness.secret ?? '' });
  if ('error' in bout) throw new BadRecord(0, 'options that are not known here');
  return bout;
}

function writeMove(bytes: number[], bout: Bout, seat: number, move: unknown): void {
  const text = canonical(move);
  const place = bout.ask(seat)?.moves.findIndex((known) => canonical(known) === text) ?? -1;
  writeNumber(bytes, place + 1);
  if (place < 0) writeText(bytes, JSON.stringify(move));
}

function readMove(reader: Reader, bout: Bout, seat: number): unknown {
  const place = readNumber(reader);
  if (place > 0) return bout.ask(seat)?.moves[place - 1];
  const move: unknown = parsed(readText(reader));
  return move;
}

function headerOf(text: string): readonly unknown[] {
  return listOf(parsed(text));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new BadRecord(0, 'it cannot be read');
  }
}

function listOf(value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw new BadRecord(0, 'it cannot be read');
  return value;
}

function at0(time: number | undefined): number {
  return Math.round((time ?? 0) / 1000) * 1000;
}

/** Seven bits to a byte, the lowest first. */
function writeNumber(bytes: number[], n: number): void {
  let rest = n;
  for (; rest >= 128; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128);
  bytes.push(rest);
}

function readNumber(reader: Reader): number {
  let n = 0;
  for (let scale = 1; ; scale *= 128) {
    const byte = reader.bytes[reader.place++];
    if (byte === undefined || scale > 2 ** 49) throw new BadRecord(0, 'it ends too early');
    n += (byte % 128) * scale;
    if (byte < 128) return n;
  }
}

function writeText(bytes: number[], text: string): void {
  const escaped = unescapedBytes(encodeURIComponent(text));
  writeNumber(bytes, escaped.length);
  for (const byte of escaped) bytes.push(byte);
}

function readText(reader: Reader): string {
  const length = readNumber(reader);
  if (reader.place + length > reader.bytes.length) throw new BadRecord(0, 'it ends too early');
  const codes = reader.bytes.slice(reader.place, reader.place + length);
  reader.place += length;
  try {
    return decodeURIComponent(
      [...codes].map((code) => `%${code.toString(16).padStart(2, '0')}`).join(''),
    );
  } catch {
    throw new BadRecord(0, 'it cannot be read');
  }
}

function unescapedBytes(escaped: string): number[] {
  return [...escaped.matchAll(/%([0-9A-F]{2})|(.)/g)].map(([, hex, char]) =>
    hex === undefined ? (char ?? '').charCodeAt(0) : Number.parseInt(hex, 16),
  );
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

function toBase64Url(bytes: readonly number[]): string {
  let text = '';
  for (let i = 0; i < bytes.length; i += 3) {
    const [a = 0, b = 0, c = 0] = bytes.slice(i, i + 3);
    const word = (a << 16) | (b << 8) | c;
    const digits = [word >> 18, word >> 12, word >> 6, word].map((n) => at([...DIGITS], n & 63));
    text += digits.slice(0, Math.min(4, bytes.length - i + 1)).join('');
  }
  return text;
}

function fromBase64Url(text: string): Uint8Array {
  if (text.length > 100_000 || !/^[\w-]+$/.test(text)) throw new BadRecord(0, 'it cannot be read');
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4));
  let [word, bits, place] = [0, 0, 0];
  for (const digit of text) {
    word = ((word << 6) | DIGITS.indexOf(digit)) & 0xffffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[place++] = (word >> bits) & 255;
  }
  return bytes;
}

/** Whether this is shaped like a record: what comes from a file is checked before it is used. */
export function isRecord(value: unknown): value is GameRecord {
  if (!isObject(value) || value.format !== 'ringside/1' || !isObject(value.fairness)) return false;
  const { game, rules, seats, legs, options, steps, outcome, fairness } = value;
  const numbers = [rules, seats, legs].every(
    (n) => typeof n === 'number' && Number.isInteger(n) && n > 0,
  );
  const texts = [game, fairness.table, fairness.commitment].every(
    (text) => typeof text === 'string',
  );
  const secrets = [fairness.salt, fairness.secret].every(
    (text) => text === null || typeof text === 'string',
  );
  const lists =
    Array.isArray(steps) && Array.isArray(fairness.entropy) && fairness.entropy.every(isEntropy);
  const ends = outcome === null || isObject(outcome);
  return numbers && texts && secrets && lists && ends && isObject(options) && steps.every(isStep);
}

function isEntropy(entry: unknown): boolean {
  if (!isObject(entry) || typeof entry.seat !== 'number' || typeof entry.commitment !== 'string')
    return false;
  return entry.value === null || typeof entry.value === 'string';
}

function isStep(step: unknown): boolean {
  if (!isObject(step) || typeof step.seat !== 'number' || typeof step.at !== 'number') return false;
  return typeof step.mark === 'string' && ('move' in step || typeof step.takeBack === 'number');
}
