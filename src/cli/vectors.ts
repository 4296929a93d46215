import { readFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { VECTORS } from '../games/vectors.ts';
import { type RunVector, type Vector, vectorName, vectorsIn } from '../testing/vectors.ts';
import { type Command, EXIT_FAULT, EXIT_OK, WrongCall } from './command.ts';

export const vectorsCommand: Command = {
  usage: 'FILE.md…',
  says: 'Runs the executable examples of the specifications.',
  options: {
    'game NAME': 'the game, if the file name does not say',
    json: 'print one object',
  },
  run: (call) => {
    if (call.args.length === 0) throw new WrongCall('which files?');
    const results = call.args.flatMap((file) => runFile(file, call.text('game')));
    const failed = results.filter(({ faults }) => faults.length > 0);
    const passed = results.length - failed.length;
    if (call.flag('json'))
      console.log(JSON.stringify({ passed, failed: failed.length, vectors: results }));
    else {
      for (const result of results) print(result);
      console.log(`${passed} passed, ${failed.length} failed`);
    }
    return failed.length > 0 || results.length === 0 ? EXIT_FAULT : EXIT_OK;
  },
};

interface Result {
  readonly file: string;
  readonly vector: string;
  readonly faults: readonly string[];
}

function runFile(file: string, game = gameNamedBy(file)): Result[] {
  const run = Object.hasOwn(VECTORS, game) ? VECTORS[game] : undefined;
  if (!run) throw new WrongCall(`there is no game ${game}; name one with --game`);
  return readVectors(file).map((vector) => ({
    file,
    vector: vectorName(vector),
    faults: faultsOf(run, vector),
  }));
}

/** `grid.md` and `grid/rules.md` are both about grid. */
function gameNamedBy(file: string): string {
  const name = basename(file, '.md');
  return name === 'rules' ? basename(dirname(resolve(file))) : name;
}

function readVectors(file: string): Vector[] {
  try {
    return vectorsIn(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new WrongCall(
      `${file}: ${error instanceof SyntaxError ? `a vector is not JSON: ${error.message}` : 'cannot be read'}`,
    );
  }
}

/** A rule that throws fails the example, not the whole run. */
function faultsOf(run: RunVector, vector: Vector): readonly string[] {
  try {
    return run(vector);
  } catch (error) {
    return [`throws: ${error instanceof Error ? error.message : String(error)}`];
  }
}

function print({ vector, faults }: Result): void {
  console.log(`${faults.length === 0 ? 'pass' : 'FAIL'} ${vector}`);
  for (const fault of faults) console.log(`     ${fault}`);
}
