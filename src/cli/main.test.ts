import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { openFairness } from '../engine/fair.ts';
import { pack } from '../engine/pack.ts';
import { rngFrom } from '../engine/rng.ts';
import { gameOf } from '../games/rules.ts';
import { readCall } from './command.ts';
import { ringside } from './main.ts';
import { playCommand, Terminal } from './play.ts';

const FOLDER = mkdtempSync(join(tmpdir(), 'ringside-cli-'));

afterEach(() => vi.restoreAllMocks());

/** Runs the command; returns its exit code and output. */
async function call(...words: string[]): Promise<{ code: number; out: string; err: string }> {
  const out = vi.spyOn(console, 'log').mockImplementation(() => {});
  const err = vi.spyOn(console, 'error').mockImplementation(() => {});
  const code = await ringside(words);
  const text = (spy: typeof out): string => spy.mock.calls.map((line) => line.join(' ')).join('\n');
  const said = { code, out: text(out), err: text(err) };
  out.mockClear();
  err.mockClear();
  return said;
}

/** A finished game of grid, as a file and as a link. */
function recorded(): { readonly file: string; readonly link: string } {
  const game = gameOf('grid');
  const match = game?.open({
    seats: 2,
    options: {},
    fairness: openFairness('t', 'abcd'),
    secret: 'abcd',
  });
  if (!game || !match || 'error' in match) throw new Error('no match');
  const rng = rngFrom([1, 2, 3, 4]);
  for (let [seat] = match.asked(); seat !== undefined; [seat] = match.asked())
    match.answer(seat, match.randomAnswer(seat, rng));
  const file = join(FOLDER, 'record.json');
  writeFileSync(file, JSON.stringify(match.record()));
  return { file, link: `https://example.org/replay#${pack(game, match.record())}` };
}

describe('a usage error is reported in a sentence', () => {
  test.each([
    [['dance'], 'there is no command dance'],
    [['simulate'], 'which game?'],
    [['bench', 'wheels'], 'there is no benchmark called wheels'],
    [['simulate', 'chess'], 'there is no game chess'],
    [['simulate', 'grid', '--games', 'many'], '--games must be a whole number'],
    [['simulate', 'grid', '--colour', 'red'], "Unknown option '--colour'"],
    [['simulate', 'grid', '--options', '{'], '--options must be JSON'],
    [
      ['simulate', 'grid', '--options', '{"board":"round"}'],
      'option board is unknown or has an invalid value (GO-3',
    ],
    [['arena', 'grid', '--bots', 'rookie'], '--bots names 1'],
    [['arena', 'grid', '--bots', 'rookie,hero'], 'grid has no bot hero'],
    [['perft', 'deep'], 'DEPTH is a whole number'],
    [['perft', '2', '--layout', 'round'], '--layout must be one of'],
    [['verify'], 'which record?'],
    [['verify', '/nowhere'], '/nowhere cannot be read'],
    [['vectors', '/nowhere.md', '--game', 'grid'], 'cannot be read'],
    [['play', 'grid', '--level', 'god'], '--level must be one of'],
    [['bot', 'cmd:x'], '--server must be the address'],
  ])('%o', async (words, sentence) => {
    const { code, err } = await call(...words);
    expect(code).toBe(2);
    expect(err).toContain(sentence);
    expect(err).not.toMatch(/\n\s+at /);
  });
});

test('every command has help', async () => {
  const { out } = await call('--help');
  const names = [...out.matchAll(/^ {2}(\w+) /gm)].map(([, name]) => name ?? '');
  expect(names.length).toBeGreaterThan(10);
  for (const name of names) expect((await call(name, '--help')).out).toContain(`ringside ${name}`);
});

test('simulate prints its figures', async () => {
  const { code, out } = await call('simulate', 'grid', '--games', '50', '--seed', 'x', '--json');
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({
    game: 'grid',
    games: 50,
    seats: 2,
    decisions: { mean: 30 },
  });
  const again = await call('simulate', 'grid', '--games', '50', '--seed', 'x', '--json');
  expect(JSON.parse(again.out).results).toEqual(JSON.parse(out).results);
});

test('arena prints one object per name', async () => {
  const { out } = await call(
    'arena',
    'grid',
    '--bots',
    'rookie,random',
    '--games',
    '6',
    '--workers',
    '0',
    '--json',
  );
  const { bots } = JSON.parse(out);
  expect(bots).toMatchObject([
    { name: 'rookie', games: 6 },
    { name: 'random', games: 6 },
  ]);
  expect(bots[0].share + bots[1].share).toBeCloseTo(1);
});

