// The server and the page, both reloaded when a source changes: npm run dev
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { watch } from 'rolldown';
import { createServer } from 'vite';
import { program } from './program.mjs';
import { install, root } from './setup.mjs';

const API = 'http://127.0.0.1:8080';

install();
let server;
const watcher = watch(program({ sourcemap: true }));
watcher.on('event', ({ code, error }) => {
  if (code === 'ERROR') console.error(error);
  if (code === 'END') restart();
});
const page = await createServer({
  configFile: join(root, 'vite.config.ts'),
  server: { proxy: { '/api': { target: API, ws: true }, '/metrics': API } },
});
await page.listen();
page.printUrls();

function restart() {
  server?.kill('SIGTERM');
  const args = [join(root, 'dist/ringside.mjs'), 'serve', '--port', new URL(API).port];
  server = spawn(process.execPath, args, { cwd: root, stdio: 'inherit' });
}

for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => {
    server?.kill('SIGTERM');
    process.exit(0);
  });
