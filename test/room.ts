import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where the programs lie that a run of the tests has bundled; beside the packages they import. */
export const BUNDLES = join(
  import.meta.dirname,
  '../node_modules/.cache/ringside-tests',
  String(process.pid),
);

/** Gives a run of the tests a folder for everything it writes, and takes it away afterwards. */
// biome-ignore lint/style/noDefaultExport: the test runner wants one
export default function openRoom(): () => void {
  const outside = process.env.TMPDIR;
  const room = mkdtempSync(join(tmpdir(), 'ringside-tests-'));
  // Postgres runs as somebody else where the tests run as root.
  chmodSync(room, 0o755);
  process.env.TMPDIR = room;
  return () => {
    if (outside === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = outside;
    rmSync(BUNDLES, { recursive: true, force: true });
    rmSync(room, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  };
}
