import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { hashOf } from '../bots/characters.ts';
import type { HostedBots } from '../bots/host-bots.ts';
import { decisionIn, isSurelyBest, puzzleLine, readPuzzle } from '../bots/puzzles.ts';
import type { Hosted } from '../engine/hosted.ts';
import { canonical } from '../engine/json.ts';
import { BOTS } from '../games/bots.ts';
import { manifestOf } from '../games/index.ts';
import { gameOf } from '../games/rules.ts';
import { type Call, type Command, EXIT_FAULT, EXIT_OK, WrongCall } from './command.ts';
import { gameNamed, seatsOf } from './game-call.ts';
import { methodFor } from './puzzles/judges.ts';
import { minedFrom } from './puzzles/mining.ts';

export const puzzlesCommand: Command = {
  usage: 'mine GAME --count N | check GAME',
  says: 'Finds decisions with one clearly best answer that contenders miss, or checks the shipped ones.',
  options: {
    'count N': 'how many puzzles (10)',
    'seed S': 'any text (ringside)',
    'seats K': 'how many seats (four, or the most the game allows)',
    'into FILE': 'adds them to this module, continuing after the games it already has',
    'from FILE': 'check: the module to check instead of the shipped one',
  },
  more: 'Prints one puzzle per line: margin in thousandths, percentage of rookies and contenders who miss the answer, packed record that ends with it.',
  run: async (call) => {
    const [what, name] = call.args;
    const game = gameNamed(name);
    if (what === 'mine') return mine(game, call);
    if (what === 'check') return check(game, call);
    throw new WrongCall('mine or check?');
  },
};

function mine(game: Hosted, call: Call): number {
  const file = call.text('into');
  const count = call.number('count', 10);
  const seed = call.text('seed') ?? 'ringside';
  const lines = file === undefined ? [] : linesIn(file);
  const bots = botsOf(game);
  const method = methodFor(game.id, bots);
  const mined = { game, bots, method, seed, seats: seatsOf(game, call) };
  const first = 1 + Math.max(0, ...lines.map((line) => numberOf(line, seed)));
  for (let n = first; lines.length < count; n++) {
    for (const puzzle of minedFrom(mined, n)) {
      if (lines.length === count) break;
      const line = puzzleLine(game, puzzle);
      lines.push(line);
      if (file === undefined) console.log(line);
      else writeFileSync(file, moduleOf(lines));
    }
  }
  return EXIT_OK;
}

/** Judges every puzzle again with another seed. */
async function check(game: Hosted, call: Call): Promise<number> {
  const file = call.text('from');
  const shipped = manifestOf(game.id)?.puzzles;
  const lines = file === undefined ? await shipped?.() : linesIn(file);
  if (!lines) throw new WrongCall(`no puzzles are shipped for ${game.id}`);
  const { judge } = methodFor(game.id, botsOf(game));
  const seed = hashOf(call.text('seed') ?? 'check');
  const wrong = lines.filter((line) => {
    const { match, seat, answer } = decisionIn(game, readPuzzle(gameOf, line));
    const verdict = judge(match, seat, seed);
    return !verdict || canonical(verdict.move) !== canonical(answer) || !isSurelyBest(verdict);
  });
  for (const line of wrong) console.log(line);
  console.log(`${game.id}: ${lines.length - wrong.length} of ${lines.length} puzzles hold`);
  return wrong.length === 0 ? EXIT_OK : EXIT_FAULT;
}

function botsOf({ id }: Hosted): HostedBots {
  const bots = BOTS[id];
  if (!bots) throw new Error(`there are no bots for ${id}`);
  return bots;
}

/** The number of the game from which a puzzle was mined; 0 for another seed. */
function numberOf(line: string, seed: string): number {
  const secret = readPuzzle(gameOf, line).record.fairness.secret ?? '';
  return secret.startsWith(`${seed} `) ? Number(secret.slice(seed.length + 1)) : 0;
}

function linesIn(file: string): string[] {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return [...text.matchAll(/'(\d+ \d+ \d+ [\w-]+)'/g)].map(([, line = '']) => line);
}

function moduleOf(lines: readonly string[]): string {
  return [
    '/** Found by `ringside puzzles mine`: margin, missed by rookies and by contenders, packed record. */',
    '// biome-ignore format: a table, one puzzle to a line',
    'export const puzzles: readonly string[] = [',
    ...lines.map((line) => `  '${line}',`),
    '];',
    '',
  ].join('\n');
}
