import type { Seat } from '../../../engine/ask.ts';
import { at, range, replaced, sum } from '../../../engine/list.ts';
import type { View } from '../kind.ts';
import { hasFinal, roundsOf } from '../rules/participants.ts';
import { DECISIVE_LEAD, ROUNDS, TROPHIES } from '../tournament.ts';

/**
 * What can be won in each round, measured by how much it adds to the chance to win the tournament
 * between equals; the unit is a fan in the first round.
 */
export interface Stakes {
  readonly match: readonly number[];
  readonly fan: readonly number[];
  /** What winning the final adds to the last match. */
  readonly final: number;
  /** How much the rounds after this one count, where 1 is usual. */
  readonly later: number;
}

/** Between two a lead of 11 ends it (CH-86), so that the last rounds are often not played. */
export const DUEL: Stakes = {
  match: [4.6, 5, 7.6, 10.7, 10.4, 7.2, 10.6],
  fan: [1, 1, 1, 0.97, 0.85, 0.57, 0.53],
  final: 0,
  later: 1,
};

/** Among more, the two with the most fans meet in the final (CH-81), with the decks of the last round. */
export const TOURNAMENT: Stakes = { ...DUEL, final: 20 };

/** The stakes of a seat in its round; between two they depend on the lead. */
export function stakesOf(view: View, seat: Seat): Stakes {
  const { players } = view.open;
  if (players.length !== 2 || hasFinal(players.length, view.options)) return TOURNAMENT;
  const lead = totalOf(view, seat) - totalOf(view, 1 - seat);
  return duelStakes(lead, at(players, seat).round, roundsOf(view.options));
}

/** Between two all fans are open. */
function totalOf({ open }: View, seat: Seat): number {
  const { fans, trophies } = at(open.players, seat);
  return fans + sum(trophies.map((trophy) => trophy.fans ?? 0));
}

/** The stakes of a round with this lead, if all later matches are won as often as lost. */
export function duelStakes(lead: number, round: number, rounds: number): Stakes {
  const after = (more: number): number => chanceAfter(lead + more, round + 1, rounds);
  const trophy = trophyOf(round);
  const match = (after(trophy) - after(-trophy)) / FAN;
  const fan = (after(trophy + 1) - after(trophy - 1) + after(1 - trophy) - after(-1 - trophy)) / 4;
  return {
    ...DUEL,
    match: replaced(DUEL.match, round - 1, Math.max(LEAST, match)),
    fan: replaced(DUEL.fan, round - 1, fan / FAN),
    later: round < rounds ? laterStake(lead, round, rounds) : 0,
  };
}

/** What a fan adds to the chance to win a duel in the first round, and the least that a match counts. */
const FAN = 0.036;
const LEAST = 0.5;

/** How much the next match counts after either result of this one, compared with what is usual. */
function laterStake(lead: number, round: number, rounds: number): number {
  const next = trophyOf(round + 1);
  const stakes = [trophyOf(round), -trophyOf(round)].map((won) =>
    Math.abs(lead + won) >= DECISIVE_LEAD
      ? 0
      : chanceAfter(lead + won + next, round + 2, rounds) -
        chanceAfter(lead + won - next, round + 2, rounds),
  );
  return sum(stakes) / 2 / FAN / at(DUEL.match, round);
}

function trophyOf(round: number): number {
  const fans = at(TROPHIES, round - 1);
  return sum(fans) / fans.length;
}

/** The chance to win a duel with this lead before a round; fans may still change the lead a little. */
function chanceAfter(lead: number, round: number, rounds: number): number {
  const leads = range(3).map((n) => lead + n - 1);
  return sum(leads.map((one) => chanceWith(one, round, rounds))) / leads.length;
}

function chanceWith(lead: number, round: number, rounds: number): number {
  if (Math.abs(lead) >= DECISIVE_LEAD || (round > rounds && lead !== 0)) return lead > 0 ? 1 : 0;
  if (round > rounds) return 0.5;
  const trophy = trophyOf(round);
  return (
    (chanceWith(lead + trophy, round + 1, rounds) + chanceWith(lead - trophy, round + 1, rounds)) /
    2
  );
}

/** What winning the match of a round is worth; the deck of the last round also plays the final. */
export function stakeOf({ match, final }: Stakes, round: number): number {
  return round < ROUNDS ? at(match, round - 1) : at(match, ROUNDS - 1) + final;
}

/** What winning the match of a round is worth, whatever the lead. */
export function usualStake({ final }: Stakes, round: number): number {
  return stakeOf({ ...DUEL, final }, round);
}

/** What a fan is worth in a round; in the final it counts nothing. */
export function fanStake({ fan }: Stakes, round: number): number {
  return round > ROUNDS ? 0 : at(fan, round - 1);
}
