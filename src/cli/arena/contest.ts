import { openFairness } from '../../engine/fair.ts';
import type { Hosted } from '../../engine/hosted.ts';
import { at, range } from '../../engine/list.ts';
import type { PlayableMatch, ViewableMatch } from '../../engine/match.ts';
import { seatInGame } from '../../engine/record.ts';
import { Forfeit } from './outside.ts';
import { type ArenaPlayer, type PlayerSettings, playerOf } from './player.ts';

/** The bots, the game and the number of games. */
export interface Contest extends PlayerSettings {
  readonly game: string;
  readonly bots: readonly string[];
  readonly options: object;
  readonly games: number;
  readonly seed: string;
}

/** The result of one game for each bot of the contest, in the order given. */
export interface ContestResult {
  /** Places from 0; equal results share a place. */
  readonly places: readonly number[];
  readonly scores: readonly number[];
  /** Why a bot forfeited, if it did. */
  readonly forfeits: readonly (string | null)[];
  readonly decisions: number;
  /** How often each bot answered, and the processor time of this process meanwhile, in milliseconds. */
  readonly answers: readonly number[];
  readonly milliseconds: readonly number[];
}

/** A game without a result, because a bot of this process threw. It counts for nobody. */
export interface BrokenGame {
  /** The bot's place in the contest. */
  readonly brokenBy: number;
  readonly error: string;
}

/** Thrown when a bot throws: a fault of ours, unlike what outside programs forfeit for. */
class BrokenOff extends Error {
  constructor(
    readonly bot: number,
    override readonly cause: unknown,
  ) {
    super(cause instanceof Error ? cause.message : String(cause));
  }
}

/** Plays a range of the contest's games. One that a bot breaks off ends the range unless `broken` takes it. */
export async function playContest(
  game: Hosted,
  contest: Contest,
  from: number,
  to: number,
  done: (result: ContestResult) => void,
  broken?: (game: BrokenGame) => void,
): Promise<void> {
  const players: ArenaPlayer[] = [];
  const playNumber = async (number: number): Promise<void> => {
    try {
      done(await playOne(game, contest, players, number));
    } catch (error) {
      if (!(broken && error instanceof BrokenOff)) throw error;
      broken({ brokenBy: error.bot, error: error.message });
    }
  };
  try {
    for (const name of contest.bots) players.push(await playerOf(game, name, contest));
    for (let number = from; number < to; number++) await playNumber(number);
  } finally {
    for (const player of players) player.close();
  }
}

/** Every bot plays every seat of the same deal, one game after the other. */
export async function playOne(
  game: Hosted,
  contest: Contest,
  players: readonly ArenaPlayer[],
  number: number,
): Promise<ContestResult> {
  const seats = players.length;
  const rotation = number % seats;
  const deal = Math.floor(number / seats);
  const seatOf = (bot: number): number => seatInGame(bot, rotation, seats);
  const botIn = (seat: number): number => (seat - rotation + seats) % seats;
  const fairness = openFairness(`arena ${deal}`, contest.seed);
  const match = game.open({ seats, options: contest.options, fairness, secret: contest.seed });
  if ('error' in match) throw new Error('options were checked before');
  for (const [bot, player] of players.entries()) player.begin(`${contest.seed} ${number} ${bot}`);
  const forfeits: (string | null)[] = players.map(() => null);
  const answers = players.map(() => 0);
  const milliseconds = players.map(() => 0);
  let decisions = 0;
  for (let waited = match.asked(); waited.length > 0; waited = match.asked()) {
    const seat = at(waited, 0);
    const bot = botIn(seat);
    const begin = processorTime();
    forfeits[bot] ??= await answer(match, seat, at(players, bot), bot);
    milliseconds[bot] = at(milliseconds, bot) + processorTime() - begin;
    answers[bot] = at(answers, bot) + 1;
    if (forfeits[bot] !== null) match.answer(seat, match.ask(seat)?.idle);
    decisions++;
  }
  const outcome = match.outcome();
  if (!outcome) throw new Error(`${game.id} asks nothing and has not ended`);
  const placed = range(seats).map((bot) =>
    outcome.places.findIndex((seatsThere) => seatsThere.includes(seatOf(bot))),
  );
  const places = placed.map((place, bot) => (forfeits[bot] === null ? place : seats));
  return {
    places,
    scores: range(seats).map((bot) => at(outcome.scores, seatOf(bot))),
    forfeits,
    ...{ decisions, answers, milliseconds },
  };
}

/** Processor time of this process, in milliseconds. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Lets a player answer; returns why if it forfeits. An illegal answer is a forfeit too. */
async function answer(
  match: PlayableMatch & ViewableMatch,
  seat: number,
  player: ArenaPlayer,
  bot: number,
): Promise<string | null> {
  let move: unknown;
  try {
    move = await player.answer(match, seat);
  } catch (error) {
    if (error instanceof Forfeit) return error.message;
    throw new BrokenOff(bot, error);
  }
  const answered = match.answer(seat, move);
  return answered.ok ? null : `${answered.rule} forbids its answer`;
}
