import { connectionOf } from '../../src/cli/online.ts';
import { Api } from '../../src/client/api.ts';
import type { Connection } from '../../src/client/connection.ts';
import { WatchedTable } from '../../src/client/table.ts';
import { range } from '../../src/engine/list.ts';

/** The number of champions at a table with the most seats, besides its host. */
const CHAMPIONS = 7;

/** A table of bots that think as hard as they can, one after the other, until it is aborted. */
export class Champions {
  private constructor(
    private readonly connection: Connection,
    private readonly table: WatchedTable,
  ) {}

  /** Opens it and leaves; from then on only bots play. */
  static async at(address: string): Promise<Champions> {
    const api = new Api(address);
    await api.guest({ name: 'Bench' });
    const others = range(CHAMPIONS).map(() => 'champion' as const);
    const { table } = await api.open({ game: 'challengers', places: ['me', ...others] });
    const connection = connectionOf(api);
    const watched = new WatchedTable(table, connection);
    await watched.watch();
    await watched.until(({ info }) => info.phase === 'playing');
    await api.leave(table);
    return new Champions(connection, watched);
  }

  async callOff(): Promise<void> {
    await this.table.comeBack();
    await this.table.callOff();
    this.connection.close();
  }
}
