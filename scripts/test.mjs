import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { build, fail, install, installedBrowser, root, run, say } from './house.mjs';

install();
build();
const browser = installedBrowser() ?? installBrowser();
run(
  process.execPath,
  [join(root, 'node_modules', 'vitest', 'vitest.mjs'), 'run', ...process.argv.slice(2)],
  { CHROMIUM: browser },
);

/** Browser tests need a real one: Debian's, where it may be installed. */
function installBrowser() {
  const may = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (!may)
    fail('The tests need Chromium: install the package chromium, or name a browser in CHROMIUM.');
  say('Installing Chromium …');
  run('apt-get', ['update', '-qq']);
  run('apt-get', ['install', '-y', '-qq', 'chromium'], { DEBIAN_FRONTEND: 'noninteractive' });
  return installedBrowser();
}
