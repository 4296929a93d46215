import type { Between } from '../../client/protocol/table.ts';
import { at, range, sum } from '../../engine/list.ts';
import { seatInGame } from '../../engine/record.ts';
import type { Ruling, TableModel } from './model.ts';
import { chairOfPerson } from './seats.ts';

/** A person is ready for the next game of the match. */
export function readyForNext(table: TableModel, person: string): Ruling {
  const chair = chairOfPerson(table, person);
  if (chair === null) return { error: 'not-seated' };
  const { pause } = table;
  if (!pause || pause.until === null || pause.ready.includes(chair))
    return { error: 'wrong-phase' };
  return [{ type: 'ready', chair }];
}

/** The pause between two games as sent to clients; null during games. */
export function betweenGames({ pause, match, terms }: TableModel): Between | null {
  const past = match?.past() ?? [];
  const last = past.at(-1);
  if (!pause || pause.until === null || !last) return null;
  const { view, outcome } = last;
  const scores = range(terms.seats).map((chair) =>
    sum(past.map((game, leg) => at(game.outcome.scores, seatInGame(chair, leg, terms.seats)))),
  );
  return { until: pause.until, ready: [...pause.ready], view, outcome, scores };
}
