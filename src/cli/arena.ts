import { availableParallelism } from 'node:os';
import type { Hosted } from '../engine/hosted.ts';
import { at, sum } from '../engine/list.ts';
import type { Contest } from './arena/contest.ts';
import { exploited, exploitReport } from './arena/exploit.ts';
import { playerOf } from './arena/player.ts';
import { runContest } from './arena/run.ts';
import { type ArenaStanding, standings } from './arena/standings.ts';
import { type Call, type Command, EXIT_OK, WrongCall } from './command.ts';
import { gameNamed, optionsOf, seatsOf } from './game-call.ts';
import { table } from './table.ts';

export const arenaCommand: Command = {
  usage: 'GAME --bots a,b[,…] --games N --seed S | GAME --exploit LEVEL --minutes N',
  says: 'Plays bots against each other, with every bot in every seat of every deal.',
  options: {
    'bots LIST':
      'who sits at the table, as many as there are seats: rookie, contender, champion, search, random, cmd:COMMAND; contender:brawler has a style, champion@20000 a number of nodes',
    'games N': 'how many games (100); rounded up so that the seats are balanced',
    'exploit LEVEL':
      'instead of a contest: learns in up to --games games (5000) how to exploit this level, then measures the gain in a fifth as many',
    'minutes N': 'exploit: time limit for learning and testing, at most 60 (60)',
    'seats K': 'exploit: how many seats (four, or the most the game allows)',
    'seed S': 'any text (ringside)',
    'nodes N': 'search budget of each bot, in nodes (that of its level)',
    'frozen FILE':
      'a bundle of the bots of another version, which play as frozen:LEVEL (npm run strength makes one)',
    'seconds N': 'time limit per answer for external bots (2)',
    'options JSON': 'options of the game',
    'workers N': 'how many threads (one per core)',
    json: 'print one object',
  },
  more: 'A bot that hangs, crashes, floods or plays a forbidden move forfeits that game. A game in which a bot of ours throws counts for nobody. Milliseconds are CPU time of the whole process: use one worker to compare them.',
  run: async (call) => {
    const game = gameNamed(call.args[0]);
    const victim = call.text('exploit');
    if (victim !== undefined) return exploit(game, victim, call);
    const bots = (call.text('bots') ?? '').split(',').filter((name) => name !== '');
    if (bots.length < game.seats.min || bots.length > game.seats.max) {
      throw new WrongCall(
        `--bots names ${bots.length}, but ${game.id} has ${game.seats.min} to ${game.seats.max} seats`,
      );
    }
    const games = Math.ceil(call.number('games', 100) / bots.length) * bots.length;
    const nodes = call.text('nodes') === undefined ? undefined : call.number('nodes', 1);
    const frozen = call.text('frozen');
    const settings = { nodes, frozen, seconds: call.number('seconds', 2, 1, 600) };
    for (const name of bots) (await playerOf(game, name, settings)).close();
    const contest: Contest = {
      ...{ game: game.id, bots, games, ...settings },
      options: optionsOf(game, call, bots.length),
      seed: call.text('seed') ?? 'ringside',
    };
    const start = performance.now();
    const { results, broken } = await runContest(
      game,
      contest,
      call.number('workers', availableParallelism(), 0, 64),
    );
    const seconds = (performance.now() - start) / 1000;
    const table = standings(bots, results, broken);
    const decisions = sum(results.map((result) => result.decisions));
    const processorSeconds = sum(results.flatMap((result) => result.milliseconds)) / 1000;
    if (call.flag('json'))
      console.log(
        JSON.stringify({
          ...{ game: game.id, games: results.length, seconds, processorSeconds, decisions },
          bots: table,
          broken: broken.map(({ brokenBy, error }) => ({ bot: at(bots, brokenBy), error })),
        }),
      );
    else print(game, results.length, seconds, table);
    for (const [error, count] of counted(broken.map((one) => one.error)))
      console.error(`${count} games broken off, a bot threw: ${error}`);
    return EXIT_OK;
  },
};

/** Learns to exploit a level and prints what that gains. */
async function exploit(game: Hosted, level: string, call: Call): Promise<number> {
  const seats = seatsOf(game, call);
  const nodes = call.text('nodes') === undefined ? undefined : call.number('nodes', 1);
  const report = await exploited(game, {
    ...{ level, seats, nodes, options: optionsOf(game, call, seats) },
    games: call.number('games', 5000),
    until: Date.now() + 60_000 * call.number('minutes', 60, 1, 60),
    seed: call.text('seed') ?? 'ringside',
  });
  if (call.flag('json')) console.log(JSON.stringify(report));
  else console.log(exploitReport(report));
  return EXIT_OK;
}

function counted(texts: readonly string[]): [text: string, count: number][] {
  return [...new Set(texts)].map((text) => [text, texts.filter((one) => one === text).length]);
}

function print(game: Hosted, games: number, seconds: number, rows: readonly ArenaStanding[]): void {
  console.log(`${game.id}: ${games} games in ${seconds.toFixed(1)} s\n`);
  const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
  const body = [...rows]
    .sort((a, b) => b.share - a.share)
    .map(({ name, firsts, share, interval: [low, high], rating, forfeits, milliseconds }) => [
      name,
      firsts.toFixed(1),
      percent(share),
      `${percent(low)} – ${percent(high)}`,
      rating.toFixed(1),
      String(forfeits),
      milliseconds.toFixed(2),
    ]);
  const head = ['bot', 'firsts', 'share', '95 % interval', 'rating', 'forfeits', 'ms an answer'];
  console.log(table(head, body));
}
