// Server and page, both reloaded when a source changes: npm run dev
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { watch } from 'rolldown';
import { createServer } from 'vite';
import { program } from './program.mjs';
import { install, root } from './setup.mjs';

const API = 'http://127.0.0.1:8080';

install();
let server;
let restarting = Promise.resolve();
const watcher = watch(program({ sourcemap: true }));
watcher.on('event', ({ code, error }) => {
  if (code === 'ERROR') console.error(error);
  if (code === 'END') restarting = restarting.then(restart);
});
const page = await createServer({
  configFile: join(root, 'vite.config.ts'),
  server: { proxy: { '/api': { target: API, ws: true }, '/metrics': API } },
});
await page.listen();
page.printUrls();

/** The next server starts when the last one has released its port and its data. */
async function restart() {
  const last = server;
  if (last?.kill('SIGTERM')) await once(last, 'exit');
  const args = [join(root, 'dist/ringside.mjs'), 'serve', '--port', new URL(API).port];
  server = spawn(process.execPath, args, { cwd: root, stdio: 'inherit' });
}

for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => {
    server?.kill('SIGTERM');
    process.exit(0);
  });
