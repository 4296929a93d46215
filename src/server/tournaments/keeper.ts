import type { PairingResult } from '../../client/protocol/tournaments.ts';
import { at, range } from '../../engine/list.ts';
import { PeriodicTask } from '../periodic-task.ts';
import type { Database } from '../store/database.ts';
import {
  dueTournaments,
  endedTables,
  loadTournament,
  plannedTables,
  tableOpened,
} from '../store/tournaments.ts';
import type { Refusal } from '../table/model.ts';
import { OutdatedRules } from '../tables/outdated.ts';
import type { Tables } from '../tables/tables.ts';
import { seedOfRound } from './deals.ts';
import type { Tournament } from './model.ts';
import { advanced, settled } from './progress.ts';
import type { Tournaments } from './service.ts';
import { resultOf } from './table-result.ts';

/** How often the store is checked, in milliseconds. */
const ROUND = 1_000;

interface KeeperDependencies {
  readonly database: Database;
  readonly tournaments: Tournaments;
  readonly tables: () => Pick<Tables, 'openFor' | 'look' | 'change'>;
  readonly now: () => number;
  readonly report: (error: unknown) => void;
}

/**
 * Runs tournaments: starts them, opens their tables, records results, pairs and ends rounds. Every
 * node works from the store: another can finish what one has started, and when two do the same,
 * only one write succeeds.
 */
export class TournamentKeeper {
  private readonly rounds: PeriodicTask;

  constructor(private readonly deps: KeeperDependencies) {
    this.rounds = new PeriodicTask(ROUND, () => this.lookNow(), deps.report);
  }

  /** Runs a check now; calls during a check cause one more afterwards. */
  look(): void {
    this.rounds.run();
  }

  close(): Promise<void> {
    return this.rounds.close();
  }

  private async lookNow(): Promise<void> {
    const { database, now } = this.deps;
    for (const id of await dueTournaments(database, now())) await this.runDue(id);
    await this.settle();
    await this.openPlanned();
  }

  /** The start time, or the deadline of a round, has come. */
  private async runDue(id: string): Promise<void> {
    const { database, tournaments, tables } = this.deps;
    const tournament = await loadTournament(database, id);
    if (tournament?.phase === 'open') {
      const begun = await tournaments.start(id);
      if ('error' in begun && begun.error === 'too-few-players') await tournaments.cancel(id);
      return;
    }
    for (const { tables: ids, result } of tournament?.rounds.at(-1)?.pairings ?? []) {
      if (result) continue;
      await tables().change(at(ids, ids.length - 1), ({ phase }) =>
        phase === 'over' || phase === 'closed' ? [] : [{ type: 'closed' }],
      );
    }
  }

  /** Records the results of finished tables, and pairs the next round after the last of them. */
  private async settle(): Promise<void> {
    const { database, tournaments } = this.deps;
    const results = new Map<string, [string, PairingResult][]>();
    for (const { table, tournament } of await endedTables(database)) {
      const found = await this.resultAt(table);
      if (found) results.set(tournament, [...(results.get(tournament) ?? []), [table, found]]);
    }
    for (const [id, found] of results)
      await tournaments.change(id, (tournament) => {
        const noted = found.reduce(
          (now, [table, result]) => settled(now, table, result, tournaments.newId),
          tournament,
        );
        return advanced(noted, tournaments.context(noted));
      });
  }

  /** A game whose rules are missing counts as a draw. */
  private async resultAt(table: string): Promise<PairingResult | undefined> {
    try {
      const found = await this.deps
        .tables()
        .look(table, async (one) => ({ result: resultOf(one) }));
      return isRefusal(found) ? undefined : found.result;
    } catch (error) {
      if (!(error instanceof OutdatedRules)) throw error;
      return { kind: 'deadline', points: [0.5, 0.5], scores: null };
    }
  }

  private async openPlanned(): Promise<void> {
    const { database } = this.deps;
    const known = new Map<string, Tournament | undefined>();
    for (const { table, tournament: id } of await plannedTables(database)) {
      if (!known.has(id)) known.set(id, await loadTournament(database, id));
      const tournament = known.get(id);
      if (tournament?.phase === 'running') await this.openTable(tournament, table);
    }
  }

  private async openTable(tournament: Tournament, table: string): Promise<void> {
    const { terms, entrants, rounds } = tournament;
    const round = rounds.findLastIndex(({ pairings }) =>
      pairings.some(({ tables }) => tables.includes(table)),
    );
    const pairing = rounds[round]?.pairings.find(({ tables }) => tables.includes(table));
    if (!pairing || pairing.result) return;
    const people = pairing.people.flatMap((id) => entrants.find((one) => one.id === id) ?? []);
    const { game, options, legs, pace } = terms;
    await this.deps.tables().openFor({
      id: table,
      people: people.map(({ id, name, program }) => ({ id, name, program })),
      wanted: {
        ...{ game, options, legs, pace, listed: false },
        places: range(people.length).map((chair) => (chair === 0 ? 'me' : 'open')),
      },
      tournament: { id: tournament.id, sealed: terms.sameDeals },
      seed: terms.sameDeals ? seedOfRound(tournament, round) : null,
      more: [tableOpened(this.deps.database, table)],
    });
  }
}

function isRefusal(found: object | Refusal): found is Refusal {
  return 'error' in found || 'rule' in found;
}
