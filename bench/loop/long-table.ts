import { hash } from 'node:crypto';
import { commitmentTo } from '../../src/engine/fair.ts';
import type { Hosted } from '../../src/engine/hosted.ts';
import { at, range } from '../../src/engine/list.ts';
import { type Rng, rngFrom } from '../../src/engine/rng.ts';
import type { Database } from '../../src/server/store/database.ts';
import { insertTable } from '../../src/server/store/tables.ts';
import { apply, openedTable, type StartMatch } from '../../src/server/table/apply.ts';
import type { Person, TableEntry, TableEvent, TableModel } from '../../src/server/table/model.ts';
import { termsOf } from '../../src/server/table/opening.ts';
import { askedChairs, isOver } from '../../src/server/table/seats.ts';
import { summaryOf } from '../../src/server/table/table-summary.ts';

/** A table to be stored. */
export interface LongTable {
  readonly id: string;
  readonly game: Hosted;
  /** Who sits there, in the order of chairs. */
  readonly people: readonly Person[];
  readonly events: number;
}

const SECRET = '5e'.repeat(32);
const SALT = 'a1'.repeat(32);

/** Stores a table with that many events: answers while the game lasts, take-backs and chat. */
export async function storeLongTable(database: Database, wanted: LongTable): Promise<void> {
  const { id, game, people, events } = wanted;
  const table = emptyTable(wanted);
  const entries: TableEntry[] = [];
  const happen = (what: TableEvent): void => {
    const seq = table.seq + 1;
    const next = { seq, at: 1_700_000_000_000 + seq, what, message: `${people[0]?.id}:m${seq}` };
    entries.push(apply(table, next, dealt).entry);
  };
  happen({ type: 'opened', terms: table.terms });
  for (const [chair, person] of people.entries()) happen({ type: 'sat', chair, person });
  happen({ type: 'dealt' });
  const rng = rngFrom([7, 7, 7, 7]);
  while (table.seq < events) happen(nextEvent(table, rng, events));
  const { phase } = table;
  const line = JSON.stringify(summaryOf(table));
  await insertTable(
    database,
    { game: game.id, listed: false, secret: SECRET, salt: SALT },
    {
      ...{ id, before: 0, entries, phase, asked: askedChairs(table), line, code: null },
      ...{ listed: false, timer: null, isOver: isOver(table), more: [] },
      people: people.map((person) => person.id),
    },
  );
}

function emptyTable({ id, game, people }: LongTable): TableModel {
  const terms = termsOf(
    game,
    {
      game: game.id,
      legs: 4,
      places: people.map((_, n) => (n === 0 ? 'me' : 'open')),
      talk: 'free',
    },
    { code: 'ABCDEF', commitment: commitmentTo(SECRET, SALT), format: 'ringside/2' },
  );
  if ('error' in terms || 'rule' in terms) throw new Error(JSON.stringify(terms));
  return openedTable(id, game, terms, { secret: SECRET, salt: SALT });
}

/** Of two answers that can be taken back one is; a fifth of all events is talk. */
function nextEvent(table: TableModel, rng: Rng, events: number): TableEvent {
  const { match } = table;
  if (table.pause) return { type: 'resumed' };
  const isLate = table.seq > events - 20;
  if (!match || match.outcome() || rng.below(5) === 0 || isLate)
    return { type: 'said', chair: 0, name: 'Ann', phrase: null, text: 'x'.repeat(200) };
  const last = match.step();
  const lastSeat = range(match.seats).find((seat) => match.lastAnswer(seat) === last);
  if (lastSeat !== undefined && rng.below(2) === 0) {
    const back = at([last, last - 1, last - 20], rng.below(3));
    if (match.mayTakeBack(lastSeat, back) !== 'never')
      return { type: 'takenBack', seat: lastSeat, step: back, mark: '' };
  }
  const seat = at(match.asked(), rng.below(match.asked().length));
  return { type: 'answered', seat, move: match.randomAnswer(seat, rng), by: 'person', mark: '' };
}

const dealt: StartMatch = ({ game, terms }, fairness) => {
  const { seats, options, legs: games, format } = terms;
  const match = game.open({
    ...{ seats, options, games, fairness, secret: SECRET, checkpoints: true },
    ...(format && { format }),
    hash: (text) => hash('sha256', text),
  });
  if ('error' in match) throw new Error(match.error);
  return match;
};
