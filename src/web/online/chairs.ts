import type { TableInfo } from '../../client/protocol/table.ts';
import type { TableSnapshot } from '../../client/table.ts';
import type { Seat } from '../../engine/ask.ts';
import type { Outcome } from '../../engine/game.ts';
import { at, range } from '../../engine/list.ts';
import { seatInGame } from '../../engine/record.ts';
import type { Sitter } from '../session.ts';
import { botIn } from '../sitters.ts';

/** A chair's seat in the current game of the match. */
export function seatOfChair(known: TableSnapshot, chair: number): Seat {
  return seatInLeg(known, chair, known.seen?.leg ?? 0);
}

/** A chair's seat in a given game of the match. */
export function seatInLeg({ info }: TableSnapshot, chair: number, leg: number): Seat {
  return seatInGame(chair, leg, info.seats);
}

/** The chair of a seat in a game of the match, by default the current one. */
export function chairOfSeat(known: TableSnapshot, seat: Seat, leg = known.seen?.leg ?? 0): number {
  return range(known.info.seats).findIndex((chair) => seatInLeg(known, chair, leg) === seat);
}

/** The player of each seat. A player who left keeps the name while a bot plays. */
export function sittersOf(known: TableSnapshot, leg = known.seen?.leg ?? 0): Sitter[] {
  return range(known.info.seats).map((seat) => {
    const chair = chairOfSeat(known, seat, leg);
    return sitterIn(known.info, chair, chair === known.chair);
  });
}

/** The player at a server's chair; a free one counts as a rookie bot. */
export function sitterIn(info: TableInfo, chair: number, mine: boolean): Sitter {
  const { person, bot } = at(info.chairs, chair);
  if (person) return { kind: mine ? 'here' : 'away', name: person.name };
  return botIn(info.id, chair, bot ?? 'rookie');
}

/** The outcome by seat of the shown game; on the wire it is by chair. */
export function outcomeBySeat(known: TableSnapshot): Outcome | null {
  const outcome = known.seen?.outcome;
  if (!outcome) return null;
  const { places, scores, rule } = outcome;
  return {
    places: places.map((chairs) => chairs.map((chair) => seatOfChair(known, chair))),
    scores: range(scores.length).map((seat) => at(scores, chairOfSeat(known, seat))),
    rule,
  };
}

/** Names of people and bots by chair; empty chairs have none. */
export function isChairFree({ person, bot }: TableInfo['chairs'][number]): boolean {
  return person === null && bot === null;
}
