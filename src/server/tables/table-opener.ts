import type { NewTable, Seated } from '../../client/protocol/http.ts';
import { DEAL_FORMAT, type Deal, readDeal } from '../../engine/deal.ts';
import { commitmentTo } from '../../engine/fair.ts';
import type { Hosted } from '../../engine/hosted.ts';
import type { RecordFormat } from '../../engine/record.ts';
import type { SqlStatement } from '../store/database.ts';
import { CorruptTable, openedTable } from '../table/apply.ts';
import type {
  DealerSecrets,
  Person,
  PoolPlace,
  Refusal,
  TableEvent,
  TableModel,
  TableTournament,
  Terms,
} from '../table/model.ts';
import { openingEvents, rematchOf, type ServerTerms, termsOf } from '../table/opening.ts';
import { sit } from '../table/seating.ts';
import { chairOfPerson } from '../table/seats.ts';
import type { Dependencies } from './dependencies.ts';
import type { LiveTables } from './live-tables.ts';
import type { TableReader } from './table-reader.ts';
import type { TableWriter } from './table-writer.ts';

/** A table paired by a tournament. */
export interface PlannedTable {
  readonly id: string;
  /** In chair order. */
  readonly people: readonly Person[];
  readonly wanted: NewTable;
  readonly tournament: TableTournament;
  /** The seed of its deal, if other tables share it. */
  readonly seed: string | null;
  readonly more: readonly SqlStatement[];
}

/** Opens tables and rematches. */
export class TableOpener {
  constructor(
    private readonly deps: Dependencies,
    private readonly liveTables: LiveTables,
    private readonly reader: TableReader,
    private readonly writer: TableWriter,
  ) {}

  /** Opens a table with its host seated. */
  async open(host: Person, wanted: NewTable): Promise<Seated | Refusal> {
    const game = this.liveTables.game(wanted.game);
    if (!game) return { error: 'unknown-game' };
    const deal = this.dealOf(wanted);
    if (deal && ('error' in deal || 'rule' in deal)) return deal;
    const dealer = deal ? { ...this.newDealer(), secret: deal.seed } : this.newDealer();
    const options = deal?.options ?? wanted.options;
    const terms = termsOf(
      game,
      { ...wanted, ...(options && { options }) },
      this.opening(dealer, deal ? DEAL_FORMAT : undefined),
    );
    if ('error' in terms || 'rule' in terms) return terms;
    return this.lay(game, dealer, openingEvents(terms, wanted.places, host), host);
  }

  /** Opens a table for people from the pairing pool; undefined if another node was first. */
  async pair(
    people: readonly Person[],
    wanted: NewTable,
    paired: readonly PoolPlace[],
    more: readonly SqlStatement[],
  ): Promise<string | undefined> {
    const game = this.liveTables.game(wanted.game);
    if (!game) return undefined;
    const dealer = this.newDealer();
    const fixed = termsOf(game, wanted, this.opening(dealer));
    if ('error' in fixed || 'rule' in fixed) return undefined;
    const terms = { ...fixed, paired };
    const events = wanted.places.map((place, chair): TableEvent => {
      const person = people[chair];
      if (person) return { type: 'sat', chair, person };
      return { type: 'placed', chair, level: place === 'me' || place === 'open' ? null : place };
    });
    const table = this.newTable(game, terms, dealer);
    const row = { game: game.id, listed: terms.listed, ...dealer };
    const away = new Set(people.map(({ id }) => id));
    const first: TableEvent = { type: 'opened', terms };
    const isOpen = await this.writer.first(table, row, [first, ...events], { away, more });
    return isOpen ? table.id : undefined;
  }

  /** Opens a tournament table with everyone seated; false if it was already opened. */
  async openFor(planned: PlannedTable): Promise<boolean> {
    const { id, people, wanted, tournament, seed, more } = planned;
    const game = this.liveTables.game(wanted.game);
    if (!game) return false;
    const dealer = seed === null ? this.newDealer() : { ...this.newDealer(), secret: seed };
    const opening = this.opening(dealer, seed === null ? undefined : DEAL_FORMAT);
    const fixed = termsOf(game, wanted, opening);
    if ('error' in fixed || 'rule' in fixed) return false;
    const terms = { ...fixed, tournament, kept: people.map((person) => person.id) };
    const table = openedTable(id, game, terms, dealer, this.deps.outages);
    const row = { game: game.id, listed: terms.listed, ...dealer };
    const isLive = terms.pace.type === 'live';
    const away = new Set(isLive ? people.map((person) => person.id) : []);
    const events = people.map((person, chair): TableEvent => ({ type: 'sat', chair, person }));
    const first: TableEvent = { type: 'opened', terms };
    return this.writer.first(table, row, [first, ...events], { away, more });
  }

