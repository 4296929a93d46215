import type {
  PairingResult,
  TournamentEntrant,
  TournamentPairing,
  TournamentRound,
} from '../../client/protocol/tournaments.ts';
import { at, replaced } from '../../engine/list.ts';
import { playersIn, type Tournament } from './model.ts';
import type { TableSize } from './pairing/groups.ts';
import { type NextPairings, roundsFor, walkover } from './rounds.ts';

/** How often a drawn game of a bracket is replayed before the seed decides. */
const MOST_GAMES = 2;

/** External dependencies of a change. */
export interface ChangeContext {
  readonly now: number;
  readonly newId: () => string;
  readonly size: TableSize;
  /** Pairs the next round; a large one takes long. */
  readonly pair: (tournament: Tournament, size: TableSize) => Promise<NextPairings>;
}

/** Starts with everyone who has joined, seeded in this order. */
export async function begun(
  tournament: Tournament,
  order: readonly string[],
  context: ChangeContext,
): Promise<Tournament> {
  const entrants = tournament.entrants.map(
    (one): TournamentEntrant => ({ ...one, seed: order.indexOf(one.id) }),
  );
  const running: Tournament = {
    ...tournament,
    phase: 'running',
    entrants,
    roundCount: roundsFor(tournament, entrants.length),
  };
  return advanced(running, context);
}

/** Pairs the next round once the last one is over, and ends the tournament after the last. */
export async function advanced(
  tournament: Tournament,
  context: ChangeContext,
): Promise<Tournament> {
  if (tournament.phase !== 'running' || !isRoundOver(tournament)) return tournament;
  const { rounds, roundCount, terms } = tournament;
  const players = playersIn(tournament, rounds.length);
  const isLast = rounds.length >= (roundCount ?? 0);
  const isAlone = terms.format !== 'roundRobin' && players.length < Math.max(2, context.size.min);
  if (isLast || isAlone) return { ...tournament, phase: 'over' };
  const { pairings, byes } = await context.pair(tournament, context.size);
  const { now, newId } = context;
  const round: TournamentRound = {
    startedAt: now,
    deadline: terms.roundMinutes === null ? null : now + terms.roundMinutes * 60_000,
    pairings: pairings.map((one) => ({ ...one, tables: one.result ? [] : [newId()] })),
    byes,
  };
  return advanced({ ...tournament, rounds: [...rounds, round] }, context);
}

function isRoundOver({ rounds }: Tournament): boolean {
  return rounds.at(-1)?.pairings.every(({ result }) => result !== null) ?? true;
}

/** Records a table's result; known results and tables of no round are ignored. */
export function settled(
  tournament: Tournament,
  table: string,
  result: PairingResult,
  newId: () => string,
): Tournament {
  const last = tournament.rounds.length - 1;
  const round = tournament.rounds[last];
  const index = round?.pairings.findIndex(({ tables }) => tables.at(-1) === table) ?? -1;
  const pairing = round?.pairings[index];
  if (!round || !pairing || pairing.result) return tournament;
  const next =
    tournament.terms.format === 'knockout'
      ? decided(tournament, pairing, result, newId)
      : { ...pairing, result };
  const pairings = replaced(round.pairings, index, next);
  return { ...tournament, rounds: replaced(tournament.rounds, last, { ...round, pairings }) };
}

/**
 * A bracket needs a winner: a draw is replayed with chairs swapped, then the better seed advances.
 */
function decided(
  { entrants }: Tournament,
  pairing: TournamentPairing,
  result: PairingResult,
  newId: () => string,
): TournamentPairing {
  const isDrawn = result.points.every((points) => points === 0.5);
  if (!isDrawn) return { ...pairing, result };
  if (result.kind === 'played' && pairing.tables.length < MOST_GAMES)
    return {
      people: [...pairing.people].reverse(),
      tables: [...pairing.tables, newId()],
      result: null,
    };
  const seedOf = (id: string): number => entrants.find((one) => one.id === id)?.seed ?? 0;
  const best = Math.min(...pairing.people.map(seedOf));
  const points = pairing.people.map((id) => (seedOf(id) === best ? 1 : 0));
  return { ...pairing, result: { kind: 'seed', points, scores: result.scores } };
}

/** A person withdraws: before the start they are removed, later they lose their remaining games. */
export function withdrawn(tournament: Tournament, person: string): Tournament {
  if (tournament.phase === 'open') {
    const entrants = tournament.entrants.filter(({ id }) => id !== person);
    return { ...tournament, entrants };
  }
  const round = tournament.rounds.length;
  const entrants = tournament.entrants.map((one) =>
    one.id === person && one.left === null ? { ...one, left: round } : one,
  );
  return { ...tournament, entrants };
}

/** Ends a round's unfinished games, unless their tables already have a result. */
export function forfeited(tournament: Tournament, table: string, newId: () => string): Tournament {
  const round = at(tournament.rounds, tournament.rounds.length - 1);
  const people = round.pairings.find(({ tables }) => tables.at(-1) === table)?.people ?? [];
  return settled(tournament, table, walkover(people, new Set()), newId);
}
