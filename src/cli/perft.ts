import { fastPerft } from '../games/grid-tools.ts';
import { type Call, type Command, EXIT_OK, WrongCall } from './command.ts';
import { table } from './table.ts';

export const perftCommand: Command = {
  usage: 'DEPTH [--layout alternating|triples]',
  says: 'Counts the move sequences of grid from its start.',
  options: {
    'layout NAME': 'the start position: alternating (default) or triples',
    'board NAME': 'hex4 (default) or hex3',
    'captures NAME': 'automatic (default) or optional',
    json: 'print one object',
  },
  run: (call) => {
    const depth = Number(call.args[0]);
    if (!Number.isInteger(depth) || depth < 1 || depth > 30)
      throw new WrongCall('DEPTH is a whole number from 1 to 30');
    const options = {
      board: named(call, 'board', ['hex4', 'hex3']),
      start: named(call, 'layout', ['alternating', 'triples']),
      captures: named(call, 'captures', ['automatic', 'optional']),
    };
    const start = performance.now();
    const counts = fastPerft(options, depth);
    const seconds = (performance.now() - start) / 1000;
    if (call.flag('json')) console.log(JSON.stringify({ ...counts, seconds }));
    else {
      const names = Object.keys(counts);
      console.log(table(names, [Object.values(counts).map((n) => String(n ?? '–'))]));
      console.log(`${seconds.toFixed(2)} s`);
    }
    return EXIT_OK;
  },
};

/** One of a few values; the first is the default. */
function named<const Name extends string>(
  call: Call,
  option: string,
  names: readonly [Name, ...Name[]],
): Name {
  const given = call.text(option) ?? names[0];
  const found = names.find((name) => name === given);
  if (found === undefined)
    throw new WrongCall(`--${option} must be one of ${names.join(', ')}, not ${given}`);
  return found;
}
