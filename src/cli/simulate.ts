import { openFairness, seedsOf } from '../engine/fair.ts';
import type { Hosted } from '../engine/hosted.ts';
import { at, range, sum } from '../engine/list.ts';
import { rngFrom } from '../engine/rng.ts';
import { playContest } from './arena/contest.ts';
import { type Command, EXIT_OK, WrongCall } from './command.ts';
import { gameNamed, optionsOf, seatsOf } from './game-call.ts';
import { progress } from './progress.ts';
import { table } from './table.ts';

export const simulateCommand: Command = {
  usage: 'GAME --games N --seats K --seed S',
  says: 'Plays many games as fast as possible and prints statistics.',
  options: {
    'games N': 'how many games (1000)',
    'seats K': 'how many seats (four, or the most the game allows)',
    'seed S': 'any text (ringside)',
    'bots LIST': 'who plays: levels or random, one per seat (all random)',
    'nodes N': 'search budget of each bot, in nodes',
    'options JSON': 'options of the game',
    json: 'print one object',
  },
  run: async (call) => {
    const game = gameNamed(call.args[0]);
    const bots = call.text('bots')?.split(',');
    const seats = bots?.length ?? seatsOf(game, call);
    if (seats < game.seats.min || seats > game.seats.max)
      throw new WrongCall(`${game.id} cannot be played with ${seats} seats`);
    const games = call.number('games', 1000);
    const seed = call.text('seed') ?? 'ringside';
    const options = optionsOf(game, call, seats);
    const nodes = call.text('nodes') === undefined ? undefined : call.number('nodes', 1);
    const start = performance.now();
    const runs = bots
      ? await withBots(game, {
          game: game.id,
          bots,
          options,
          games,
          ...{ seed, nodes, seconds: 2, frozen: undefined },
        })
      : atRandom(game, seats, options, games, seed);
    const report = summary(game, games, seats, (performance.now() - start) / 1000, runs);
    if (call.flag('json')) console.log(JSON.stringify(report));
    else print(report);
    return EXIT_OK;
  },
};

/** The result of one game: decisions, and each seat's share of the first place. */
interface Run {
  readonly decisions: number;
  readonly firsts: readonly number[];
  readonly scores: readonly number[];
}

function atRandom(
  game: Hosted,
  seats: number,
  options: object,
  games: number,
  seed: string,
): Run[] {
  const bar = progress(games, 'games');
  const rng = rngFrom(seedsOf(openFairness('simulate', seed), seed)(0));
  const runs = range(games).map((number) => {
    if (number % 64 === 0) bar.step(number);
    const { decisions, outcome } = game.playRandomly(seats, options, rng);
    return { decisions, firsts: firstsOf(outcome.places, seats), scores: outcome.scores };
  });
  bar.end();
  return runs;
}

async function withBots(game: Hosted, contest: Parameters<typeof playContest>[1]): Promise<Run[]> {
  const runs: Run[] = [];
  const bar = progress(contest.games, 'games');
  await playContest(game, contest, 0, contest.games, ({ places, scores, decisions }) => {
    const best = Math.min(...places);
    const winners = range(places.length).filter((bot) => places[bot] === best);
    runs.push({ decisions, scores, firsts: firstsOf([winners], places.length) });
    bar.step(runs.length);
  });
  bar.end();
  return runs;
}

function firstsOf(places: readonly (readonly number[])[], seats: number): number[] {
  const first = at(places, 0);
  return range(seats).map((seat) => (first.includes(seat) ? 1 / first.length : 0));
}

type Report = ReturnType<typeof summary>;

function summary(
  game: Hosted,
  games: number,
  seats: number,
  seconds: number,
  runs: readonly Run[],
) {
  const lengths = runs.map(({ decisions }) => decisions);
  const decisions = sum(lengths);
  return {
    game: game.id,
    games,
    seats,
    seconds,
    gamesPerSecond: Math.round(games / seconds),
    decisionsPerSecond: Math.round(decisions / seconds),
    decisions: {
      least: lengths.reduce((a, b) => Math.min(a, b)),
      mean: decisions / games,
      most: lengths.reduce((a, b) => Math.max(a, b)),
    },
    results: range(seats).map((seat) => ({
      seat,
      share: sum(runs.map((run) => run.firsts[seat] ?? 0)) / games,
      score: sum(runs.map((run) => run.scores[seat] ?? 0)) / games,
    })),
  };
}

function print({
  game,
  games,
  seats,
  seconds,
  gamesPerSecond,
  decisionsPerSecond,
  decisions,
  results,
}: Report): void {
  console.log(`${game}, ${seats} seats: ${games} games in ${seconds.toFixed(2)} s`);
  console.log(`${gamesPerSecond} games/s, ${decisionsPerSecond} decisions/s`);
  console.log(
    `decisions per game: ${decisions.least} to ${decisions.most}, mean ${decisions.mean.toFixed(1)}\n`,
  );
  const rows = results.map(({ seat, share, score }) => [
    String(seat),
    `${(100 * share).toFixed(1)} %`,
    score.toFixed(2),
  ]);
  console.log(table(['seat', 'first places', 'mean score'], rows));
}
