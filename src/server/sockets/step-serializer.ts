import type { Message } from '../../client/protocol/socket.ts';
import type { BriefNews } from '../../client/protocol/table.ts';
import { changesBetween, copied, joined } from '../../engine/difference.ts';
import { isObject } from '../../engine/json.ts';

type Step = Message<'step'>;
type View = Step['seen']['view'];

/** Serializes a value once for as long as it stays the same. */
class Part {
  private part: unknown;
  private text = '';

  write(part: unknown): string {
    if (part === null) return 'null';
    if (part === this.part) return this.text;
    this.part = part;
    this.text = JSON.stringify(part);
    return this.text;
  }
}

/** What a seat alone was sent. */
interface SeatCopy {
  own: unknown;
  /** Its last question, if whoever watches this seat has it, and whether that stands. */
  lastAsk: unknown;
  isAsked: boolean;
  /** The step of this copy, and what changed with it. */
  seq: number;
  changes: string;
}

/** What those who get changes have: copies, because the match goes on with the originals. */
interface Copies {
  open: Record<string, unknown>;
  glance: unknown;
  readonly seats: Map<number | null, SeatCopy>;
}

/**
 * Serializes the messages of one step, whole or as what has changed since the step before. Parts that
 * several share are serialized once.
 */
export class StepSerializer {
  private copies: Copies | undefined;
  /** The number of the step before, from which changes start. */
  private base = 0;
  /** What has changed for everybody; undefined until this step was compared. */
  private shared: string | undefined;
  private head = '';
  private tail = '';
  private brief: { readonly news: Step['news']; readonly text: string } | undefined;
  private readonly table = new Part();
  private readonly news = new Part();
  private readonly began = new Part();
  private readonly options = new Part();
  private readonly open = new Part();
  private readonly glance = new Part();
  private readonly asked = new Part();
  private readonly clock = new Part();
  private readonly outcome = new Part();

  constructor(
    /** The number of its step. */
    private readonly seq: number,
    /** That of the step before, if anybody may get changes. Its copies are taken over. */
    before: StepSerializer | undefined,
  ) {
    if (!before?.copies) return;
    this.copies = before.copies;
    this.base = before.seq;
    before.copies = undefined;
  }

  /** The same as `JSON.stringify`. */
  whole(message: Step): string {
    const { table, seq, takenBack, by, chair, news, began, expired, seen } = message;
    const copy = this.copies?.seats.get(seen.view.seat);
    // Who gets the whole step does not know of earlier questions.
    if (copy && !copy.isAsked) copy.lastAsk = null;
    return (
      `{"type":"step","table":${this.table.write(table)},"seq":${seq},"takenBack":${takenBack},"by":"${by}",` +
      (chair === undefined ? '' : `"chair":${chair},`) +
      `"news":${this.news.write(news)},"began":${this.began.write(began)},"expired":${JSON.stringify(expired)},` +
      `"seen":${this.seen(seen)}}`
    );
  }

