import type { Hosted } from '../engine/hosted.ts';
import type { NodeBus } from './node-bus.ts';
import { AttendanceKeeper } from './people/attendance-keeper.ts';
import { PersonalFeed } from './sockets/personal-feed.ts';
import { disconnected } from './store/attendance.ts';
import type { Database } from './store/database.ts';
import { mineOf } from './store/mine.ts';
import type { Outage } from './table/model.ts';
import { Pairing } from './tables/pairing.ts';
import type { Tables } from './tables/tables.ts';

/**
 * How long a finished game stays in a person's list, so that they can offer a rematch, in
 * milliseconds.
 */
const REMATCH_TIME = 900_000;

/** People not seen for this long are not paired, in milliseconds. */
const CONNECTED = 25_000;

interface MatchmakingDependencies {
  readonly database: Database;
  readonly bus: NodeBus;
  readonly games: readonly Hosted[];
  readonly now: () => number;
  readonly outages: readonly Outage[];
  readonly tables: () => Tables;
  readonly connected: () => Iterable<string>;
  readonly isVisible: (person: string) => boolean | undefined;
  readonly listed: () => void;
  readonly report: (error: unknown) => void;
}

/** Presence, opponent searches, and notices about a person's tables. */
export class Matchmaking {
  readonly attendance: AttendanceKeeper;
  readonly feed: PersonalFeed;
  private readonly pairing: Pairing;

  constructor(private readonly deps: MatchmakingDependencies) {
    const { database, bus, games, now, outages, tables, report } = deps;
    this.attendance = new AttendanceKeeper({
      ...{ database, now, outages, report, listed: deps.listed },
      ...{ connected: deps.connected, isVisible: deps.isVisible },
      change: (id, decide) => tables().change(id, decide),
    });
    this.feed = new PersonalFeed({
      report,
      read: (person) => mineOf(database, person, { endedSince: now() - REMATCH_TIME, most: 60 }),
    });
    this.pairing = new Pairing({
      ...{ database, games, now, report },
      open: (people, wanted, paired, more) => tables().pair(people, wanted, paired, more),
      gone: (people) => this.gone(people),
      ended: (person) => this.personChanged(person),
    });
    bus.on('mine', (_, person) => this.feed.personChanged(person));
  }

  /** Notifies a person, on every node, that something about them has changed. */
  personChanged(person: string): void {
    this.feed.personChanged(person);
    this.deps.bus.publish('mine', person);
  }

  /** Starts or ends a search. */
  searchChanged(person: string): void {
    this.personChanged(person);
    this.pairing.look();
  }

  async close(): Promise<void> {
    await this.pairing.close();
    await this.attendance.close();
  }

  private async gone(people: readonly string[]): Promise<ReadonlySet<string>> {
    const elsewhere = people.filter((person) => this.deps.isVisible(person) === undefined);
    return disconnected(this.deps.database, elsewhere, this.deps.now() - CONNECTED);
  }
}
