import { type Bot, nodeBudget } from '../../../bots/bot.ts';
import { type Ask, askData, type Seat } from '../../../engine/ask.ts';
import { viewOf } from '../../../engine/game.ts';
import { at, sum } from '../../../engine/list.ts';
import { SILENCE } from '../../../engine/referee.ts';
import type { Rng } from '../../../engine/rng.ts';
import { round } from '../game.ts';
import type { Judged, Move, Round, State } from '../kind.ts';
import type { Rule } from '../rulebook.ts';
import { tokensOf } from '../rules/tokens.ts';
import { placesOf } from '../slots.ts';
import { contender } from './contender.ts';

/** How a night went in thought. */
export interface NightOutlook {
  /** How likely the seat wins the game from there. */
  readonly worth: number;
  /** What the night brought it. */
  readonly gain: number;
  /** What became of its sheets. */
  readonly sheets: readonly Judged[];
  readonly duelsWon: number;
  /** Whether one of its boxers was knocked out, or one of another's. */
  readonly ko: 'own' | 'other' | null;
  /** How many decisions were made on the way. */
  readonly decisions: number;
}

/** Plays out a night: everyone continues as contenders do, and nobody talks. */
export function playNight(s: State, seat: Seat, night: number, rng: Rng): NightOutlook {
  let decisions = 1;
  while (s.open.night === night) {
    const ask = round.asks(s).find(({ open }) => !open);
    if (!ask) break;
    round.play(s, ask.seat, likelyAnswer(s, ask, rng), rng, SILENCE);
    decisions++;
  }
  return { ...eveningOf(s, seat, night), decisions };
}

/** The play of a bettor who has considered only a few worlds. */
function likelyAnswer(s: State, ask: Ask<Move, Rule>, rng: Rng): Move {
  if (ask.talk) return ask.idle();
  const view = viewOf(round, s, ask.seat);
  return SOMEBODY({ view, ask: askData(ask), heard: [], rng, budget: FEW_WORLDS });
}

const SOMEBODY: Bot<Round> = contender;
const FEW_WORLDS = nodeBudget(60);

function eveningOf(s: State, seat: Seat, night: number): Omit<NightOutlook, 'decisions'> {
  const { paid, ko } = at(s.open.history, night - 1);
  const { delta, sheets, duelsWon } = at(paid, seat);
  const own = ko?.startsWith(`${seat}.`) ? 'own' : 'other';
  return { worth: worthOf(s, seat), gain: delta, sheets, duelsWon, ko: ko === null ? null : own };
}

/** How likely a seat wins, by the purses, the lies that each may still tell and the nights that are left. */
export function worthOf(s: State, seat: Seat): number {
  const outcome = round.outcome(s);
  if (outcome) return at(outcome.places, 0).includes(seat) ? 1 : 0;
  const { purses, history } = s.open;
  const nights = s.options.nights - history.length;
  const { spread, lie } = purses.length === 2 ? DUEL : TABLE;
  const strengths = purses.map((purse, other) => {
    const wealth = purse + lie * liesLeft(s, other, nights);
    return Math.exp(wealth / (spread * Math.sqrt(nights)));
  });
  return at(strengths, seat) / sum(strengths);
}

/**
 * How far one night throws purses apart, and what a lie that may still be told is worth, in K; tuned in games of
 * champions and contenders.
 */
const TABLE = { spread: 1.7, lie: 0.9 };
/** The same for two bettors, whose lies are better covered in the salon. */
const DUEL = { spread: 1.9, lie: 1.4 };

/** How many lies a seat can still tell, one for each slot and night. */
function liesLeft({ open, options }: State, seat: Seat, nights: number): number {
  const { lieLimit } = options;
  if (lieLimit === null) return 0;
  const { history, purses } = open;
  return sum(
    placesOf(seat, purses.length).map((slot) =>
      Math.min(nights, Math.max(0, lieLimit - tokensOf(history, slot).lie)),
    ),
  );
}