test('perft counts as specified', async () => {
  expect(JSON.parse((await call('perft', '4', '--json')).out)).toMatchObject({
    nodes: 36_162,
    knocked: 13_710,
    distinct: 19_077,
  });
  const triples = await call('perft', '4', '--layout', 'triples', '--json');
  expect(JSON.parse(triples.out)).toMatchObject({ nodes: 36_162, knocked: 9_812 });
});

test('vectors ends with a count, and with 1 if any failed', async () => {
  const spec = readFileSync(new URL('../games/grid/rules.md', import.meta.url), 'utf8').slice(
    0,
    45_000,
  );
  const lines = spec.match(/^\{"id": "GV-0.*$/gm) ?? [];
  const good = join(FOLDER, 'grid.md');
  writeFileSync(good, `\`\`\`jsonl vectors\n${lines.join('\n')}\n\`\`\`\n`);
  expect(await call('vectors', good)).toMatchObject({
    code: 0,
    out: expect.stringMatching(/\n9 passed, 0 failed$/),
  });
  const bad = join(FOLDER, 'bad.md');
  writeFileSync(
    bad,
    `\`\`\`json vector\n${(lines[0] ?? '').replace('"spares": 34', '"spares": 33, "colour": 1')}\n\`\`\`\n`,
  );
  expect(await call('vectors', bad, '--game', 'grid')).toMatchObject({
    code: 1,
    out: expect.stringMatching(/unknown field colour[\s\S]*0 passed, 1 failed$/),
  });
});

test('verify accepts an honest record or link and names the step of a forged one', async () => {
  const { file, link } = recorded();
  expect(await call('verify', file)).toMatchObject({
    code: 0,
    out: expect.stringContaining('all 30 steps'),
  });
  expect(await call('verify', link)).toMatchObject({ code: 0 });
  const record = JSON.parse(readFileSync(file, 'utf8'));
  record.steps[6].move = { type: 'place', hole: 'd4' };
  const forged = join(FOLDER, 'forged.json');
  writeFileSync(forged, JSON.stringify(record));
  expect(await call('verify', forged)).toMatchObject({
    code: 1,
    out: expect.stringContaining('step 7'),
  });
});

test('replay tells the game in both languages', async () => {
  const { file } = recorded();
  expect((await call('replay', file, '--lang', 'en')).out).toMatch(/places a peg at .* \[GR-5\]/);
  expect((await call('replay', file, '--lang', 'fr', '--seat', '1')).out).toContain(
    'pose un pion en',
  );
});

/** A person at the terminal. */
function terminal(...words: string[]): { type(line: string): string; readonly greeting: string } {
  let said: string[] = [];
  vi.spyOn(process.stdout, 'write').mockImplementation(() => true);
  const person = new Terminal(readCall(playCommand, words), (text) => said.push(text));
  person.greet();
  const greeting = said.join('\n');
  const type = (line: string): string => {
    said = [];
    person.hear(line);
    return said.join('\n');
  };
  return { type, greeting };
}

describe('playing in the terminal', () => {
  test('a move, a refusal with its rule, a hint, the rules, and taking back', () => {
    const { type, greeting } = terminal('grid', '--level', 'rookie', '--lang', 'en');
    expect(greeting).toContain('Place a peg');
    expect(type('a1')).toContain('Not allowed (GR-5)');
    expect(type('zz9')).toContain('a move here');
    expect(type('E6')).toContain('knocks out d5');
    expect(type('rules GR-6')).toContain('enclosed');
    expect(type('undo')).toContain('Move undone');
    expect(type('hint')).toContain('would play');
    expect(type('moves')).toContain('b2');
  });

  test('in French', () => {
    const { type } = terminal('grid', '--level', 'rookie', '--lang', 'fr');
    expect(type('a1')).toContain('Interdit (GR-5)');
    expect(type('aide')).toContain('annuler');
  });

  test('a whole match of two games with the seats exchanged, and its record is fair', async () => {
    const file = join(FOLDER, 'match.json');
    const { type } = terminal(
      'grid',
      '--level',
      'rookie',
      '--lang',
      'en',
      '--match',
      '--options',
      '{"board":"hex3"}',
      '--record',
      file,
    );
    let said = '';
    for (let i = 0; i < 30 && !said.includes('Final score'); i++) said += type('any');
    expect(said).toContain('Second game of the match');
    expect(said).toContain('Final score');
    vi.restoreAllMocks();
    expect(await call('verify', file)).toMatchObject({ code: 0 });
  });
});
