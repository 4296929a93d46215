import type {
  StandingRound,
  TournamentFormat,
  TournamentRound,
  TournamentStanding,
} from '../../client/protocol/tournaments.ts';
import { at, sum } from '../../engine/list.ts';
import type { Tournament } from './model.ts';
import { rounded, versus } from './points.ts';

/** The standings, best first, with the components of each sum. */
export function standingsOf(tournament: Tournament): TournamentStanding[] {
  const { entrants, rounds, terms } = tournament;
  const points = new Map(
    entrants.map(({ id }) => [
      id,
      rounded(sum(rounds.map((round) => pointsIn(round, id, terms.format)))),
    ]),
  );
  const lines = entrants.map(({ id }) => lineOf(id, rounds, terms.format, points));
  return ranked(lines, tournament);
}

type Line = Omit<TournamentStanding, 'rank' | 'headToHead'>;

function lineOf(
  person: string,
  rounds: readonly TournamentRound[],
  format: TournamentFormat,
  points: ReadonlyMap<string, number>,
): Line {
  const parts = rounds.flatMap((round) => partOf(round, person, format, points) ?? []);
  return {
    person,
    points: points.get(person) ?? 0,
    buchholz: rounded(sum(parts.map(({ buchholz }) => buchholz))),
    sonnebornBerger: rounded(sum(parts.map(({ sonnebornBerger }) => sonnebornBerger))),
    wins: parts.filter((part) => part.kind !== 'bye' && part.points === 1).length,
    rounds: parts,
  };
}

function pointsIn(round: TournamentRound, person: string, format: TournamentFormat): number {
  if (round.byes.includes(person)) return format === 'roundRobin' ? 0 : 1;
  const { result, people } = pairingOf(round, person) ?? { result: null, people: [] };
  return result?.points[people.indexOf(person)] ?? 0;
}

/** Undefined while the game is not over. */
function partOf(
  round: TournamentRound,
  person: string,
  format: TournamentFormat,
  points: ReadonlyMap<string, number>,
): StandingRound | undefined {
  const own = points.get(person) ?? 0;
  const gained = pointsIn(round, person, format);
  const pairing = pairingOf(round, person);
  if (pairing && !pairing.result) return undefined;
  const opponents = pairing?.people.filter((one) => one !== person) ?? [];
  const absence = round.byes.includes(person) ? 'bye' : 'out';
  const kind: StandingRound['kind'] = pairing?.result?.kind ?? absence;
  const common = { kind, opponents, points: gained };
  if (!pairing?.result || kind === 'forfeit') {
    // An unplayed round counts as a game against a virtual opponent with the same points.
    const unplayed = format === 'roundRobin' && kind !== 'forfeit' ? 0 : own;
    return { ...common, buchholz: unplayed, sonnebornBerger: rounded(gained * unplayed) };
  }
  const { people, result } = pairing;
  const mine = at(result.points, people.indexOf(person));
  const others = people.flatMap((id, chair) =>
    id === person
      ? []
      : [{ points: points.get(id) ?? 0, share: versus(mine, at(result.points, chair)) }],
  );
  const mean = (values: readonly number[]): number => rounded(sum(values) / values.length);
  return {
    ...common,
    buchholz: mean(others.map((one) => one.points)),
    sonnebornBerger: mean(others.map((one) => one.share * one.points)),
  };
}

function pairingOf({ pairings }: TournamentRound, person: string) {
  return pairings.find(({ people }) => people.includes(person));
}

type Criterion = 'points' | 'buchholz' | 'sonnebornBerger' | 'headToHead' | 'wins' | 'reached';

/**
 * The tie-break criteria in order. In a round robin everyone has met everyone, so Buchholz is left
 * out.
 */
export const CRITERIA: Readonly<Record<TournamentFormat, readonly Criterion[]>> = {
  swiss: ['points', 'buchholz', 'sonnebornBerger', 'headToHead', 'wins'],
  roundRobin: ['points', 'headToHead', 'sonnebornBerger', 'wins'],
  knockout: ['reached'],
};

/** Sorts by one criterion after the other; players equal in all of them share the rank. */
function ranked(lines: readonly Line[], tournament: Tournament): TournamentStanding[] {
  const met = new Map<string, number | null>();
  let groups: Line[][] = [[...lines]];
  for (const criterion of CRITERIA[tournament.terms.format]) {
    groups = groups.flatMap((group) => {
      const value = valuesIn(group, criterion, tournament);
      if (criterion === 'headToHead')
        for (const { person } of group) met.set(person, group.length > 1 ? value(person) : null);
      return split(group, (line) => value(line.person) ?? 0);
    });
  }
  let rank = 1;
  return groups.flatMap((group) => {
    const shared = rank;
    rank += group.length;
    return group.map((line) => ({
      ...line,
      rank: shared,
      headToHead: met.get(line.person) ?? null,
    }));
  });
}

function split(group: readonly Line[], value: (line: Line) => number): Line[][] {
  const values = [...new Set(group.map(value))].sort((a, b) => b - a);
  return values.map((one) => group.filter((line) => value(line) === one));
}

function valuesIn(
  group: readonly Line[],
  criterion: Criterion,
  tournament: Tournament,
): (person: string) => number | null {
  if (criterion === 'headToHead')
    return headToHead(
      group.map(({ person }) => person),
      tournament.rounds,
    );
  if (criterion === 'reached') return (person) => reached(tournament, person);
  const lines = new Map(group.map((line) => [line.person, line]));
  return (person) => lines.get(person)?.[criterion] ?? 0;
}

/** Points against one another if everyone in a group has met; FIDE calls it direct encounter. */
function headToHead(
  people: readonly string[],
  rounds: readonly TournamentRound[],
): (person: string) => number | null {
  const points = new Map(people.map((person) => [person, 0]));
  const met = new Set<string>();
  for (const { people: seated, result } of rounds.flatMap(({ pairings }) => pairings)) {
    if (!result || result.kind === 'forfeit') continue;
    const chairs = seated.flatMap((id, chair) => (points.has(id) ? [{ id, chair }] : []));
    for (const a of chairs)
      for (const b of chairs) {
        if (a === b) continue;
        const share = versus(at(result.points, a.chair), at(result.points, b.chair));
        points.set(a.id, (points.get(a.id) ?? 0) + share);
        met.add(`${a.id} ${b.id}`);
      }
  }
  const all = met.size === people.length * (people.length - 1);
  return (person) => (all ? rounded(points.get(person) ?? 0) : null);
}

/** How far a player got in a bracket: rounds survived; the winner has survived all. */
function reached({ rounds }: Tournament, person: string): number {
  const lost = rounds.findIndex((round) => {
    const pairing = pairingOf(round, person);
    const points = pairing?.result?.points[pairing.people.indexOf(person)];
    return points !== undefined && points < 1;
  });
  return lost < 0 ? rounds.length : lost;
}
