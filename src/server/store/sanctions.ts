import type { OperatorAct, Sanction, SanctionKind } from '../../client/protocol/profile.ts';
import type { NodeBus } from '../node-bus.ts';
import { type Database, statement } from './database.ts';

interface SanctionDependencies {
  readonly database: Database;
  readonly bus: NodeBus;
  readonly now: () => number;
  readonly newId: () => string;
  readonly report: (error: unknown) => void;
}

/** Warnings, silencing and bans; kept in memory on every node. */
export class Sanctions {
  private readonly active = new Map<string, Sanction[]>();

  private constructor(private readonly deps: SanctionDependencies) {
    deps.bus.on('sanctions', (_, person) => {
      this.load(person).catch(deps.report);
    });
  }

  static async open(deps: SanctionDependencies): Promise<Sanctions> {
    const sanctions = new Sanctions(deps);
    await sanctions.load();
    return sanctions;
  }

  /** A person's current sanctions. */
  of(person: string): readonly Sanction[] {
    const now = this.deps.now();
    return (this.active.get(person) ?? []).filter(({ until }) => until > now);
  }

  /** When the sanction ends; undefined if there is none. */
  until(person: string, kind: SanctionKind): number | undefined {
    const ends = this.of(person).flatMap((one) => (one.kind === kind ? one.until : []));
    return ends.length === 0 ? undefined : Math.max(...ends);
  }

  /** Warns, silences or bans for some days, and logs it. */
  async add(person: string, kind: SanctionKind, days: number, why: string): Promise<void> {
    const { database, bus, now, newId } = this.deps;
    const time = now();
    const until = time + days * 24 * 3_600_000;
    const row = { id: newId(), person_id: person, kind, why, at: time, until };
    await database.commit([
      statement(database.db.insertInto('sanctions').values(row)),
      actStatement(database, {
        id: newId(),
        at: time,
        what: kind,
        person,
        why: `${days} d: ${why}`,
      }),
    ]);
    await this.load(person);
    bus.publish('sanctions', person);
  }

  /** Lifts all of a person's sanctions. */
  async lift(person: string): Promise<void> {
    const { database, bus, now, newId } = this.deps;
    await database.commit([
      statement(database.db.deleteFrom('sanctions').where('person_id', '=', person)),
      actStatement(database, { id: newId(), at: now(), what: 'lift', person, why: '' }),
    ]);
    await this.load(person);
    bus.publish('sanctions', person);
  }

  private async load(person?: string): Promise<void> {
    const { database, now } = this.deps;
    const rows = await database.db
      .selectFrom('sanctions')
      .selectAll()
      .where('until', '>', now())
      .$if(person !== undefined, (query) => query.where('person_id', '=', person ?? ''))
      .orderBy('at')
      .execute();
    if (person === undefined) this.active.clear();
    else this.active.delete(person);
    for (const { person_id, kind, why, at, until } of rows)
      this.active.set(person_id, [...(this.active.get(person_id) ?? []), { kind, why, at, until }]);
  }
}

/** Logs an operator's action. */
export async function logAct(database: Database, act: OperatorAct & { readonly id: string }) {
  await database.commit([actStatement(database, act)]);
}

function actStatement({ db }: Database, act: OperatorAct & { readonly id: string }) {
  const { id, at, what, person, why } = act;
  return statement(db.insertInto('operator_log').values({ id, at, what, person_id: person, why }));
}

/** Operators' actions, latest first. */
export async function actsIn({ db }: Database, most = 200): Promise<OperatorAct[]> {
  const rows = await db
    .selectFrom('operator_log')
    .selectAll()
    .orderBy('at', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ at, what, person_id: person, why }) => ({ at, what, person, why }));
}
