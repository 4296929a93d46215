import { type ChildProcess, execFile } from 'node:child_process';
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { spawnGuarded } from './guarded-process.ts';

const ROOT = join(import.meta.dirname, '..');
const EXAMPLE = 'tournament.mjs';

/** An empty folder, into which the packed package is installed. */
let folder = '';

const shell = process.platform === 'win32';
const npm = (args: readonly string[], cwd: string) =>
  promisify(execFile)('npm', args, { cwd, shell, maxBuffer: 1e8 });

/** Runs the installed program to its end. */
const ringside = (...args: readonly string[]) =>
  promisify(execFile)(process.execPath, [PROGRAM(), ...args], { cwd: folder });

const PROGRAM = (): string => join(folder, 'node_modules/ringside/bin/ringside.mjs');

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ringside-package-'));
  await npm(['pack', '--pack-destination', folder], ROOT);
  const [packed = ''] = readdirSync(folder);
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  const quiet = ['--no-audit', '--no-fund', '--prefer-offline'];
  // The example uses ws, whose types are a separate package.
  await npm(['install', ...quiet, `./${packed}`, '@types/ws', '@types/node'], folder);
});

/** Starts a server of the installed package; returns its URL. */
async function served(): Promise<string> {
  const args = [PROGRAM(), 'serve', '--port', '0'];
  const server = spawnGuarded(process.execPath, args, { cwd: folder });
  onTestFinished(async () => {
    const gone = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    await gone;
  });
  return /http:\S+/.exec(await firstLine(server))?.[0] ?? '';
}

async function firstLine({ stdout }: ChildProcess): Promise<string> {
  if (!stdout) throw new Error('the server says nothing');
  for await (const line of createInterface({ input: stdout })) return line;
  throw new Error('the server did not start');
}

describe('the package, installed into an empty folder', () => {
  test('says its version', async () => {
    const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
    expect((await ringside('--version')).stdout.trim()).toBe(version);
  });

  test('brings a page that works offline', () => {
    const assets = join(folder, 'node_modules/ringside/dist/web/assets');
    const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
    const registers = (name: string): boolean =>
      readFileSync(join(assets, name), 'utf8').includes('/service-worker.js');
    expect(scripts.filter(registers)).not.toEqual([]);
  });

  test('brings no sources and no maps', () => {
    const files = readdirSync(join(folder, 'node_modules/ringside'), {
      recursive: true,
      encoding: 'utf8',
    });
    expect(files.filter((file) => /(^|[^d])\.tsx?$|\.map$/.test(file))).toEqual([]);
  });

  test('leaves the benchmarks out, and says so', async () => {
    expect(readdirSync(join(folder, 'node_modules/ringside/dist'))).not.toContain('bench');
    await expect(ringside('bench')).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('in a checkout'),
    });
  });

  test('serves the page, and is played at by a program that uses its exports', async () => {
    const address = await served();
    const page = await (await fetch(address)).text();
    expect(page).toContain('<title>Ringside');
    copyFileSync(join(ROOT, 'examples', EXAMPLE), join(folder, EXAMPLE));
    const { stdout } = await promisify(execFile)(process.execPath, [EXAMPLE, address], {
      cwd: folder,
    });
    expect(stdout).toMatch(/^grid, champion against rookie: \[\d+,\d+\]\n/);
    expect(stdout).toContain('online: 30 steps, fair: true');
  });

  test('measures bots against each other', async () => {
    const args = ['--bots', 'contender,rookie', '--games', '4', '--seed', '1', '--json'];
    const { bots } = JSON.parse((await ringside('arena', 'grid', ...args)).stdout);
    expect(bots).toHaveLength(2);
  });

  test('has types: the example is checked against them', async () => {
    copyFileSync(join(ROOT, 'examples', EXAMPLE), join(folder, EXAMPLE));
    const tsc = join(ROOT, 'node_modules/typescript/bin/tsc');
    const strict = ['--noEmit', '--strict', '--checkJs', '--skipLibCheck', '--types', 'node,ws'];
    const modern = ['--module', 'nodenext', '--target', 'es2023'];
    await promisify(execFile)(process.execPath, [tsc, ...strict, ...modern, EXAMPLE], {
      cwd: folder,
    });
  });
});
