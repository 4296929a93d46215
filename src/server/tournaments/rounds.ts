import type { PairingResult, TournamentPairing } from '../../client/protocol/tournaments.ts';
import { at, range } from '../../engine/list.ts';
import { historyOf } from './history.ts';
import { playersIn, type Tournament } from './model.ts';
import { bergerTables, freeIn } from './pairing/berger.ts';
import { type BracketSlots, meetings, seeded } from './pairing/bracket.ts';
import { groupRound, type TableSize } from './pairing/groups.ts';
import { inChairs, type RoundPairing } from './pairing/player.ts';
import { swissRound } from './pairing/swiss.ts';

/** The number of rounds for this many players. */
export function roundsFor({ terms }: Tournament, players: number): number {
  const everybody = players - 1 + (players % 2);
  if (terms.format === 'roundRobin') return everybody;
  const halvings = Math.ceil(Math.log2(players));
  if (terms.format === 'knockout') return halvings;
  const most = terms.seats === 2 ? everybody : Number.POSITIVE_INFINITY;
  return Math.min(terms.rounds ?? Math.max(3, halvings), most);
}

export interface NextPairings {
  readonly pairings: Omit<TournamentPairing, 'tables'>[];
  readonly byes: string[];
}

/** The pairing of the next round. A player whose opponent has withdrawn has already won. */
export function nextPairings(tournament: Tournament, size: TableSize): NextPairings {
  const round = tournament.rounds.length;
  const { tables, byes } = pairingFor(tournament, round, size);
  const playing = new Set(playersIn(tournament, round).map(({ id }) => id));
  return {
    pairings: tables.map((people) => ({
      people: [...people],
      result: people.every((id) => playing.has(id)) ? null : walkover(people, playing),
    })),
    byes: [...byes],
  };
}

/** The result of a table where a player is missing. */
export function walkover(people: readonly string[], present: ReadonlySet<string>): PairingResult {
  return {
    kind: 'forfeit',
    points: people.map((id) => (present.has(id) ? 1 : 0)),
    scores: null,
  };
}

function pairingFor(tournament: Tournament, round: number, size: TableSize): RoundPairing {
  switch (tournament.terms.format) {
    case 'swiss':
      return tournament.terms.seats === 2
        ? swissRound(historyOf(tournament, round))
        : groupRound(historyOf(tournament, round), size);
    case 'roundRobin':
      return roundRobin(tournament, round);
    case 'knockout':
      return bracketRound(tournament, round);
  }
}

/** Everyone in seed order. */
function bySeed({ entrants }: Tournament): string[] {
  return entrants
    .filter(({ seed }) => seed !== null)
    .sort((a, b) => (a.seed ?? 0) - (b.seed ?? 0))
    .map(({ id }) => id);
}

function roundRobin(tournament: Tournament, round: number): RoundPairing {
  const players = bySeed(tournament);
  const pairs = at(bergerTables(players.length), round);
  const name = (number: number): string => at(players, number);
  return {
    tables: pairs.map((pair) => pair.map(name)),
    byes: freeIn(pairs, players.length).map(name),
  };
}

function bracketRound(tournament: Tournament, round: number): RoundPairing {
  const pairs = meetings(slotsBefore(tournament, round));
  const history = new Map(historyOf(tournament, 0).map((player) => [player.id, player]));
  const tables = pairs.flatMap(([a, b]) => {
    if (a === null || b === null) return [];
    const players = [history.get(a), history.get(b)].flatMap((player) => player ?? []);
    return [players.length === 2 ? inChairs(players) : [a, b]];
  });
  const alone = pairs.flatMap(([a, b]) => (a === null || b === null ? [a ?? b] : []));
  return { tables, byes: alone.flatMap((id) => id ?? []) };
}

/** The bracket before a round (from 0): the slots of the remaining players. */
export function slotsBefore(tournament: Tournament, round: number): BracketSlots<string> {
  let slots = seeded(bySeed(tournament));
  for (const n of range(round)) {
    const { pairings } = at(tournament.rounds, n);
    slots = meetings(slots).map(([a, b]) => {
      if (a === null || b === null) return a ?? b;
      const pairing = pairings.find(({ people }) => people.includes(a));
      const winner = pairing?.result?.points.indexOf(1) ?? -1;
      return pairing?.people[winner] ?? null;
    });
  }
  return slots;
}
