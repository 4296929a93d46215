import { at } from './list.ts';
import { BadRecord } from './record.ts';

/** Bytes that are read one after the other. */
export interface ByteReader {
  readonly bytes: Uint8Array;
  place: number;
}

/** Seven bits to a byte, the lowest first. */
export function writeNumber(bytes: number[], n: number): void {
  let rest = n;
  for (; rest >= 128; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128);
  bytes.push(rest);
}

export function readNumber(reader: ByteReader): number {
  let n = 0;
  for (let scale = 1; ; scale *= 128) {
    const byte = reader.bytes[reader.place++];
    if (byte === undefined || scale > 2 ** 49) throw new BadRecord(0, 'it ends too early');
    n += (byte % 128) * scale;
    if (byte < 128) return n;
  }
}

export function writeText(bytes: number[], text: string): void {
  const escaped = unescapedBytes(encodeURIComponent(text));
  writeNumber(bytes, escaped.length);
  for (const byte of escaped) bytes.push(byte);
}

export function readText(reader: ByteReader): string {
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

export function toBase64Url(bytes: readonly number[]): string {
  let text = '';
  for (let i = 0; i < bytes.length; i += 3) {
    const [a = 0, b = 0, c = 0] = bytes.slice(i, i + 3);
    const word = (a << 16) | (b << 8) | c;
    const digits = [word >> 18, word >> 12, word >> 6, word].map((n) => at([...DIGITS], n & 63));
    text += digits.slice(0, Math.min(4, bytes.length - i + 1)).join('');
  }
  return text;
}

export function fromBase64Url(text: string): Uint8Array {
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
