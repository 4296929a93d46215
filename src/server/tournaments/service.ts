import type { NewTournament, TournamentView } from '../../client/protocol/tournaments.ts';
import type { Hosted } from '../../engine/hosted.ts';
import { at } from '../../engine/list.ts';
import type { Environment } from '../environment.ts';
import type { Database } from '../store/database.ts';
import {
  enteredBy,
  insertTournament,
  loadTournament,
  organisedBy,
  saveTournament,
  shownRatings,
} from '../store/tournaments.ts';
import type { Person, Refusal } from '../table/model.ts';
import { joined, seedOrder } from './entering.ts';
import type { Tournament } from './model.ts';
import { tableSizeOf, tournamentTerms } from './opening.ts';
import { advanced, begun, type ChangeContext, settled, withdrawn } from './progress.ts';
import { walkover } from './rounds.ts';
import { tournamentViewOf } from './view.ts';

/** Maximum unfinished tournaments per organizer. */
const MOST_ORGANISED = 5;

/** Retries when other nodes write first. */
const MOST_ATTEMPTS = 20;

export interface TournamentDependencies {
  readonly database: Database;
  readonly games: readonly Hosted[];
  readonly environment: Environment;
  /** Forfeits a person's game at a table, or closes the table if that is not possible. */
  readonly endTable: (table: string, person: string | null) => Promise<void>;
  /** Pairs a round, away from the event loop. */
  readonly pair: ChangeContext['pair'];
  /** Called when a tournament has changed. */
  readonly changed: (id: string) => void;
}

/**
 * People's actions on tournaments. The state is in the store; of two concurrent changes one is
 * retried.
 */
export class Tournaments {
  constructor(private readonly deps: TournamentDependencies) {}

  async create(
    organiser: Person,
    wanted: NewTournament,
  ): Promise<{ readonly id: string } | Refusal> {
    const { database, environment } = this.deps;
    const game = this.game(wanted.game);
    if (!game) return { error: 'unknown-game' };
    const terms = tournamentTerms(game, wanted, environment.now());
    if ('error' in terms || 'rule' in terms) return terms;
    if ((await organisedBy(database, organiser.id)) >= MOST_ORGANISED)
      return { error: 'too-many-tournaments' };
    const id = environment.newId();
    await insertTournament(database, {
      ...{ id, version: 1, phase: 'open', terms, entrants: [], rounds: [], roundCount: null },
      organiser: { id: organiser.id, name: organiser.name },
      createdAt: environment.now(),
      secret: environment.newSecret(),
      salt: environment.newSecret(),
    });
    return { id };
  }

  async view(id: string): Promise<TournamentView | undefined> {
    const tournament = await loadTournament(this.deps.database, id);
    return tournament && tournamentViewOf(tournament, this.game(tournament.terms.game));
  }

  join(id: string, person: Person): Promise<Tournament | Refusal> {
    const now = this.deps.environment.now();
    return this.change(id, (tournament) => joined(tournament, person, now));
  }

  /** A person withdraws and loses their current game, if any. */
  async withdraw(id: string, person: string): Promise<Tournament | Refusal> {
    let table: string | undefined;
    const done = await this.change(id, (tournament) => {
      table = undefined;
      if (!tournament.entrants.some((one) => one.id === person && one.left === null))
        return { error: 'not-found' };
      if (tournament.phase !== 'open' && tournament.phase !== 'running')
        return { error: 'wrong-phase' };
      const without = withdrawn(tournament, person);
      const pairing = tournament.rounds
        .at(-1)
        ?.pairings.find(({ people, result }) => people.includes(person) && !result);
      table = pairing?.tables.at(-1);
      if (!pairing || table === undefined || pairing.people.length > 2) return without;
      const others = new Set(pairing.people.filter((one) => one !== person));
      const over = settled(without, table, walkover(pairing.people, others), this.newId);
      return advanced(over, this.context(over));
    });
    if (table !== undefined && !('error' in done)) await this.deps.endTable(table, person);
    return done;
  }

  /** A deleted account withdraws everywhere. */
  async withdrawEverywhere(person: string): Promise<void> {
    for (const id of await enteredBy(this.deps.database, person)) await this.withdraw(id, person);
  }

  /** Starts the tournament: by the organizer, or because the time has come. */
  async start(id: string): Promise<Tournament | Refusal> {
    const tournament = await loadTournament(this.deps.database, id);
    if (!tournament) return { error: 'unknown-tournament' };
    const people = tournament.entrants.map((one) => one.id);
    const ratings = await shownRatings(this.deps.database, tournament.terms.game, people);
    return this.change(id, (now) => {
      if (now.phase !== 'open') return { error: 'wrong-phase' };
      const context = this.context(now);
      if (now.entrants.length < context.size.min) return { error: 'too-few-players' };
      return begun(now, seedOrder(now, ratings), context);
    });
  }

  /** Cancels a tournament and closes its running games. */
  async cancel(id: string): Promise<Tournament | Refusal> {
    const done = await this.change(id, (tournament) =>
      tournament.phase === 'open' || tournament.phase === 'running'
        ? { ...tournament, phase: 'cancelled' }
        : { error: 'wrong-phase' },
    );
    if ('error' in done || 'rule' in done) return done;
    for (const { tables, result } of done.rounds.at(-1)?.pairings ?? [])
      if (!result) await this.deps.endTable(at(tables, tables.length - 1), null);
    return done;
  }

  /** Changes a tournament; retried on the stored state if another node was first. */
  async change(
    id: string,
    decide: (tournament: Tournament) => Tournament | Refusal | Promise<Tournament | Refusal>,
  ): Promise<Tournament | Refusal> {
    const { database, environment, changed } = this.deps;
    for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
      const before = await loadTournament(database, id);
      if (!before) return { error: 'unknown-tournament' };
      const after = await decide(before);
      if (after === before || 'error' in after || 'rule' in after) return after;
      if (!(await saveTournament(database, before, after, environment.now()))) continue;
      changed(id);
      return after;
    }
    return { error: 'broken', detail: 'busy' };
  }

  context({ terms }: Tournament): ChangeContext {
    const game = this.game(terms.game);
    const { min } = game ? tableSizeOf(game) : { min: 2 };
    const { now } = this.deps.environment;
    const { pair } = this.deps;
    return { now: now(), newId: this.newId, size: { min, max: terms.seats }, pair };
  }

  /** The newest version of a game. */
  game(id: string): Hosted | undefined {
    const known = this.deps.games.filter((game) => game.id === id);
    return known.sort((a, b) => b.version - a.version)[0];
  }

  readonly newId = (): string => this.deps.environment.newId();
}
