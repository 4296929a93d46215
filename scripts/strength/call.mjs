// The command line of `npm run strength`.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fail, root } from '../setup.mjs';
import { GROUPS, SEATS, STYLED_LEVELS } from './rows.mjs';

const USAGE = `npm run strength -- [GAME…] [options]
  --only levels|frozen|styles   only these rows
  --level LEVEL                 only these rows of the styles: rookie, contender or champion
  --rows N[-M]                  only these rows, by the numbers that --list prints
  --list                        list the rows instead of playing them
  --time                        say how long each row takes instead of playing it
  --games N                     games in each row (400; four times as many of styles where that is cheap)
  --nodes N                     search budget of all bots, in nodes
  --jobs N                      how many rows are played at the same time (1)
  --results FILE                where finished rows are kept: an interrupted run continues after them`;

export const FEWEST_GAMES = 400;
const RESULTS = join(root, 'node_modules', '.cache', 'ringside-strength', 'results.jsonl');

const OPTIONS = {
  only: { type: 'string' },
  level: { type: 'string' },
  rows: { type: 'string' },
  list: { type: 'boolean', default: false },
  time: { type: 'boolean', default: false },
  games: { type: 'string', default: String(FEWEST_GAMES) },
  nodes: { type: 'string' },
  jobs: { type: 'string', default: '1' },
  results: { type: 'string', default: RESULTS },
};

export function readCall() {
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options: OPTIONS });
    return {
      ...values,
      games: wholeNumber(values.games, '--games'),
      jobs: wholeNumber(values.jobs, '--jobs'),
      nodes: values.nodes && wholeNumber(values.nodes, '--nodes'),
      only: oneOf(values.only, Object.keys(GROUPS), '--only'),
      level: oneOf(values.level, STYLED_LEVELS, '--level'),
      playing: positionals.map((game) => oneOf(game, Object.keys(SEATS), 'GAME')),
    };
  } catch (error) {
    return fail(`${error.message}\n${USAGE}`);
  }
}

function oneOf(value, known, name) {
  if (value === undefined || known.includes(value)) return value;
  throw new Error(`${name} is one of: ${known.join(', ')}`);
}

function wholeNumber(text, name) {
  if (/^[1-9]\d*$/.test(text)) return Number(text);
  throw new Error(`${name} takes a positive number`);
}
