// Builds dist: the command line with its workers, the package's exports with their types, and the
// page.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build } from 'rolldown';
import { build as buildPage } from 'vite';
import { program } from './program.mjs';
import { buildStamp, root, runTool } from './setup.mjs';

// Also if a test packs the package: otherwise the page would be built without its service worker.
process.env.NODE_ENV = 'production';

rmSync(join(root, 'dist'), { recursive: true, force: true });
await build(program({ sourcemap: true }));
runTool('typescript', ['-p', 'tsconfig.package.json']);
keepReachable(join(root, 'dist/types'));
await buildPage({ configFile: join(root, 'vite.config.ts'), logLevel: 'warn' });
compress(process.env.RINGSIDE_PAGE ?? join(root, 'dist/web'));
writeFileSync(buildStamp, '');

/** Removes declarations that the exports never reference, such as those of boards. */
function keepReachable(folder) {
  const reached = new Set();
  const reach = (file) => {
    if (reached.has(file)) return;
    reached.add(file);
    for (const [, path] of readFileSync(file, 'utf8').matchAll(/from '(\.[^']+)\.ts'/g))
      reach(resolve(dirname(file), `${path}.d.ts`));
  };
  for (const name of readdirSync(join(folder, 'exports'))) reach(join(folder, 'exports', name));
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    if (entry.isFile() && !reached.has(file)) rmSync(file);
  }
}

/** Writes compressed copies of the page's files, for browsers that accept them. */
function compress(folder) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!/\.(js|css|html|svg|webmanifest)$/.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    const content = readFileSync(file);
    writeFileSync(`${file}.br`, brotliCompressSync(content));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
}
