import type { TournamentView } from '../../client/protocol/tournaments.ts';
import { range } from '../../engine/list.ts';

/** A pairing in a bracket. */
export interface BracketPairing {
  readonly people: readonly (string | null)[];
  readonly winner: string | null;
  readonly isBye: boolean;
}

/** The rounds of a bracket as columns: winners of neighbouring pairings meet in the next one. */
export function columnsOf({ entrants, rounds, roundCount }: TournamentView): BracketPairing[][] {
  const seeds = entrants
    .filter(({ seed }) => seed !== null)
    .sort((a, b) => (a.seed ?? 0) - (b.seed ?? 0))
    .map(({ id }) => id);
  let slots: (string | null)[] = seedOrder(seeds.length).map((seed) => seeds[seed] ?? null);
  return range(roundCount ?? 0).map((round) => {
    const known = rounds[round];
    const meetings = range(slots.length / 2).map((n): BracketPairing => {
      const people = [slots[2 * n] ?? null, slots[2 * n + 1] ?? null];
      const isBye = round === 0 && people.includes(null);
      if (isBye) return { people, isBye, winner: people.find((one) => one !== null) ?? null };
      const pairing = known?.pairings.find((one) => one.people.some((id) => people.includes(id)));
      const place = pairing?.result?.points.indexOf(1) ?? -1;
      return { people, isBye, winner: pairing?.people[place] ?? null };
    });
    slots = meetings.map(({ winner }) => winner);
    return meetings;
  });
}

/** Seeds in slot order: the top two can only meet in the final. */
function seedOrder(players: number): number[] {
  let order = [0];
  while (order.length < players) {
    const size = 2 * order.length;
    order = order.flatMap((seed) => [seed, size - 1 - seed]);
  }
  return order;
}
