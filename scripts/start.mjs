// Installs, builds and serves.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { build, install, root } from './setup.mjs';

install();
build();
/**
 * Young generation size in megabytes, so that an answer's garbage is collected before it is
 * promoted (docs/running.md).
 */
const MEMORY = ['--min-semi-space-size=32', '--max-semi-space-size=32'];
const program = [join(root, 'dist', 'ringside.mjs'), 'serve'];
const child = spawn(process.execPath, [...MEMORY, ...program, ...process.argv.slice(2)], {
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 0));
