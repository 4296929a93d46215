import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { describe, expect, test } from 'vitest';

const SRC = resolve(import.meta.dirname, '../src');
const BENCH = resolve(import.meta.dirname, '../bench');

/** The package's manifest belongs to no part; the command line reads its version from it. */
const MANIFEST = resolve(SRC, '../package.json');

/** Which part may import which; a part may always import itself. `testing` is for tests and vectors. */
// biome-ignore format: a table, one part to a line
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  engine:         [],
  bots:           ['engine'],
  ui:             ['engine'],
  protocol:       ['engine'],
  client:         ['engine', 'protocol'],
  testing:        ['engine', 'ui'],
  rules:          ['engine'],
  'game bot':     ['engine', 'bots', 'rules'],
  'game texts':   ['engine', 'rules'],
  'game vectors': ['engine', 'testing', 'rules', 'game bot'],
  'game board':   ['engine', 'ui', 'game texts', 'rules'],
  'game manifest': ['registry', 'rules', 'game bot', 'game texts', 'game vectors', 'game board'],
  registry:       ['engine', 'bots', 'testing', 'ui', 'game manifest'],
  'grid tools':   ['game bot'],
  server:         ['engine', 'bots', 'protocol', 'registry'],
  cli:            ['engine', 'bots', 'testing', 'server', 'client', 'protocol', 'registry', 'grid tools'],
  exports:        ['engine', 'bots', 'client', 'registry'],
  web:            ['engine', 'ui', 'bots', 'client', 'protocol', 'registry'],
  bench:          ['engine', 'bots', 'server', 'client', 'protocol', 'registry', 'grid tools', 'cli'],
};

/** Parts compiled without the types of Node and the DOM. */
const PURE = ['engine', 'bots', 'rules', 'game bot', 'game texts'];

interface Import {
  readonly from: string;
  readonly to: string;
  readonly typeOnly: boolean;
}

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    // The bench's peers may be installed.
    if (entry.name === 'node_modules') return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /\.tsx?$/.test(entry.name) && !/\.(test|d)\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

/** The part that a file belongs to. */
function partOf(file: string): string {
  if (file.startsWith(BENCH)) return 'bench';
  const [top = '', game = '', folder = '', ...rest] = relative(SRC, file).split(sep);
  if (top === 'client' && game === 'protocol') return 'protocol';
  if (top !== 'games') return top;
  if (game === 'grid-tools.ts') return 'grid tools';
  if (folder === '') return 'registry';
  if (folder === 'index.ts') return 'game manifest';
  if (rest.length > 0 && ['bot', 'texts', 'board'].includes(folder)) return `game ${folder}`;
  return folder === 'vectors.ts' ? 'game vectors' : 'rules';
}

function gameOf(file: string): string | undefined {
  const [top, game, folder] = relative(SRC, file).split(sep);
  return top === 'games' && folder !== undefined ? game : undefined;
}

function importsOf(file: string): Import[] {
  const text = readFileSync(file, 'utf8');
  const found = text.matchAll(
    /(?:^|\n)\s*(?:import|export)\s+(type\s)?[^'";]*?from\s+'(\.[^']+)'|import\(\s*'(\.[^']+)'\s*\)/g,
  );
  return [...found]
    .map(([, type, named, dynamic]) => ({
      from: file,
      to: resolve(dirname(file), named ?? dynamic ?? ''),
      typeOnly: type !== undefined,
    }))
    .filter(({ to }) => to !== MANIFEST);
}

const files = [...sources(SRC), ...sources(BENCH)];
const imports = files.flatMap(importsOf);

describe('the parts of the project', () => {
  test('every file belongs to a part that the table knows', () => {
    expect(files.map(partOf).filter((part) => !Object.hasOwn(MAY_IMPORT, part))).toEqual([]);
  });

  test('each part imports only what it may', () => {
    const wrong = imports.filter(({ from, to }) => {
      const [part, other] = [partOf(from), partOf(to)];
      return part !== other && !MAY_IMPORT[part]?.includes(other);
    });
    expect(wrong.map(({ from, to }) => `${relative(SRC, from)} → ${relative(SRC, to)}`)).toEqual(
      [],
    );
  });

  test('a game never imports another', () => {
    const wrong = imports.filter(
      ({ from, to }) =>
        gameOf(from) !== undefined && gameOf(to) !== undefined && gameOf(from) !== gameOf(to),
    );
    expect(wrong.map(({ from, to }) => `${relative(SRC, from)} → ${relative(SRC, to)}`)).toEqual(
      [],
    );
  });

  test('pure parts use no clock, no randomness of their own, no Node and no DOM', () => {
    const impure = files
      .filter((file) => PURE.includes(partOf(file)))
      .filter((file) =>
        /\bMath\.random\b|\bDate\.now\b|\bnew Date\b|\bconsole\.|'node:|\bdocument\.|\bwindow\./.test(
          readFileSync(file, 'utf8'),
        ),
      );
    expect(impure.map((file) => relative(SRC, file))).toEqual([]);
  });

  test('a language is one entry in one list and its files of texts; no other code names it', () => {
    const named = files
      .filter(
        (file) => !/\/texts?(\/|\.ts$)|\/ui\/(stage\/)?words\.ts$/.test(file.split(sep).join('/')),
      )
      .filter((file) => /'fr'|\bfr:|\bfr\.ts'|_FR\b|-fr\.ts'/.test(readFileSync(file, 'utf8')));
    expect(named.map((file) => relative(SRC, file))).toEqual([]);
  });

  test('no types are forced: no any, no casts, no suppressed errors', () => {
    const forced = files.flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => !/^\s*(\/\/|\*|\/\*)/.test(line))
        .filter((line) =>
          /:\s*any\b|<any>|\bas (?!const\b)(any|unknown|never|[A-Z]\w*[<;,)\s])|@ts-|\w!\.|\w!;/.test(
            line.replace(/'[^']*'|`[^`]*`/g, ''),
          ),
        )
        .filter(
          (line) => !/^\s*(import|export)\b/.test(line) && !/^\s*(type )?\w+ as \w+,?$/.test(line),
        )
        .map((line) => `${relative(SRC, file)}: ${line.trim()}`),
    );
    expect(forced).toEqual([]);
  });
});
