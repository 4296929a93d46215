import type { ChairChoice, NewTable } from '../../client/protocol/http.ts';
import type { Hosted } from '../../engine/hosted.ts';
import { range } from '../../engine/list.ts';
import { PeriodicTask } from '../periodic-task.ts';
import type { Database, SqlStatement } from '../store/database.ts';
import { blocksBetween } from '../store/friends.ts';
import { dropSearches, type Searcher, searchers, takenFromPool } from '../store/searches.ts';
import { GONE } from '../table/absence.ts';
import type { Person, PoolPlace } from '../table/model.ts';
import { groupsOf } from './pairing-groups.ts';

/** How often the pools are checked, in milliseconds. */
const ROUND = 1_000;

interface PairingDependencies {
  readonly database: Database;
  readonly games: readonly Hosted[];
  readonly now: () => number;
  /** Opens a table and removes its people from the pool, atomically. */
  readonly open: (
    people: readonly Person[],
    wanted: NewTable,
    paired: readonly PoolPlace[],
    more: readonly SqlStatement[],
  ) => Promise<string | undefined>;
  /** Those of some people who are not connected anywhere. */
  readonly gone: (people: readonly string[]) => Promise<ReadonlySet<string>>;
  /** Called when a person's search has ended. */
  readonly ended: (person: string) => void;
  readonly report: (error: unknown) => void;
}

/**
 * Pairs people who search for opponents in the same pool. The pools are in the store and every node
 * pairs; each pairing is one transaction.
 */
export class Pairing {
  private readonly rounds: PeriodicTask;

  constructor(private readonly deps: PairingDependencies) {
    this.rounds = new PeriodicTask(ROUND, () => this.lookNow(), deps.report);
  }

  /** Pairs now; what comes in meanwhile is looked at afterwards. */
  look(): void {
    this.rounds.run();
  }

  close(): Promise<void> {
    return this.rounds.close();
  }

  private async lookNow(): Promise<void> {
    const { database, now, gone, ended } = this.deps;
    for (const person of await dropSearches(database, now() - GONE.gathering)) ended(person);
    const all = await searchers(database);
    if (all.length === 0) return;
    const away = await gone(all.map(({ person }) => person));
    const there = all.filter(({ person }) => !away.has(person));
    const blocks = await blocksBetween(
      database,
      there.map(({ person }) => person),
    );
    const mayMeet = (a: Searcher, b: Searcher): boolean =>
      !blocks.get(a.person)?.has(b.person) && !blocks.get(b.person)?.has(a.person);
    for (const group of groupsOf(there, (game) => this.seatsOf(game), now(), mayMeet))
      await this.seat(group);
  }

  private async seat(group: readonly Searcher[]): Promise<void> {
    const [first] = group;
    if (!first) return;
    const { game, pace, rated } = first.search;
    const seats = this.seatsOf(game);
    const places = range(seats).map((chair): ChairChoice => {
      if (chair === 0) return 'me';
      return group[chair] ? 'open' : 'contender';
    });
    const people = group.map(({ person, name, program }) => ({ id: person, name, program }));
    const more = group.map((one) => takenFromPool(this.deps.database, one));
    const wanted = { game, pace, rated, places, listed: true };
    const paired = group.map(({ person, search: { since, bots } }) => ({ person, since, bots }));
    if ((await this.deps.open(people, wanted, paired, more)) === undefined) return;
    for (const { person } of group) this.deps.ended(person);
  }

  /** The smallest number of players that a game takes with others. */
  private seatsOf(game: string): number {
    return Math.max(2, this.deps.games.find(({ id }) => id === game)?.seats.min ?? 2);
  }
}