  /** The same people play again, each one chair further; the first request opens the table. */
  async rematch(id: string, host: Person): Promise<Seated | Refusal> {
    const old = await this.reader.look(id, async (table) => table);
    if ('error' in old || 'rule' in old) return old;
    if (chairOfPerson(old, host.id) === null) return { error: 'not-seated' };
    if (old.phase !== 'over') return { error: 'wrong-phase' };
    if (old.rematch !== null) return this.joinKept(old.rematch, host);
    return this.openAgain(old, host);
  }

  private async openAgain(old: TableModel, host: Person): Promise<Seated | Refusal> {
    const dealer = this.newDealer();
    const { terms, places } = rematchOf(old, host, this.opening(dealer));
    const seated = await this.lay(old.game, dealer, openingEvents(terms, places, host), host);
    if (!('table' in seated)) return seated;
    const linked = await this.writer.change(
      old.id,
      (table) =>
        table.rematch === null
          ? [{ type: 'rematched', table: seated.table }]
          : { error: 'wrong-phase' },
      null,
    );
    if ('seq' in linked) return seated;
    // Another player was faster; nobody will use this table.
    await this.writer.change(seated.table, () => [{ type: 'closed' }], null);
    return this.rematch(old.id, host);
  }

  /** Stores a new table and keeps it in memory. */
  private async lay(
    game: Hosted,
    dealer: DealerSecrets,
    events: readonly TableEvent[],
    host: Person,
  ): Promise<Seated | Refusal> {
    const [first] = events;
    if (first?.type !== 'opened') throw new CorruptTable('a table begins with its opening');
    const { terms } = first;
    const table = this.newTable(game, terms, dealer);
    const row = { game: game.id, listed: terms.listed, ...dealer };
    if (!(await this.writer.first(table, row, events)))
      return { error: 'broken', detail: 'try again' };
    return { table: table.id, chair: chairOfPerson(table, host.id) ?? 0, code: terms.code };
  }

  /** Takes the chair reserved for a player of the last game. */
  private async joinKept(id: string, person: Person): Promise<Seated | Refusal> {
    const decide = (table: TableModel) =>
      chairOfPerson(table, person.id) === null ? sit(table, person, undefined) : [];
    const done = await this.writer.change(id, decide, null);
    if (!('seq' in done)) return done;
    return this.reader.look(id, async (table) => ({
      table: id,
      chair: chairOfPerson(table, person.id) ?? 0,
      code: table.terms.code,
    }));
  }

  /**
   * The deal named by a code, if there is one and it fits. People with the code know the cards, so
   * the game is unrated.
   */
  private dealOf({ deal: code, game, places, rated }: NewTable): Deal | Refusal | undefined {
    if (code === undefined) return undefined;
    const deal = readDeal((id) => this.liveTables.game(id), code);
    const fits = deal && deal.game === game && deal.seats === places.length;
    if (!fits)
      return { error: 'bad-options', detail: 'deal: expected a code for this game and seats' };
    if (rated) return { error: 'bad-options', detail: 'deal: never in a rated game' };
    return deal;
  }

  private newTable(game: Hosted, terms: Terms, dealer: DealerSecrets): TableModel {
    const { environment, outages } = this.deps;
    return openedTable(environment.newId(), game, terms, dealer, outages);
  }

  private newDealer(): DealerSecrets {
    const { newSecret } = this.deps.environment;
    return { secret: newSecret(), salt: newSecret() };
  }

  private opening(
    { secret, salt }: DealerSecrets,
    format: RecordFormat = 'ringside/2',
  ): ServerTerms {
    return {
      code: this.deps.environment.newCode(),
      commitment: commitmentTo(secret, salt),
      format,
    };
  }
}
