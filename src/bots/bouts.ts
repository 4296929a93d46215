import type { Seat } from '../engine/ask.ts';
import { type Deal, dealtMatch, publicSeed } from '../engine/deal.ts';
import { streamSeeds } from '../engine/fair.ts';
import type { AnyMove, Hosted } from '../engine/hosted.ts';
import { at, sum } from '../engine/list.ts';
import type { Match, ViewableMatch } from '../engine/match.ts';
import { type GameRecord, seatInGame } from '../engine/record.ts';
import { rngFrom } from '../engine/rng.ts';
import { type AnyTally, matchTally } from '../engine/tally.ts';
import { type Level, nodeBudget, situationOf, USUAL_NODES } from './bot.ts';
import { boutSeat } from './bout-cast.ts';
import { hashOf } from './characters.ts';
import type { HostedBots } from './host-bots.ts';

/** How a game's daily bout is played and scored. */
export interface BoutRules {
  readonly seats: number;
  /** Options of which each day takes one. */
  readonly variants: readonly object[];
  /** What a win adds to the total of the game's tally; a draw adds half of it. */
  readonly win: number;
}

/** One deal of a game for everybody on a day, alone against bots. */
export interface DailyBout {
  readonly day: string;
  readonly deal: Deal;
  /** The seat of whoever plays it. */
  readonly seat: Seat;
}

/** Who sits in the other seats. */
export const BOUT_LEVEL = 'contender' satisfies Level;

/** Whether this is a day such as `2026-11-18`. */
export function isDay(text: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(time);
}

/** The bout of a day: everything follows from the date and the game. */
export function boutOf(game: Hosted, { seats, variants }: BoutRules, day: string): DailyBout {
  const number = hashOf(`${day} ${game.id}`);
  const read = game.read(at(variants, number % variants.length), seats);
  if ('error' in read) throw new Error(`the bout of ${game.id} has bad options`);
  const deal = {
    game: game.id,
    seats,
    options: read.options,
    seed: publicSeed('daily bout', day, game.id),
  };
  return { day, deal, seat: boutSeat(day, game.id, seats) };
}

/** A table at which a bout is played. Its commitment is public like the deal. */
export function openBout(game: Hosted, { deal, day }: DailyBout): Match {
  const match = game.open(dealtMatch(deal, `daily ${day}`, ''));
  if ('error' in match) throw new Error(`the bout of ${game.id} has bad options`);
  return match;
}

/** Whether a record is of a bout; its bots are taken on trust. */
export function isRecordOf({ deal, day }: DailyBout, record: GameRecord): boolean {
  const { format, seats, options, legs, fairness } = record;
  return (
    format === 'ringside/3' &&
    record.game === deal.game &&
    seats === deal.seats &&
    legs === 1 &&
    JSON.stringify(options) === JSON.stringify(deal.options) &&
    fairness.table === `daily ${day}` &&
    fairness.secret === deal.seed &&
    fairness.entropy.length === 0
  );
}

/** What a bot answers whose chance comes from the deal and the step alone: equal answers get equal replies. */
export function steadyAnswer(
  { levels }: HostedBots,
  match: ViewableMatch,
  seat: Seat,
  { level, seed, nodes = USUAL_NODES[level] }: Steady,
): AnyMove {
  const rng = rngFrom(streamSeeds(seed)(`bot/${seat}/${match.step()}`));
  return levels[level](situationOf(match, seat, rng, nodeBudget(nodes)));
}

/** How a steady bot thinks: never by time, which differs between devices. */
export interface Steady {
  readonly level: Level;
  readonly seed: string;
  readonly nodes?: number;
}

/** What a finished bout came to. */
export function boutScore(
  match: ViewableMatch,
  tally: AnyTally,
  { win }: BoutRules,
  seat: Seat,
): number {
  const { sources } = at(matchTally(match, tally), seatInGame(seat, 0, match.seats));
  const first = match.outcome()?.places[0] ?? [];
  const bonus = first.includes(seat) ? win / first.length : 0;
  return sum(sources.map(({ amount }) => amount)) + bonus;
}

/** How much the champion thinks about each decision of a bout, in nodes. */
const PAR_NODES = 8000;

/** Plays a bout with a champion in the person's seat, one answer at a time; gives the match at its end. */
export function* championPlays(
  game: Hosted,
  bots: HostedBots,
  bout: DailyBout,
): Generator<Match, Match> {
  const match = openBout(game, bout);
  const { seed } = bout.deal;
  for (let asked = match.asked(); asked.length > 0; asked = match.asked()) {
    const seat = asked.find((one) => one !== bout.seat) ?? bout.seat;
    const level = seat === bout.seat ? 'champion' : BOUT_LEVEL;
    const nodes = seat === bout.seat ? PAR_NODES : USUAL_NODES[BOUT_LEVEL];
    match.answer(seat, steadyAnswer(bots, match, seat, { level, seed, nodes }));
    yield match;
  }
  return match;
}
