import type { NewTable, Seated } from '../../client/protocol/http.ts';
import type { Hosted } from '../../engine/hosted.ts';
import type { GameRecord } from '../../engine/record.ts';
import { release } from '../store/timers.ts';
import type { Decision, Person, Refusal, Table } from '../table/model.ts';
import { Bots } from './bots.ts';
import { Changes } from './changes.ts';
import type { ChangeResult, Dependencies } from './dependencies.ts';
import type { LiveTable, Watcher } from './live-table.ts';
import { LiveTables } from './live-tables.ts';
import { Looking } from './looking.ts';
import { Openings } from './opening.ts';
import { OtherNodes } from './other-nodes.ts';
import { Watching } from './watching.ts';

/** The tables of the server. A table lives in the store; in its rooms are those that are awake. */
export class Tables {
  private readonly liveTables: LiveTables;
  private readonly bots: Bots;
  private readonly looking: Looking;
  private readonly changes: Changes;
  private readonly openings: Openings;
  private readonly watching: Watching;
  private readonly others: OtherNodes;

  constructor(private readonly deps: Dependencies) {
    this.liveTables = new LiveTables(deps, (id) => this.watching.showPresence(id));
    this.bots = new Bots(deps, (id, decide) => this.change(id, decide));
    this.looking = new Looking(this.liveTables);
    this.changes = new Changes(deps, this.liveTables, (live) => this.askBots(live));
    this.openings = new Openings(deps, this.liveTables, this.looking, this.changes);
    this.watching = new Watching(deps, this.liveTables);
    this.others = new OtherNodes(deps, this.liveTables);
    deps.database.bus.hear((word) => this.heard(word.split(':')));
  }

  get awake(): number {
    return this.liveTables.size;
  }

  get games(): readonly Hosted[] {
    return this.deps.games;
  }

  /** Opens a table; whoever opens it sits down at once. */
  open(host: Person, wanted: NewTable): Promise<Seated | Refusal> {
    return this.openings.open(host, wanted);
  }

  /** The same people play again, each one chair further on; the first to ask opens the table. */
  rematch(id: string, host: Person): Promise<Seated | Refusal> {
    return this.openings.rematch(id, host);
  }

  /** Lets something happen at a table: judged, written down, and only then heard of. */
  change(
    id: string,
    decide: (table: Table) => Decision,
    message: string | null = null,
  ): Promise<ChangeResult> {
    return this.changes.change(id, decide, message);
  }

  /** Looks at a table between two things that happen. */
  look<T>(id: string, see: (table: Table) => Promise<T>): Promise<T | Refusal> {
    return this.looking.look(id, see);
  }

  /** A rule of the game that is played at a table, in words. */
  ruleOf(id: string, rule: string): string {
    return this.liveTables.find(id)?.table?.game.rules[rule] ?? rule;
  }

  /** Everything about a game that has ended, the secret included. */
  record(id: string): Promise<GameRecord | Refusal> {
    return this.looking.record(id);
  }

  /** Whoever watches gets all there is to know first, then whatever happens. */
  watch(id: string, watcher: Watcher, since: number | null): Promise<Refusal | undefined> {
    return this.watching.watch(id, watcher, since);
  }

  unwatch(id: string, watcher: Watcher): void {
    this.watching.unwatch(id, watcher);
  }

  /** Does what is due at a table: dealing, the clock's answers, bots. */
  async tend(id: string): Promise<void> {
    const done = await this.change(id, () => []);
    if ('seq' in done) this.askBots(this.liveTables.of(id));
  }

  /** Everybody hears again what is true: the store was changed from outside. */
  refresh(): Promise<void> {
    return this.watching.refresh();
  }

  /** The same on every node. */
  refreshEverywhere(): Promise<void> {
    this.deps.database.bus.say(`refresh:${this.deps.node}`);
    return this.refresh();
  }

  /** Heals what was missed: reads on where another node has written and its word was lost. */
  catchUpAll(): Promise<void> {
    return this.others.catchUp();
  }

  /** Waits for what is being done; nothing more is begun. */
  async close(): Promise<void> {
    this.liveTables.closing = true;
    this.watching.close();
    await Promise.all(this.liveTables.all().map((live) => live.inTurn(async () => {})));
    await release(this.deps.database, this.deps.node);
  }

  private askBots(live: LiveTable): void {
    if (!this.liveTables.closing) this.bots.ask(live);
  }

  /** Another node says that something happened, or who is there. */
  private heard(words: readonly string[]): void {
    const [word, node, id = '', seq] = words;
    if (node === this.deps.node) return;
    if (word === 'refresh') this.refresh().catch((error) => this.deps.report(error, ''));
    else if (word === 'step') this.others.hear(id, Number(seq));
    else this.watching.hear(words);
  }
}
