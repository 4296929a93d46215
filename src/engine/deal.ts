import { bytesToHex } from '@noble/hashes/utils.js';
import { fromBase64Url, readText, toBase64Url, writeText } from './bytes.ts';
import { bytesOf, commitmentTo, dealSeed, type Fairness, hashInScript } from './fair.ts';
import type { Hosted, MatchSetup } from './hosted.ts';
import { canonical } from './json.ts';
import { BadRecord, type GameRecord, type RecordFormat } from './record.ts';

/** Everything random at a table: everyone who plays the same deal gets the same cards. */
export interface Deal {
  readonly game: string;
  readonly seats: number;
  readonly options: object;
  /** 16 to 32 bytes in hexadecimal digits. */
  readonly seed: string;
}

/** The record format of tables with a fixed deal. */
export const DEAL_FORMAT = 'ringside/3' satisfies RecordFormat;

const VERSION = 'D1';
const LONGEST = 2000;

/** A deal as a short, URL-safe code: version, game, rules version, seats, seed, options. */
export function dealCode(game: Hosted, { seats, options, seed }: Deal): string {
  const changed = Object.fromEntries(
    Object.entries(options).filter(
      ([name, value]) => canonical(value) !== canonical(game.options[name]?.normally),
    ),
  );
  const parts = [VERSION, game.id, game.version, seats, toBase64Url([...bytesOf(seed)])];
  return [...parts, ...(Object.keys(changed).length > 0 ? [packed(changed)] : [])].join('.');
}

/** Decodes a deal code; undefined for anything else, and for unknown games or rules. */
export function readDeal(
  gameOf: (id: string) => Hosted | undefined,
  code: string,
): Deal | undefined {
  if (code.length > LONGEST) return undefined;
  const [version, id = '', rules, seats, written = '', changed, ...more] = code.trim().split('.');
  const game = gameOf(id);
  if (version !== VERSION || !game || more.length > 0) return undefined;
  const { min, max } = game.seats;
  if (rules !== String(game.version) || !/^\d{1,2}$/.test(seats ?? '')) return undefined;
  if (Number(seats) < min || Number(seats) > max) return undefined;
  const bytes = readable(() => fromBase64Url(written));
  const read = game.read(optionsIn(changed), Number(seats));
  if (!bytes || bytes.length < 16 || bytes.length > 32 || 'error' in read) return undefined;
  return { game: id, seats: Number(seats), options: read.options, seed: bytesToHex(bytes) };
}

/**
 * The setup of a match on a deal. The commitment can be published in advance; the salt prevents
 * guessing.
 */
export function dealtMatch(
  { seats, options, seed }: Deal,
  table: string,
  salt: string,
): MatchSetup & { readonly fairness: Fairness } {
  const commitment = commitmentTo(seed, salt);
  const fairness = { table, commitment, salt, secret: null, entropy: [] };
  return { seats, options, fairness, secret: seed, format: DEAL_FORMAT };
}

/** The deal of a finished game; undefined if its randomness was drawn step by step. */
export function dealOf({ format, game, seats, options, fairness }: GameRecord): Deal | undefined {
  const { secret } = fairness;
  if (format !== DEAL_FORMAT || secret === null) return undefined;
  return { game, seats, options, seed: dealSeed(fairness, secret) };
}

/** A seed derived from text, such as the date of a daily bout. */
export function publicSeed(...words: readonly string[]): string {
  return hashInScript(['ringside deal', ...words].join('\n')).slice(0, 32);
}

function packed(options: object): string {
  const bytes: number[] = [];
  writeText(bytes, canonical(options));
  return toBase64Url(bytes);
}

/** Returns undefined for invalid JSON; the game then refuses the options. */
function optionsIn(text: string | undefined): unknown {
  return text === undefined ? {} : readable(() => JSON.parse(readText(reader(text))));
}

function reader(text: string) {
  return { bytes: fromBase64Url(text), place: 0 };
}

/** Returns undefined if the code cannot be decoded. */
function readable<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof BadRecord || error instanceof SyntaxError) return undefined;
    throw error;
  }
}
