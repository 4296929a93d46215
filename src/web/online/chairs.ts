import type { TableInfo } from '../../client/protocol/table.ts';
import type { TableSnapshot } from '../../client/table.ts';
import type { Seat } from '../../engine/ask.ts';
import type { Outcome } from '../../engine/game.ts';
import { at, range } from '../../engine/list.ts';
import { seatInGame } from '../../engine/record.ts';
import type { Sitter } from '../session.ts';
import { botIn } from '../sitters.ts';

/** The seat of a chair in the game of the match that is being played. */
export function seatOfChair(known: TableSnapshot, chair: number): Seat {
  return seatInLeg(known, chair, known.seen?.leg ?? 0);
}

/** The seat of a chair in a game of the match. */
export function seatInLeg({ info }: TableSnapshot, chair: number, leg: number): Seat {
  return seatInGame(chair, leg, info.seats);
}

/** The chair of whoever has a seat in a game of the match, by default in the present one. */
export function chairOfSeat(known: TableSnapshot, seat: Seat, leg = known.seen?.leg ?? 0): number {
  return range(known.info.seats).findIndex((chair) => seatInLeg(known, chair, leg) === seat);
}

/** Who sits in each seat. A player who left keeps the name while a bot plays. */
export function sittersOf(known: TableSnapshot, leg = known.seen?.leg ?? 0): Sitter[] {
  return range(known.info.seats).map((seat) => {
    const chair = chairOfSeat(known, seat, leg);
    return sitterIn(known.info, chair, chair === known.chair);
  });
}

/** Who is on a chair of the server's; a free one counts as a rookie bot. */
export function sitterIn(info: TableInfo, chair: number, mine: boolean): Sitter {
  const { person, bot } = at(info.chairs, chair);
  if (person) return { kind: mine ? 'here' : 'away', name: person.name };
  return botIn(info.id, chair, bot ?? 'rookie');
}

/** How it ended, by seat of the game that is shown; on the wire it counts chairs. */
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

/** Names of people and bots by chair; free chairs have none. */
export function isChairFree({ person, bot }: TableInfo['chairs'][number]): boolean {
  return person === null && bot === null;
}
