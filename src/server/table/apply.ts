import type { TableAction } from '../../client/protocol/table.ts';
import type { Fairness } from '../../engine/fair.ts';
import type { AnyNews, Hosted } from '../../engine/hosted.ts';
import { at, range } from '../../engine/list.ts';
import type { Match, ViewableMatch } from '../../engine/match.ts';
import { marksAreStable } from '../../engine/record.ts';
import { type Handlers, handle } from '../../engine/tagged.ts';
import { charge, newClock, ownTime, payIncrement, refill, startClock, undoClock } from './clock.ts';
import type {
  By,
  DealerSecrets,
  Outage,
  TableEntry,
  TableEvents,
  TableModel,
  Terms,
} from './model.ts';
import { endEarly, giveUp } from './outcome.ts';
import { askedChairs, chairOf } from './seats.ts';

/** The news of a step. */
export interface StepNews {
  readonly by: By | 'dealer';
  /** The chair that answered or took back; null for a deal. */
  readonly chair: number | null;
  /** The hash that chains the step to all before it; null for a deal. */
  readonly mark: string | null;
  readonly takenBack: number | null;
  readonly news: readonly AnyNews[];
  readonly began: readonly AnyNews[] | null;
  /** News groups that may no longer be shown. */
  readonly expired: readonly string[];
}

/** Starts a table's match. */
export type StartMatch = (table: TableModel, fairness: Fairness) => Match;

/** A stored event does not follow from the previous ones. */
export class CorruptTable extends Error {}

/** A new table without events. */
export function openedTable(
  id: string,
  game: Hosted,
  terms: Terms,
  dealer: DealerSecrets,
  outages: readonly Outage[] = [],
): TableModel {
  return {
    id,
    game,
    terms,
    dealer,
    host: terms.host,
    check: null,
    absent: [],
    seq: 0,
    phase: 'gathering',
    chairs: range(terms.seats).map((chair) => ({ ...EMPTY, kept: terms.kept[chair] ?? null })),
    until: null,
    match: null,
    clock: newClock(terms),
    outages,
    questions: [],
    proposal: null,
    rematch: null,
    pause: null,
    resigned: [],
    acts: [],
    said: [],
    told: [],
    messages: new Map(),
    changedAt: 0,
  };
}

/** Applies an event to a table. Returns the news, and the event in the form to store. */
export function apply(
  table: TableModel,
  entry: TableEntry,
  begin: StartMatch,
): { readonly told: StepNews | undefined; readonly entry: TableEntry } {
  if (entry.seq !== table.seq + 1)
    throw new CorruptTable(`${entry.seq} follows ${table.seq} at table ${table.id}`);
  const told = handle<
    TableEvents,
    keyof TableEvents,
    [TableModel, TableEntry, StartMatch],
    StepNews | undefined
  >(HANDLERS, entry.what, table, entry, begin);
  table.seq = entry.seq;
  table.changedAt = entry.at;
  if (entry.message !== null) table.messages.set(entry.message, entry.seq);
  return { told, entry: told ? marked(entry, told) : entry };
}

