// Sets up the project on a machine that has only Node and npm. No dependencies, since it installs
// them.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Installs from the lockfile, unless exactly that is already installed. */
export function install() {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const stamp = join(root, 'node_modules', '.ringside');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  say('Installing …');
  const { status } = npm(['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  if (status !== 0) fail('npm ci failed');
  writeFileSync(stamp, lock);
}

/** Written at the end of a build. */
export const buildStamp = join(root, 'dist', '.built');

/** Builds command line, server and page, unless they are newer than every source. */
export function build() {
  const sources = ['src', 'bench', 'scripts', 'package-lock.json', 'vite.config.ts'].map((name) =>
    join(root, name),
  );
  if (existsSync(buildStamp) && newest(sources) < statSync(buildStamp).mtimeMs) return;
  say('Building …');
  run(process.execPath, [join(root, 'scripts', 'build.mjs')]);
}

/** Runs a command to its end and exits if it fails. */
export function run(command, args, environment = {}) {
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
  if (error) fail(`${command} cannot be run: ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
}

/**
 * Runs the binary of an installed package; also on Windows, where the files in node_modules/.bin
 * are not executable.
 */
export function runTool(name, args, environment) {
  const folder = join(root, 'node_modules', name);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const [file] = typeof bin === 'string' ? [bin] : Object.values(bin);
  run(process.execPath, [join(folder, file), ...args], environment);
}

/** Runs npm; on Windows it is a script that only a shell can start. */
export function npm(args, options = {}) {
  return spawnSync('npm', args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    ...options,
  });
}

export function say(text) {
  process.stderr.write(`${text}\n`);
}

export function fail(text) {
  say(text);
  process.exit(1);
}

function newest(paths) {
  return Math.max(0, ...paths.filter(existsSync).map(newestIn));
}

function newestIn(path) {
  const found = statSync(path);
  if (!found.isDirectory()) return found.mtimeMs;
  return Math.max(found.mtimeMs, newest(readdirSync(path).map((name) => join(path, name))));
}
