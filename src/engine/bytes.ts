import { base64urlnopad, utf8 } from '@scure/base';
import { BadRecord } from './record.ts';

/** A cursor over bytes. */
export interface ByteReader {
  readonly bytes: Uint8Array;
  place: number;
}

/** LEB128: seven bits to a byte, the lowest first. */
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
  const encoded = utf8.decode(text);
  writeNumber(bytes, encoded.length);
  for (const byte of encoded) bytes.push(byte);
}

export function readText(reader: ByteReader): string {
  const length = readNumber(reader);
  if (reader.place + length > reader.bytes.length) throw new BadRecord(0, 'it ends too early');
  const encoded = reader.bytes.slice(reader.place, reader.place + length);
  reader.place += length;
  return readable(() => utf8.encode(encoded));
}

export function toBase64Url(bytes: readonly number[]): string {
  return base64urlnopad.encode(Uint8Array.from(bytes));
}

export function fromBase64Url(text: string): Uint8Array {
  if (text.length > 100_000 || text === '') throw new BadRecord(0, 'it cannot be read');
  return readable(() => base64urlnopad.decode(text));
}

function readable<T>(decode: () => T): T {
  try {
    return decode();
  } catch {
    throw new BadRecord(0, 'it cannot be read');
  }
}
