import type { Hosted } from '../../engine/hosted.ts';
import type { Environment } from '../environment.ts';
import type { NodeBus } from '../node-bus.ts';
import type { Database } from '../store/database.ts';
import type { Ruling, TableModel } from '../table/model.ts';
import { resign } from '../table/outcome.ts';
import { chairOfPerson } from '../table/seats.ts';
import type { Tables } from '../tables/tables.ts';
import { TournamentFeed } from './feed.ts';
import { TournamentKeeper } from './keeper.ts';
import { type TournamentDependencies, Tournaments } from './service.ts';

interface HostingDependencies {
  readonly database: Database;
  readonly bus: NodeBus;
  readonly games: readonly Hosted[];
  readonly environment: Environment;
  readonly tables: () => Tables;
  readonly pair: TournamentDependencies['pair'];
  readonly report: (error: unknown) => void;
}

/** A server's tournaments: people's actions, automatic progress, and notifications. */
export class TournamentHosting {
  readonly service: Tournaments;
  readonly feed: TournamentFeed;
  private readonly keeper: TournamentKeeper;

  constructor(deps: HostingDependencies) {
    const { database, bus, games, environment, tables, pair, report } = deps;
    this.service = new Tournaments({
      ...{ database, games, environment, pair },
      endTable: async (table, person) => {
        await tables().change(table, (one) => ended(one, person));
      },
      changed: (id) => {
        bus.publish('tournament', id);
        this.feed.changed(id);
        this.keeper.look();
      },
    });
    this.feed = new TournamentFeed((id) => this.service.view(id), report);
    this.keeper = new TournamentKeeper({
      ...{ database, tables, report, now: environment.now, tournaments: this.service },
    });
    bus.on('tournament', (_, id) => this.feed.changed(id));
  }

  /** A table has changed; if it has ended, its result is recorded immediately. */
  tableChanged({ phase, terms }: Partial<Pick<TableModel, 'phase' | 'terms'>>): void {
    if (terms?.tournament && (phase === 'over' || phase === 'closed')) this.keeper.look();
  }

  async close(): Promise<void> {
    this.feed.close();
    await this.keeper.close();
  }
}

/**
 * A person forfeits: before the game a bot takes their seat; with two players the game is not
 * played.
 */
function ended(table: TableModel, person: string | null): Ruling {
  if (table.phase === 'over' || table.phase === 'closed') return [];
  const chair = chairOfPerson(table, person);
  if (person === null || chair === null) return [{ type: 'closed' }];
  if (table.phase === 'playing') return table.resigned.includes(chair) ? [] : resign(table, person);
  return table.terms.seats > 2
    ? [{ type: 'handed', chair, level: 'contender' }]
    : [{ type: 'closed' }];
}
