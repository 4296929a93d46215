import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { nodeBudget, situationOf } from '../src/bots/bot.ts';
import { openFairness } from '../src/engine/fair.ts';
import { unsafeCast } from '../src/engine/json.ts';
import { LEVELS } from '../src/engine/levels.ts';
import { rngFrom } from '../src/engine/rng.ts';
import { LANGUAGES } from '../src/engine/texts.ts';
import type { AnyManifest } from '../src/games/manifest.ts';
import { vectorsIn } from '../src/testing/vectors.ts';

const ROOT = join(import.meta.dirname, '..');
const DOCUMENT = readFileSync(join(ROOT, 'docs/add-a-game.md'), 'utf8');

/** The document's files by path. */
function filesIn(markdown: string): Map<string, string> {
  const fences = markdown.matchAll(/^(`{3,4})(?:ts|md) (src\/\S+)\n(.*?)^\1$/gms);
  return new Map([...fences].map(([, , path = '', body = '']) => [path, body]));
}

/** A copy of the source tree with the document's game added; everything else is a link. */
function build(): string {
  const folder = mkdtempSync(join(tmpdir(), 'add-a-game-'));
  mkdirSync(join(folder, 'src/games'), { recursive: true });
  const link = (path: string): void => symlinkSync(join(ROOT, path), join(folder, path));
  for (const part of ['engine', 'bots', 'testing', 'ui']) link(`src/${part}`);
  for (const entry of readdirSync(join(ROOT, 'src/games')))
    if (entry !== 'index.ts') link(`src/games/${entry}`);
  for (const [path, body] of filesIn(DOCUMENT)) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), body);
  }
  const registry = readFileSync(join(ROOT, 'src/games/index.ts'), 'utf8');
  writeFileSync(
    join(folder, 'src/games/index.ts'),
    `import { tencount } from './tencount/index.ts';\n${registry.replace('MANIFESTS = { ', 'MANIFESTS = { tencount, ')}`,
  );
  return folder;
}

const folder = build();
const loaded: unknown = await import(
  /* @vite-ignore */ pathToFileURL(join(folder, 'src/games/index.ts')).href
);
const manifest = unsafeCast<{ MANIFESTS: { tencount: AnyManifest } }>(loaded).MANIFESTS.tencount;

test('the game of docs/add-a-game.md compiles in the registry', { timeout: 120_000 }, () => {
  cpSync(join(ROOT, 'tsconfig.base.json'), join(folder, 'tsconfig.base.json'));
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  const config = {
    extends: './tsconfig.base.json',
    compilerOptions: {
      lib: ['es2023', 'dom', 'dom.iterable'],
      jsx: 'react-jsx',
      types: ['node', 'vite/client'],
    },
    files: ['src/ui/zzfx.d.ts', 'src/games/index.ts', 'src/games/tencount/game.test.ts'],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  const tsc = join(ROOT, 'node_modules/.bin/tsc');
  const { stdout } = spawnSync(tsc, ['-p', folder], { encoding: 'utf8', maxBuffer: 2 ** 26 });
  expect(stdout.slice(0, 2000)).toBe('');
});

test('its vectors hold', async () => {
  const run = await manifest.vectors();
  const vectors = vectorsIn(filesIn(DOCUMENT).get('src/games/tencount/rules.md') ?? '');
  expect(vectors.map(run)).toEqual([[], []]);
});

test('every level plays it to the end, with texts in every language', async () => {
  const [game, bots, tally] = [
    await manifest.rules(),
    await manifest.bots(),
    await manifest.tally(),
  ];
  for (const level of LEVELS) {
    const fairness = openFairness('t', level);
    const match = game.open({ seats: 3, options: {}, fairness, secret: level });
    if ('error' in match) throw new Error(match.error);
    const rng = rngFrom([1, 2, 3, 4]);
    for (let [seat] = match.asked(); seat !== undefined; [seat] = match.asked()) {
      const situation = situationOf(match, seat, rng, nodeBudget(100));
      const { reason } = bots.advise(situation);
      for (const language of LANGUAGES) {
        const texts = await manifest.texts(language);
        expect(texts.reason(reason, String, seat)).toMatch(/\d/);
        expect(texts.ask(situation.ask.about, situation.view)).toMatch(/\d/);
      }
      expect(match.answer(seat, bots.levels[level](situation)).ok).toBe(true);
    }
    expect(match.outcome()?.places.map((seats) => seats.length)).toEqual([2, 1]);
    for (const language of LANGUAGES) {
      const texts = await manifest.texts(language);
      for (const { news } of match.heard(null)) expect(texts.news(news, String)).not.toBe('');
    }
    const points = tally(match.view(null), match.heard(null)).map(
      ({ sources }) => sources[0]?.amount,
    );
    expect(points).toEqual(match.outcome()?.scores);
  }
});

/** Runs its own test, including the laws of every game. */
await import(
  /* @vite-ignore */ pathToFileURL(join(folder, 'src/games/tencount/game.test.ts')).href
);
