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

/** A game's settings and scoring for its daily bout. */
export interface BoutRules {
  readonly seats: number;
  /** Sets of options; each day uses one. */
  readonly variants: readonly object[];
  /** Points for a win, added to the game's tally; a draw adds half of it. */
  readonly win: number;
}

/** A day's deal of a game, the same for everyone, played alone against bots. */
export interface DailyBout {
  readonly day: string;
  readonly deal: Deal;
  /** The person's seat. */
  readonly seat: Seat;
}

/** The opponents. */
export const BOUT_LEVEL = 'contender' satisfies Level;

/** Whether a text is a date such as `2026-11-18`. */
export function isDay(text: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(time);
}

/** The bout of a day, derived from the date and the game alone. */
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

/** The setup of a bout's table. Its commitment is public like the deal. */
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

/**
 * A bot's answer with randomness from the deal and the step alone: equal answers get equal replies.
 */
export function steadyAnswer(
  { levels }: HostedBots,
  match: ViewableMatch,
  seat: Seat,
  { level, seed, nodes = USUAL_NODES[level] }: Steady,
): AnyMove {
  const rng = rngFrom(streamSeeds(seed)(`bot/${seat}/${match.step()}`));
  return levels[level](situationOf(match, seat, rng, nodeBudget(nodes)));
}

/** The budget of a deterministic bot: never by time, which differs between devices. */
export interface Steady {
  readonly level: Level;
  readonly seed: string;
  readonly nodes?: number;
}

/** The result of a finished bout. */
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

/** The champion's nodes per decision of a bout. */
const PAR_NODES = 8000;

/**
 * Plays a bout with a champion in the person's seat, one answer at a time; returns the final match.
 */
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
