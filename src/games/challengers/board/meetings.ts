import { range } from '../../../engine/list.ts';
import type { Participant, View } from '../kind.ts';
import { participantOf, planCount } from '../rules/participants.ts';
import { pairing, ROUNDS } from '../tournament.ts';

/** Who meets whom in a park of a round. */
export interface Meeting {
  readonly round: number;
  readonly park: number;
  readonly sides: readonly [Participant, Participant];
}

/** CH-3: the meetings of a round, by park; round eight is the final, as soon as it is known. */
export function meetingsOf({ open, options }: View, round: number): Meeting[] {
  if (round > ROUNDS)
    return open.finalists === null ? [] : [{ round, park: 0, sides: open.finalists }];
  const seats = open.players.length;
  const plans = planCount(seats);
  return range(plans / 2).map((park) => {
    const [light, dark] = pairing(plans, round, park);
    const sideOf = (plan: number): Participant => participantOf(plan, seats, options);
    return { round, park, sides: [sideOf(light), sideOf(dark)] };
  });
}

/** The meeting of a seat in a round. */
export function meetingInRound(view: View, seat: number, round: number): Meeting | undefined {
  return meetingsOf(view, round).find(({ sides }) => sides.includes(seat));
}
