import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { build, install, root } from './house.mjs';

install();
build();
const child = spawn(
  process.execPath,
  [join(root, 'dist', 'ringside.mjs'), 'serve', ...process.argv.slice(2)],
  { stdio: 'inherit' },
);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 0));
