import { type Bot, type Situation, shareOf } from '../../../bots/bot.ts';
import { appeal } from '../../../bots/style.ts';
import { SILENCE } from '../../../engine/referee.ts';
import { round } from '../game.ts';
import { imagine, knownTonight } from '../imagine.ts';
import type { Move, MoveOf, Round, State } from '../kind.ts';
import { expectation, isPlausible, plannedAttack } from './contender.ts';
import { type NightOutlook, playNight } from './evenings.ts';
import { forecast, suspicions } from './forecast.ts';
import { drawnWay, type Reading, readTable, worldsIn } from './reading.ts';
import { talk } from './talking.ts';
import { traitsOf } from './traits.ts';
import { mixedChoice, type Weighed, weigh } from './weighing.ts';

/** Reads the table, then plays the night through in worlds as likely as they are believed to be. */
export const champion: Bot<Round> = (situation) => {
  if (situation.ask.about === 'salon') return talk(situation);
  return mixedChoice(weighed(situation), situation.rng, tasteOf(situation)) ?? situation.ask.idle;
};

/** How much a style likes an answer. */
function tasteOf({ style, view }: Situation<Round>): (move: Move) => number {
  return (move) => appeal(style, traitsOf(move, view.options));
}

/** The answers worth a thought, the best first. */
export function weighed(situation: Situation<Round>): Weighed[] {
  const { view, ask, rng, budget } = situation;
  const reading = readTable(knownTonight(view), view.open.claims, rng);
  const world = (): State => imagine(view, rng, () => drawnWay(reading, rng));
  const play = (move: Move, imagined: State): NightOutlook => {
    const s = round.clone(imagined);
    round.play(s, ask.seat, move, rng, SILENCE);
    return playNight(s, ask.seat, view.open.night, rng);
  };
  const players = view.open.purses.length;
  const thought = isSlow(players) ? shareOf(budget, budget.nodes / SLOWER) : budget;
  return weigh(candidates(situation, reading), world, play, thought);
}

/** Many bettors mean many worlds, three mean many predictions to choose from. */
function isSlow(players: number): boolean {
  return players > 5 || players === 3;
}

const SLOWER = 6;

/** What is worth a thought. */
function candidates(situation: Situation<Round>, reading: Reading): readonly Move[] {
  const { ask } = situation;
  if (ask.about === 'draft') return drafts(situation);
  if (ask.about === 'prognosis') return sheets(situation, reading);
  if (ask.about === 'attack') return attacks(situation, reading);
  return ask.moves;
}

/** Either boxer, with the truth or with a lie that can be believed. */
function drafts({ view, ask }: Situation<Round>): Move[] {
  return ask.moves.filter(
    (move) =>
      move.type === 'draft' &&
      (move.keep === move.announce || isPlausible(view, move.keep, move.announce)),
  );
}

/** The sheets that promise most. */
function sheets({ ask }: Situation<Round>, reading: Reading): Move[] {
  const worlds = worldsIn(reading);
  const expected = forecast(reading.known, worlds, plannedAttack(reading.known, worlds));
  return ask.moves
    .flatMap((move) =>
      move.type === 'prognosis' ? [{ move, gain: expectation(move, expected) }] : [],
    )
    .sort((a, b) => b.gain - a.gain)
    .slice(0, MOST_SHEETS)
    .map(({ move }) => move);
}

const MOST_SHEETS = 8;

/** The likeliest accusations, and none. */
function attacks({ ask }: Situation<Round>, reading: Reading): Move[] {
  const likely = suspicions(reading.known, worldsIn(reading)).slice(0, MOST_ATTACKS);
  return [
    ask.idle,
    ...likely.map(({ accusation }): MoveOf<'attack'> => ({ type: 'attack', ...accusation })),
  ];
}

const MOST_ATTACKS = 4;
