import { createHash, type Hash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { isObject } from '../../engine/json.ts';
import { PRESENT } from './migrations.ts';
import type { StoreLocation } from './open.ts';
import { TABLES } from './schema.ts';
import { type SnapshotPage, snapshot } from './snapshot.ts';

/**
 * Writes a consistent snapshot of a store to a compressed file that only its owner can read; the
 * server may keep running. The file appears complete or not at all: it is written next to its
 * destination, read back, compared and then renamed.
 */
export async function backup(
  store: StoreLocation,
  file: string,
): Promise<{ readonly rows: number }> {
  const partial = join(dirname(file), `.${basename(file)}.${randomUUID()}`);
  try {
    const written = createHash('sha256');
    const rows = await write(snapshot(store), partial, written);
    const read = createHash('sha256');
    for await (const _ of rowsIn(partial, read));
    if (read.digest('hex') !== written.digest('hex'))
      throw new Error(`${partial} cannot be read back as written`);
    await rename(partial, file);
    await flushFolder(dirname(file));
    return { rows };
  } finally {
    await rm(partial, { force: true });
  }
}

async function write(
  pages: AsyncIterable<SnapshotPage>,
  file: string,
  hash: Hash,
): Promise<number> {
  let rows = 0;
  async function* lines(): AsyncGenerator<string> {
    yield `${JSON.stringify({ format: FORMAT, version: PRESENT })}\n`;
    for await (const page of pages) {
      rows += page.rows.length;
      yield page.rows.map((row) => `${JSON.stringify([page.table, row])}\n`).join('');
    }
  }
  async function* hashed(): AsyncGenerator<string> {
    for await (const text of lines()) {
      hash.update(text);
      yield text;
    }
  }
  const out = createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true });
  await pipeline(Readable.from(hashed()), createGzip(), out);
  return rows;
}

/** Makes a renamed file survive a power cut. */
async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Not a backup, or one of another version. */
export class BadBackup extends Error {}

const FORMAT = 'ringside-backup/1';

/** Maximum length of a line (one row), in characters. */
const LONGEST_LINE = 16_000_000;

export type BackupRow = readonly [table: string, row: Readonly<Record<string, unknown>>];

/**
 * The rows of a backup. Incomplete files and those of a newer version are refused. `version` is
 * called with the store's version before the first row.
 */
export async function* rowsIn(
  file: string,
  hash?: Hash,
  version?: (version: number) => void,
): AsyncGenerator<BackupRow> {
  let first = true;
  for await (const line of linesIn(file)) {
    hash?.update(`${line}\n`);
    const read = parsed(line);
    if (first) {
      if (!isHeader(read)) throw new BadBackup(file);
      version?.(read.version);
      first = false;
    } else if (isRow(read)) yield read;
    else throw new BadBackup(file);
  }
  if (first) throw new BadBackup(file);
}

/** The lines of a compressed file; one that is too long is refused while it comes in. */
export async function* linesIn(file: string, longest = LONGEST_LINE): AsyncGenerator<string> {
  let rest: string[] = [];
  let length = 0;
  try {
    const unpacked = createReadStream(file).pipe(createGunzip()).setEncoding('utf8');
    for await (const piece of unpacked) {
      const [end = '', ...lines] = String(piece).split('\n');
      rest.push(end);
      length += end.length;
      if (length > longest) throw new BadBackup(file);
      const last = lines.pop();
      if (last === undefined) continue;
      yield rest.join('');
      yield* lines;
      [rest, length] = [[last], last.length];
    }
  } catch (error) {
    if (error instanceof Error && 'errno' in error) throw new BadBackup(file);
    throw error;
  }
  if (length > 0) throw new BadBackup(file);
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

function isHeader(value: unknown): value is { readonly version: number } {
  if (!isObject(value) || value.format !== FORMAT) return false;
  const { version } = value;
  return (
    typeof version === 'number' && Number.isInteger(version) && version > 0 && version <= PRESENT
  );
}

function isRow(value: unknown): value is BackupRow {
  const known: readonly unknown[] = TABLES;
  return Array.isArray(value) && known.includes(value[0]) && isObject(value[1]);
}
