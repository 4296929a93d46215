import type { Phrase, Remark } from '../../client/protocol/table.ts';
import { visibleText } from '../people/names.ts';
import { Frame } from '../sockets/frame.ts';
import { nameOfPerson } from '../store/people.ts';
import { addRemark, remarksAfter } from '../store/remarks.ts';
import type { Refusal, TableModel } from '../table/model.ts';
import { chairOfPerson, hearsSpectators } from '../table/seats.ts';
import type { Dependencies } from './dependencies.ts';
import type { LiveTable, Watcher } from './live-table.ts';
import type { LiveTables } from './live-tables.ts';
import { sealed } from './table-reader.ts';

/** A spectator's message: a preset phrase or free text. */
export type Wording = { readonly phrase: Phrase } | { readonly text: string };

/**
 * The spectators' chat. Messages are not events of the table: before the end nothing of them
 * reaches a seat, not even as a gap in the event numbers.
 */
export class SpectatorRoom {
  constructor(
    private readonly deps: Dependencies,
    private readonly liveTables: LiveTables,
  ) {
    deps.bus.on('remark', (_, id) => {
      const live = liveTables.find(id);
      if (live && live.watchers.size > 0) this.inTurn(live, () => this.deliverNew(live));
    });
  }

  /** Stores what a spectator says, and sends it to everybody who may hear it. */
  async say(
    id: string,
    person: string,
    what: Wording,
    message: string,
  ): Promise<Refusal | undefined> {
    const live = this.liveTables.of(id);
    return live.inTurn(async () => {
      if (this.liveTables.closing) return { error: 'closing' };
      const table = await this.liveTables.upToDate(live);
      if (!table) return { error: 'unknown-table' };
      if (await sealed(table, this.deps.isSealed)) return { error: 'sealed' };
      const wording = worded(table, person, what);
      if ('error' in wording) return wording;
      const { database, environment, bus } = this.deps;
      const name = (await nameOfPerson(database, person)) ?? '';
      const remark = { at: environment.now(), person, name, ...wording, message };
      if (await addRemark(database, id, remark)) bus.publish('remark', id);
      await this.deliverNew(live);
      return undefined;
    });
  }

  /** Sends the earlier messages to a new watcher who may read them. */
  async show(live: LiveTable, table: TableModel, watcher: Watcher): Promise<void> {
    if (!hearsSpectators(table, watcher.person)) return;
    const remarks = await remarksAfter(this.deps.database, live.id, 0);
    live.remarked ??= remarks.at(-1)?.number ?? 0;
    watcher.hear(frameOf(live.id, remarks, watcher, true));
  }

  /** The game is over: players now receive the messages withheld from them. */
  open(id: string): void {
    const live = this.liveTables.find(id);
    if (live && live.watchers.size > 0) this.inTurn(live, () => this.showAll(live));
  }

  private async showAll(live: LiveTable): Promise<void> {
    const table = live.table;
    if (!table) return;
    const remarks = await remarksAfter(this.deps.database, live.id, 0);
    live.remarked = remarks.at(-1)?.number ?? 0;
    if (remarks.length === 0) return;
    for (const watcher of live.watchers)
      if (hearsSpectators(table, watcher.person))
        watcher.hear(frameOf(live.id, remarks, watcher, true));
  }

  /** Sends the messages stored since the last delivery, by this or another node. */
  private async deliverNew(live: LiveTable): Promise<void> {
    // A person who has sat down on another node in the meantime must no longer receive them.
    const table = await this.liveTables.upToDate(live);
    if (!table) return;
    const remarks = await remarksAfter(this.deps.database, live.id, live.remarked ?? 0);
    live.remarked = remarks.at(-1)?.number ?? live.remarked;
    if (remarks.length === 0) return;
    for (const watcher of live.watchers)
      if (hearsSpectators(table, watcher.person))
        watcher.hear(frameOf(live.id, remarks, watcher, false));
  }

  private inTurn(live: LiveTable, job: () => Promise<void>): void {
    live.inTurn(job).catch((error) => this.deps.report(error, live.id));
  }
}

function worded(
  table: TableModel,
  person: string,
  what: Wording,
): Pick<Remark, 'phrase' | 'text'> | Extract<Refusal, { readonly error: unknown }> {
  if (chairOfPerson(table, person) !== null) return { error: 'already-seated' };
  if ('phrase' in what) return { phrase: what.phrase, text: null };
  if (table.terms.talk !== 'free') return { error: 'talk-not-allowed' };
  const text = visibleText(what.text);
  if (text === '') return { error: 'bad-message', detail: 'text: expected a visible character' };
  return { phrase: null, text };
}

function frameOf(
  table: string,
  remarks: readonly Remark[],
  { muted }: Watcher,
  all: boolean,
): Frame {
  const heard = remarks.filter(({ person }) => !muted.has(person));
  return Frame.of({ type: 'remarks', table, all, remarks: heard });
}
