import { fastPerft } from '../games/bots.ts';
import { type Command, FINE, WrongCall } from './command.ts';
import { gameNamed } from './game-call.ts';
import { table } from './table.ts';

export const perft: Command = {
  usage: 'DEPTH [--layout alternating|triples]',
  says: 'Counts the move sequences of grid from its start.',
  options: {
    'layout NAME': 'how the start pegs stand: alternating (normally) or triples',
    'board NAME': 'hex4 (normally) or hex3',
    'captures NAME': 'automatic (normally) or optional',
    json: 'print one object',
  },
  run: (call) => {
    const depth = Number(call.args[0]);
    if (!Number.isInteger(depth) || depth < 1 || depth > 30)
      throw new WrongCall('DEPTH is a whole number from 1 to 30');
    const given = {
      start: call.text('layout'),
      board: call.text('board'),
      captures: call.text('captures'),
    };
    const options = Object.fromEntries(
      Object.entries(given).filter(([, value]) => value !== undefined),
    );
    const read = gameNamed('grid').read(options, 2);
    if ('error' in read)
      throw new WrongCall(`${read.option} cannot be ${String(options[read.option ?? ''])}`);
    const start = performance.now();
    const counts = fastPerft(read.options, depth);
    const seconds = (performance.now() - start) / 1000;
    if (call.flag('json')) console.log(JSON.stringify({ ...counts, seconds }));
    else {
      const names = Object.keys(counts);
      console.log(table(names, [Object.values(counts).map((n) => String(n ?? '–'))]));
      console.log(`${seconds.toFixed(2)} s`);
    }
    return FINE;
  },
};
