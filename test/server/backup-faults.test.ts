import { readdirSync, readFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { dirname, join } from 'node:path';
import zlib from 'node:zlib';
import { expect, onTestFinished, test, vi } from 'vitest';
import { backup } from '../../src/server/store/backup.ts';
import { migrate } from '../../src/server/store/migrations.ts';
import { openStore } from '../../src/server/store/open.ts';
import { bundled, scratch } from './bundle.ts';

/** Changes the data before it is compressed, so that the file itself is complete and readable. */
function change(fault: (text: string) => string): void {
  const create = zlib.createGzip;
  const spy = vi.spyOn(zlib, 'createGzip').mockImplementation(() => {
    const gzip = create();
    const write = gzip.write.bind(gzip);
    vi.spyOn(gzip, 'write').mockImplementation((text: unknown) => write(fault(String(text))));
    return gzip;
  });
  syncBuiltinESMExports();
  onTestFinished(() => {
    spy.mockRestore();
    syncBuiltinESMExports();
  });
}

async function newStore() {
  const files = await bundled();
  const workers = { bots: files['bot-worker'], writer: files['sqlite-writer'] };
  const place = { data: scratch(), workers };
  const store = await openStore(place);
  await migrate(store);
  await store.close();
  return place;
}

test.each<[string, (text: string) => string]>([
  ['without a row', (text) => (text.startsWith('["meta"') ? '' : text)],
  ['with another value', (text) => text.replace('"key":"version"', '"key":"epoch"')],
])('a backup that is read back %s fails and leaves the last one', async (_, fault) => {
  const place = await newStore();
  const file = join(scratch(), 'backup.gz');
  await backup(place, file);
  const last = readFileSync(file);
  change(fault);
  await expect(backup(place, file)).rejects.toThrow('cannot be read back as written');
  expect(readFileSync(file)).toEqual(last);
  expect(readdirSync(dirname(file))).toEqual(['backup.gz']);
});
