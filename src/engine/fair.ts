import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Seat } from './ask.ts';
import type { Seed } from './rng.ts';

/** A seat's entropy: committed before any is revealed. */
export interface Entropy {
  readonly seat: Seat;
  readonly commitment: string;
  /** Null for a seat that did not reveal it in time and was dropped. */
  readonly value: string | null;
}

/** What proves a deal fair. Secret and salt are published at the end. */
export interface Fairness {
  readonly table: string;
  readonly commitment: string;
  readonly salt: string | null;
  readonly secret: string | null;
  readonly entropy: readonly Entropy[];
}

/** The dealer's commitment, published before anyone sits down; no deal can be computed from it. */
export function commitmentTo(secret: string, salt: string): string {
  return digest('commitment', bytesOf(salt), bytesOf(secret));
}

/** A seat's commitment, published before any seat reveals its entropy. */
export function entropyCommitment(table: string, seat: Seat, value: string): string {
  return digest('entropy', utf8ToBytes(table), word(seat), bytesOf(value));
}

/** The seed of each step of a table; step 0 is the setup. */
export function seedsOf(fairness: Fairness, secret: string): (step: number) => Seed {
  const keyed = keyedBy(fairness, secret);
  const work = keyed.clone();
  const out = new Uint8Array(32);
  return (step) => {
    keyed._cloneInto(work);
    work.update(word(step)).digestInto(out);
    return seedFrom(out);
  };
}

/**
 * The seed of a whole deal, in hexadecimal digits: together with the same answers it reproduces the
 * game. If nobody added entropy it is the secret itself, so that the deal can be shared.
 */
export function dealSeed(fairness: Fairness, secret: string): string {
  if (fairness.entropy.every(({ value }) => value === null)) return bytesToHex(bytesOf(secret));
  return bytesToHex(keyedBy(fairness, secret).update(utf8ToBytes('deal')).digest().slice(0, 16));
}

/** The seed of each source of chance in a deal. */
export function streamSeeds(deal: string): (label: string) => Seed {
  const keyed = hmac.create(sha256, bytesOf(deal)).update(utf8ToBytes('ringside stream\n'));
  const work = keyed.clone();
  const out = new Uint8Array(32);
  return (label) => {
    keyed._cloneInto(work);
    work.update(utf8ToBytes(label)).digestInto(out);
    return seedFrom(out);
  };
}

/** Uses a command-line seed in place of the dealer's secret, without other entropy. */
export function openFairness(table: string, secret: string): Fairness {
  return { table, commitment: commitmentTo(secret, ''), salt: '', secret, entropy: [] };
}

/** Text as bytes: pairs of hexadecimal digits are decoded, anything else is UTF-8. */
export function bytesOf(text: string): Uint8Array {
  return /^([0-9a-f]{2})*$/i.test(text) ? hexToBytes(text) : utf8ToBytes(text);
}

/** SHA-256 of a text, in hexadecimal digits. */
export type Hash = (text: string) => string;

export const hashInScript: Hash = (text) => bytesToHex(sha256(utf8ToBytes(text)));

/**
 * The hash that links a step of a record to the previous one: changing a step changes all that
 * follow.
 */
export function chained(before: string, step: string, hash: Hash): string {
  return hash(`${before}\n${step}`).slice(0, 16);
}

/** Combines the secret with the table id and the entropy of all seats. */
function keyedBy(fairness: Fairness, secret: string) {
  const revealed = fairness.entropy
    .flatMap(({ seat, value }) => (value === null ? [] : [{ seat, value }]))
    .sort((a, b) => a.seat - b.seat)
    .map(({ seat, value }) => concatBytes(word(seat), sha256(bytesOf(value))));
  const combined = sha256(concatBytes(utf8ToBytes('ringside entropy combined\n'), ...revealed));
  const table = sha256(utf8ToBytes(fairness.table));
  return hmac.create(sha256, bytesOf(secret)).update(table).update(combined);
}

function seedFrom(bytes: Uint8Array): Seed {
  const words = new DataView(bytes.buffer, bytes.byteOffset, 16);
  return [
    words.getUint32(0, true),
    words.getUint32(4, true),
    words.getUint32(8, true),
    words.getUint32(12, true),
  ];
}

function digest(what: string, ...parts: readonly Uint8Array[]): string {
  const framed = parts.flatMap((part) => [word(part.length), part]);
  return bytesToHex(sha256(concatBytes(utf8ToBytes(`ringside ${what}\n`), ...framed)));
}

function word(n: number): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, n, true);
  return bytes;
}
