// Builds all of dist: the command line with its threads, the package's exports with their types, and the page.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build } from 'rolldown';
import { build as buildPage } from 'vite';
import { program } from './program.mjs';
import { root, runTool } from './setup.mjs';

rmSync(join(root, 'dist'), { recursive: true, force: true });
await build(program({ sourcemap: true }));
runTool('typescript', ['-p', 'tsconfig.package.json']);
await buildPage({ configFile: join(root, 'vite.config.ts'), logLevel: 'warn' });
compress(process.env.RINGSIDE_PAGE ?? join(root, 'dist/web'));

/** Puts smaller copies beside the files of the page: the server sends those to browsers that can read them. */
function compress(folder) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!/\.(js|css|html|svg|webmanifest)$/.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    const content = readFileSync(file);
    writeFileSync(`${file}.br`, brotliCompressSync(content));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
}