const HANDLERS: Handlers<TableEvents, [TableModel, TableEntry, StartMatch], StepNews | undefined> =
  {
    opened: () => undefined,
    edited: ({ terms }, table) => {
      table.terms = terms;
      table.chairs = range(terms.seats).map(
        (chair) => table.chairs[chair] ?? { ...EMPTY, kept: null },
      );
      table.clock = newClock(terms);
      return undefined;
    },
    renamed: ({ chair, name }, table) => {
      const place = at(table.chairs, chair);
      if (place.person) place.person = { ...place.person, name };
      return undefined;
    },
    checking: ({ until, chairs }, table) => {
      table.check = { until, waiting: [...chairs] };
      return undefined;
    },
    confirmed: ({ chair }, table) => {
      const { check } = table;
      if (check)
        table.check = { ...check, waiting: check.waiting.filter((waited) => waited !== chair) };
      return undefined;
    },
    absent: ({ chair }, table) => {
      table.absent = [...table.absent, chair];
      return undefined;
    },
    present: ({ chair }, table) => {
      welcomeBack(table, chair);
      return undefined;
    },
    claimed: ({ chair }, table, entry) => {
      note(table, entry, chair, 'left');
      welcomeBack(table, chair);
      giveUp(table, chair);
      return undefined;
    },
    sat: ({ chair, person }, table, entry) => {
      Object.assign(at(table.chairs, chair), { person, bot: null });
      if (!table.chairs[table.host]?.person) table.host = chair;
      if (table.phase === 'playing') startClock(table, chair, entry.at);
      return undefined;
    },
    placed: ({ chair, level }, table) => {
      Object.assign(at(table.chairs, chair), { person: null, bot: level });
      return undefined;
    },
    left: ({ chair }, table) => {
      Object.assign(at(table.chairs, chair), EMPTY);
      table.phase = 'gathering';
      table.until = null;
      table.check = checkWithout(table, chair);
      if (chair === table.host) table.host = nextHost(table) ?? chair;
      return undefined;
    },
    kept: ({ chair, invite }, table) => {
      at(table.chairs, chair).kept = invite;
      return undefined;
    },
    committing: ({ until }, table) => {
      table.phase = 'committing';
      table.check = null;
      table.until = until;
      return undefined;
    },
    committed: ({ chair, commitment }, table) => {
      at(table.chairs, chair).commitment = commitment;
      return undefined;
    },
    revealing: ({ until }, table) => {
      table.phase = 'revealing';
      table.until = until;
      return undefined;
    },
    revealed: ({ chair, value }, table) => {
      at(table.chairs, chair).value = value;
      return undefined;
    },
    dealt: (_, table, entry, begin) => {
      table.phase = 'playing';
      table.until = null;
      table.match = begin(table, fairnessOf(table));
      const news = everythingSaid(table.match);
      table.told = [{ seq: entry.seq, news }];
      askQuestions(table, null);
      startClock(table, null, entry.at);
      return {
        by: 'dealer',
        chair: null,
        mark: null,
        takenBack: null,
        news,
        began: null,
        expired: [],
      };
    },
    answered: ({ seat, move, by, mark }, table, entry) => {
      const match = matchOf(table);
      const chair = chairOf(table, seat);
      const before = match.asking(seat);
      const within = ownTime(table, chair);
      const answered = match.answer(seat, move, entry.at);
      if (!answered.ok)
        throw new CorruptTable(`${answered.rule} forbids ${entry.seq} at ${table.id}`);
      verify(table, entry, mark, answered.mark);
      const { told: news, expired, began } = answered;
      table.told.push({ seq: entry.seq, news });
      table.pause = began && { until: null, ready: [] };
      if (began) {
        table.told = [{ seq: entry.seq, news: began }];
        table.acts = [];
      }
      if (by === 'clock') note(table, entry, chair, 'clock');
      if (by === 'bot' && at(table.chairs, chair).person) note(table, entry, chair, 'bot');
      if (by === 'person') welcomeBack(table, chair);
      table.clock.missed[chair] = by === 'clock' ? at(table.clock.missed, chair) + 1 : 0;
      table.proposal = null;
      if (match.outcome()) table.phase = 'over';
      const talksOn = before?.talk === true && match.asking(seat)?.about === before.about;
      if (!talksOn) {
        charge(table, chair, entry.at, within);
        const isTurnOver = !askedChairs(table).includes(chair);
        if (by !== 'bot' && within === null && isTurnOver)
          payIncrement(table, chair, answered.step);
      }
      askQuestions(table, seat);
      startClock(table, talksOn ? null : chair, entry.at);
      return { by, chair, mark: answered.mark, takenBack: null, news, began, expired };
    },
    takenBack: ({ seat, step, mark }, table, entry) => {
      undoClock(table, step, entry.at);
      const chair = chairOf(table, seat);
      note(table, entry, chair, 'takeBack');
      const link = matchOf(table).takeBack(seat, step, entry.at);
      verify(table, entry, mark, link);
      table.proposal = null;
      table.pause = null;
      table.told = [];
      table.questions = [];
      askQuestions(table, null);
      startClock(table, null, entry.at);
      return {
        by: 'person',
        chair,
        mark: link,
        takenBack: step,
        news: [],
        began: null,
        expired: [],
      };
    },
    proposed: ({ chair, step }, table) => {
      table.proposal = { chair, step, agreed: [chair] };
      return undefined;
    },
    agreed: ({ chair }, table) => {
      const { proposal } = table;
      if (proposal) table.proposal = { ...proposal, agreed: [...proposal.agreed, chair] };
      return undefined;
    },
    declined: (_, table) => {
      table.proposal = null;
      return undefined;
    },
    resigned: ({ chair }, table, entry) => {
      note(table, entry, chair, 'resigned');
      giveUp(table, chair);
      return undefined;
    },
    drawn: (_, table, entry) => {
      if (table.proposal) note(table, entry, table.proposal.chair, 'drawn');
      table.proposal = null;
      endEarly(table);
      return undefined;
    },
    paused: ({ until }, table) => {
      table.pause = { until, ready: [] };
      return undefined;
    },
    ready: ({ chair }, table) => {
      const { pause } = table;
      if (pause) table.pause = { ...pause, ready: [...pause.ready, chair] };
      return undefined;
    },
    resumed: (_, table, entry) => {
      table.pause = null;
      startClock(table, null, entry.at);
      return undefined;
    },
    flagged: ({ chair }, table, entry) => {
      note(table, entry, chair, 'time');
      giveUp(table, chair);
      return undefined;
    },
    handed: ({ chair, level }, table, entry) => {
      note(table, entry, chair, 'handed');
      at(table.chairs, chair).bot = level;
      table.check = checkWithout(table, chair);
      welcomeBack(table, chair);
      return undefined;
    },
    returned: ({ chair }, table, entry) => {
      note(table, entry, chair, 'returned');
      at(table.chairs, chair).bot = null;
      table.clock.missed[chair] = 0;
      charge(table, chair, entry.at, ownTime(table, chair));
      refill(table, chair);
      startClock(table, chair, entry.at);
      return undefined;
    },
    said: (what, table, { seq, at: time, message }) => {
      table.said = [...table.said.slice(1 - MOST_SAID), { seq, at: time, message, what }];
      return undefined;
    },
    rematched: ({ table: next }, table) => {
      table.rematch = next;
      return undefined;
    },
    closed: (_, table) => {
      table.phase = 'closed';
      table.proposal = null;
      return undefined;
    },
  };

