import { isDecision, moveIn, resumed } from '../../bots/explaining.ts';
import type { Hosted } from '../../engine/hosted.ts';
import { at, range } from '../../engine/list.ts';
import { type GameRecord, seatInGame, standing } from '../../engine/record.ts';
import { matchTally, type SeatTally } from '../../engine/tally.ts';
import { TALLIES } from '../../games/rules.ts';
import { reviewedBy } from './bot-moves.ts';
import type { PastDecision, Study } from './protocol.ts';

/** The sources of everyone's final score, by person. */
export function tallyOf(game: Hosted, record: GameRecord): readonly SeatTally[] {
  const tally = TALLIES[game.id];
  return tally ? matchTally(resumed(game, record, record.steps.length), tally) : [];
}

/** All answers of a person that were not taken back and had an alternative. */
export function decisionsOf(game: Hosted, record: GameRecord, person: number): PastDecision[] {
  const match = resumed(game, record, 0);
  const stood = new Set(standing(record.steps));
  return record.steps.flatMap((step, index): PastDecision[] => {
    const gameIndex = match.gameIndex();
    const ask = match.ask(step.seat);
    if ('takeBack' in step) match.takeBack(step.seat, step.takeBack);
    else match.answer(step.seat, step.move);
    const theirs = step.seat === seatInGame(person, gameIndex, record.seats);
    if (!theirs || !stood.has(index + 1) || !ask || !isDecision(ask)) return [];
    return [{ step: index + 1, seat: step.seat, gameIndex, move: moveIn(step) }];
  });
}

/** The table just before a step, as the answering seat saw it. */
export function studyOf(game: Hosted, record: GameRecord, number: number): Study {
  const step = at(record.steps, number - 1);
  const match = resumed(game, record, number - 1);
  const { seat } = step;
  const move = moveIn(step);
  return {
    step: number,
    seat,
    gameIndex: match.gameIndex(),
    move,
    view: match.view(seat),
    about: match.ask(seat)?.about ?? '',
    heard: match.repeats(seat),
    advice: reviewedBy(match, seat, number, move),
    open: range(record.seats).map((other) => match.view(other)),
  };
}