  /** What has changed since the step before. */
  change(message: Step): string {
    const { news, expired, seen } = message;
    const { changes } = this.remember(message);
    if (this.head === '') this.frame(message);
    return (
      `${this.head}${this.briefly(news)},"changes":[${joined(this.shared ?? '', changes)}],` +
      (expired.length > 0 ? `"expired":${JSON.stringify(expired)},` : '') +
      `${this.tail}${seen.outcome === null ? '}' : `,"outcome":${this.outcome.write(seen.outcome)}}`}`
    );
  }

  /** Keeps what a seat sees, so that the next step can be sent as what changes from it. */
  remember({ seen: { view, ask } }: Step): SeatCopy {
    this.copies ??= { open: {}, glance: null, seats: new Map() };
    if (this.shared === undefined) this.shared = this.share(this.copies, view);
    const known = this.copies.seats.get(view.seat);
    if (known?.seq === this.seq) return known;
    const copy = known?.seq === this.base ? known : newCopy();
    if (copy !== known) this.copies.seats.set(view.seat, copy);
    copy.seq = this.seq;
    copy.changes = joined(ownChanges(copy, view.own), askChanges(copy, ask));
    return copy;
  }

  /** Writes what the changes of all seats begin and end with. */
  private frame({ table, seq, by, chair, seen: { asked, clock, step } }: Step): void {
    this.head =
      `{"type":"change","table":${this.table.write(table)},"seq":${seq},"base":${this.base},"step":${step},` +
      (by === 'person' ? '' : `"by":"${by}",`) +
      `"chair":${chair ?? null},"news":`;
    const time = runs(clock) ? `"clock":${this.clock.write(clock)}` : `"now":${clock.now}`;
    this.tail = `"asked":${this.asked.write(asked)},${time}`;
  }

  /** News without what is null; most seats get the same. */
  private briefly(news: Step['news']): string {
    if (this.brief?.news !== news) this.brief = { news, text: JSON.stringify(news.map(briefly)) };
    return this.brief.text;
  }

  private seen({ step, leg, view, ask, asked, clock, outcome }: Step['seen']): string {
    return (
      `{"step":${step},"leg":${leg},"view":${this.view(view)},"ask":${JSON.stringify(ask)},` +
      `"asked":${this.asked.write(asked)},"clock":${this.clock.write(clock)},"outcome":${this.outcome.write(outcome)}}`
    );
  }

  private view({ seat, options, open, own, glance }: View): string {
    return (
      `{"seat":${seat},"options":${this.options.write(options)},"open":${this.open.write(open)},` +
      `"own":${JSON.stringify(own)},"glance":${this.glance.write(glance)}}`
    );
  }

  /** Compares what everybody sees with the step before, and copies what has changed. */
  private share(copies: Copies, { open, glance }: View): string {
    const changes = openChanges(copies, open);
    const glanced = changesBetween('"glance"', copies.glance, glance);
    if (glanced !== '') copies.glance = copied(glance);
    return joined(changes, glanced);
  }
}

function briefly({ to, rule, news, visibleUntil }: Step['news'][number]): BriefNews {
  return {
    ...(to === null ? {} : { to }),
    ...{ rule, news },
    ...(visibleUntil === null ? {} : { visibleUntil }),
  };
}

/** Whether a table has time that runs out. */
function runs({ left, until }: Step['seen']['clock']): boolean {
  return left.some((one) => one !== null) || until.some((one) => one !== null);
}

/** Of a seat that nobody was sent yet. */
function newCopy(): SeatCopy {
  return { own: null, lastAsk: null, isAsked: false, seq: 0, changes: '' };
}

function ownChanges(copy: SeatCopy, own: unknown): string {
  const changes = changesBetween('"own"', copy.own, own);
  if (changes !== '') copy.own = copied(own);
  return changes;
}

/** A question is sent as what differs from the last one, if that is known. */
function askChanges(copy: SeatCopy, ask: unknown): string {
  const { lastAsk, isAsked } = copy;
  copy.isAsked = ask !== null;
  if (ask === null) return isAsked ? '[["ask"],null]' : '';
  const changes = lastAsk === null ? '' : changesBetween('"ask"', lastAsk, ask);
  if (changes === '' && isAsked) return '';
  copy.lastAsk = copied(ask);
  return changes === '' ? `[["ask"],${JSON.stringify(ask)}]` : changes;
}

/** The changes of what lies open, field by field; all of it where it has other fields now. */
function openChanges(copies: Copies, open: object): string {
  if (!isObject(open)) return allOpen(copies, open);
  const before = copies.open;
  let changes = '';
  let fields = 0;
  for (const name in open) {
    const [value, old] = [open[name], before[name]];
    if (value === undefined || old === undefined) return allOpen(copies, open);
    fields++;
    const changed = changesBetween(`"open",${JSON.stringify(name)}`, old, value);
    if (changed === '') continue;
    before[name] = copied(value);
    changes = joined(changes, changed);
  }
  for (const _ in before) fields--;
  return fields === 0 ? changes : allOpen(copies, open);
}

function allOpen(copies: Copies, open: object): string {
  copies.open = { ...copied(open) };
  return `[["open"],${JSON.stringify(open)}]`;
}
