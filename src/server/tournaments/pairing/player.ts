/** Pairing data of a player. */
export interface PairingPlayer {
  readonly id: string;
  /** From 0, best first; breaks ties. */
  readonly seed: number;
  readonly points: number;
  /** How often they have met each opponent. */
  readonly met: ReadonlyMap<string, number>;
  /** How often they had a bye or won without playing. */
  readonly byes: number;
  /** Their chairs so far, in order. */
  readonly chairs: readonly number[];
  /** Whether they met somebody with fewer points in the last round. */
  readonly floated: boolean;
}

/** The pairing of a round: tables in chair order, and byes. */
export interface RoundPairing {
  readonly tables: readonly (readonly string[])[];
  readonly byes: readonly string[];
}

export function byRank(a: PairingPlayer, b: PairingPlayer): number {
  return b.points - a.points || a.seed - b.seed;
}

/** Byes go to the lowest-ranked players who have had the fewest. */
export function byNeedOfBye(a: PairingPlayer, b: PairingPlayer): number {
  return a.byes - b.byes || byRank(b, a);
}

/** Chair order: players who have sat late so far sit early. */
export function inChairs(players: readonly PairingPlayer[]): string[] {
  const lateness = ({ chairs }: PairingPlayer): number =>
    chairs.reduce((total, chair) => total + chair, 0) / Math.max(1, chairs.length);
  const last = ({ chairs }: PairingPlayer): number => chairs.at(-1) ?? 0;
  return [...players]
    .sort((a, b) => lateness(b) - lateness(a) || last(b) - last(a) || byRank(a, b))
    .map(({ id }) => id);
}
