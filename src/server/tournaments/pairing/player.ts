/** What pairing knows of a player. */
export interface PairingPlayer {
  readonly id: string;
  /** From 0, best first: breaks ties between equal points. */
  readonly seed: number;
  readonly points: number;
  /** How often they have met whom. */
  readonly met: ReadonlyMap<string, number>;
  /** How often they had a free round or won without playing. */
  readonly byes: number;
  /** The chairs they had, in order. */
  readonly chairs: readonly number[];
  /** Whether they met somebody with fewer points in the last round. */
  readonly floated: boolean;
}

/** Who plays whom in a round: by table in the order of chairs, and who is free. */
export interface RoundPairing {
  readonly tables: readonly (readonly string[])[];
  readonly byes: readonly string[];
}

export function byRank(a: PairingPlayer, b: PairingPlayer): number {
  return b.points - a.points || a.seed - b.seed;
}

/** Free rounds go to the lowest who have had the fewest. */
export function byNeedOfBye(a: PairingPlayer, b: PairingPlayer): number {
  return a.byes - b.byes || byRank(b, a);
}

/** The order of chairs: those who sat late so far sit early. */
export function inChairs(players: readonly PairingPlayer[]): string[] {
  const lateness = ({ chairs }: PairingPlayer): number =>
    chairs.reduce((total, chair) => total + chair, 0) / Math.max(1, chairs.length);
  const last = ({ chairs }: PairingPlayer): number => chairs.at(-1) ?? 0;
  return [...players]
    .sort((a, b) => lateness(b) - lateness(a) || last(b) - last(a) || byRank(a, b))
    .map(({ id }) => id);
}
