import { existsSync } from 'node:fs';
import { type Call, type Command, EXIT_FAULT, EXIT_OK, WrongCall } from './command.ts';

const NAMES = ['engine', 'grid', 'replies', 'server', 'growth', 'loop', 'page', 'peers'];

/** The exports of `bench/main.ts`, which is built in a checkout and not part of the package. */
interface Benchmarks {
  runBenchmarks(call: Call): Promise<void>;
}

export const benchCommand: Command = {
  usage: '[engine] [grid] [replies] [server] [growth] [loop] [page] [peers]',
  says: 'Measures engine, server and page, and prints tables. Needs a checkout.',
  options: {
    'seconds N': 'how long each figure is measured (2)',
    'positions N': 'in how many positions of each game the bots are timed (500)',
    'tables N': 'server: how many tables of each game (100, with four sockets each)',
    'rate N': 'server: answers per second at a fixed rate (1000)',
    'database URL': 'server: an empty Postgres database instead of the embedded store',
    'runs N': 'page: how many visits to take the median of (5)',
    'plot FILE': 'growth: write the plot to this SVG file',
    json: 'print one object',
  },
  more: 'Without a name it measures everything. To include the peers, first run: npm ci --prefix bench/peers',
  run: async (call) => {
    const unknown = call.args.find((name) => !NAMES.includes(name));
    if (unknown !== undefined) throw new WrongCall(`there is no benchmark called ${unknown}`);
    const built = new URL('./bench/main.mjs', import.meta.url);
    if (!existsSync(built)) {
      console.error('The benchmarks are not part of the package. Run this command in a checkout.');
      return EXIT_FAULT;
    }
    const { runBenchmarks }: Benchmarks = await import(built.href);
    await runBenchmarks(call);
    return EXIT_OK;
  },
};
