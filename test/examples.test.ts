import { execFile, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { commitmentTo, entropyCommitment } from '../src/engine/fair.ts';
import { scratch } from './server/bundle.ts';
import { running } from './server/players.ts';

const ROOT = join(import.meta.dirname, '..');

test('the commitments that docs/protocol.md computes are those of the engine', () => {
  const page = readFileSync(join(ROOT, 'docs/protocol.md'), 'utf8');
  const value = '00112233445566778899aabbccddeeff'.repeat(2);
  expect(page).toContain(value);
  expect(page).toContain(entropyCommitment('T1', 0, value));
  expect(page).toContain(commitmentTo(value, value));
});

/** A Python that has the package `websockets`. */
const python = ['python3', 'python', 'py'].find(
  (name) => spawnSync(name, ['-c', 'import websockets']).status === 0,
);
if (python === undefined)
  console.info('Not run, because Python has no websockets: python_client.py');

for (const game of python === undefined ? [] : ['grid', 'kickbox'])
  test(`a client in Python plays ${game} against a bot`, async () => {
    const server = await running({ data: scratch() });
    onTestFinished(() => server.close());
    const client = [join(ROOT, 'examples/python_client.py'), server.address, game];
    const { stdout } = await promisify(execFile)(String(python), client);
    const { places, scores } = JSON.parse(stdout);
    expect(places.flat().sort()).toEqual([0, 1]);
    expect(scores).toHaveLength(2);
  });