const EMPTY = { person: null, bot: null, commitment: null, value: null };
const MOST_SAID = 100;
const MOST_ACTS = 100;

function note(
  table: TableModel,
  { seq, at: time }: TableEntry,
  chair: number,
  what: TableAction['what'],
): void {
  const step = table.match?.step() ?? 0;
  table.acts = [...table.acts.slice(1 - MOST_ACTS), { seq, at: time, step, chair, what }];
}

/** A chair is no longer absent. */
function welcomeBack(table: TableModel, chair: number): void {
  if (table.absent.includes(chair)) table.absent = table.absent.filter((one) => one !== chair);
}

/** Anyone else who did not confirm leaves as well; if a confirmed person leaves, the check ends. */
function checkWithout({ check }: TableModel, chair: number): TableModel['check'] {
  const waiting = check?.waiting.filter((waited) => waited !== chair) ?? [];
  return check?.waiting.includes(chair) && waiting.length > 0 ? { ...check, waiting } : null;
}

/** The new host after the host has left. */
function nextHost({ chairs }: TableModel): number | undefined {
  const chair = chairs.findIndex(({ person }) => person !== null);
  return chair < 0 ? undefined : chair;
}

export function matchOf(table: TableModel): Match {
  if (!table.match) throw new CorruptTable(`nothing is played at table ${table.id}`);
  return table.match;
}

/** Records what each seat is asked now; a seat that has answered gets a new question. */
function askQuestions(table: TableModel, answered: number | null): void {
  const match = matchOf(table);
  const step = match.step();
  table.questions = range(match.seats).map((seat) => {
    const about = match.asking(seat)?.about ?? null;
    const before = table.questions[seat];
    return before && before.about === about && seat !== answered ? before : { about, step };
  });
}

/** The proof of the deal; entropy that was not revealed has no value. */
export function fairnessOf(table: TableModel): Fairness {
  const entropy = table.chairs.flatMap(({ commitment, value }, seat) =>
    commitment === null ? [] : [{ seat, commitment, value }],
  );
  const { commitment } = table.terms;
  return { table: table.id, commitment, salt: null, secret: null, entropy };
}

/** All news of the deal, including private news. */
function everythingSaid(match: ViewableMatch): readonly AnyNews[] {
  const seats = range(match.seats);
  const whispers = seats.flatMap((seat) => match.heard(seat).filter(({ to }) => to !== null));
  return [...match.heard(null), ...whispers];
}

/** A replayed step must give the stored hash. */
function verify(table: TableModel, { seq }: TableEntry, recorded: string, mark: string): void {
  const comparable = recorded !== '' && marksAreStable(table.terms.format ?? 'ringside/1');
  if (comparable && recorded !== mark)
    throw new CorruptTable(`${seq} at table ${table.id} gives another game`);
}

/** Adds the hash to a new step. */
function marked(entry: TableEntry, { mark }: StepNews): TableEntry {
  const { what } = entry;
  if (mark === null || !('mark' in what) || what.mark !== '') return entry;
  return { ...entry, what: { ...what, mark } };
}
