import type { Message } from '../../client/protocol/socket.ts';
import type { BriefNews } from '../../client/protocol/table.ts';
import { changesBetween, copied, joined, updated } from '../../engine/difference.ts';
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

/** The parts of whole steps, which most steps are not. */
class WholeParts {
  readonly table = new Part();
  readonly news = new Part();
  readonly began = new Part();
  readonly options = new Part();
  readonly open = new Part();
  readonly glance = new Part();
  readonly asked = new Part();
  readonly clock = new Part();
  readonly outcome = new Part();
}

/** What a seat alone was sent. */
interface SeatCopy {
  own: unknown;
  /** Its last question, if whoever watches this seat has it, and whether that stands. */
  lastAsk: unknown;
  isAsked: boolean;
  /** The step of this copy. */
  seq: number;
}

/**
 * What those who get changes have: copies, because the match goes on with the originals. They live as
 * long as the table and must hold nothing else, because the garbage collector moves them again and
 * again.
 */
export class SentViews {
  /** The step of these views; 0 before the first. */
  seq = 0;
  open: Record<string, unknown> = {};
  glance: unknown = null;
  readonly seats = new Map<number | null, SeatCopy>();
}

/**
 * Serializes the messages of one step, whole or as what has changed since the step before. Parts that
 * several share are serialized once.
 */
export class StepSerializer {
  /** The number of the step before, from which changes start. */
  private readonly base: number;
  /** What has changed for everybody; undefined until this step was compared. */
  private shared: string | undefined;
  private head = '';
  private tail = '';
  private brief: { readonly news: Step['news']; readonly text: string } | undefined;
  private parts: WholeParts | undefined;

  constructor(
    /** The number of its step. */
    private readonly seq: number,
    /** What the step before has left; this step is kept there in turn. */
    private readonly sent: SentViews,
  ) {
    this.base = sent.seq;
  }

  /** The same as `JSON.stringify`. */
  whole(message: Step): string {
    const { table, seq, takenBack, by, chair, news, began, expired, seen } = message;
    const copy = this.sent.seats.get(seen.view.seat);
    // Who gets the whole step does not know of earlier questions.
    if (copy && !copy.isAsked) copy.lastAsk = null;
    this.parts ??= new WholeParts();
    const { parts } = this;
    return (
      `{"type":"step","table":${parts.table.write(table)},"seq":${seq},"takenBack":${takenBack},"by":"${by}",` +
      (chair === undefined ? '' : `"chair":${chair},`) +
      `"news":${parts.news.write(news)},"began":${parts.began.write(began)},"expired":${JSON.stringify(expired)},` +
      `"seen":${seenText(parts, seen)}}`
    );
  }

  /** What has changed since the step before; `changes` is what `remember` returned. */
  change(message: Step, changes: string): string {
    const { news, expired, seen } = message;
    if (this.head === '') this.frame(message);
    return (
      `${this.head}${this.briefly(news)},"changes":[${joined(this.shared ?? '', changes)}],` +
      (expired.length > 0 ? `"expired":${JSON.stringify(expired)},` : '') +
      `${this.tail}${seen.outcome === null ? '}' : `,"outcome":${JSON.stringify(seen.outcome)}}`}`
    );
  }

  /**
   * Keeps what a seat sees, so that the next step can be sent as what changes from it. Called once for
   * each seat; returns what has changed for it alone.
   */
  remember({ seen: { view, ask } }: Step): string {
    const { sent } = this;
    this.shared ??= share(sent, view);
    sent.seq = this.seq;
    const known = sent.seats.get(view.seat);
    const copy = known?.seq === this.base ? known : newCopy();
    if (copy !== known) sent.seats.set(view.seat, copy);
    copy.seq = this.seq;
    return joined(ownChanges(copy, view.own), askChanges(copy, ask));
  }

  /** Writes what the changes of all seats begin and end with. */
  private frame({ table, seq, by, chair, seen: { asked, clock, step } }: Step): void {
    this.head =
      `{"type":"change","table":${JSON.stringify(table)},"seq":${seq},` +
      (this.base === seq - 1 ? '' : `"base":${this.base},`) +
      `"step":${step},` +
      (by === 'person' ? '' : `"by":"${by}",`) +
      `"chair":${chair ?? null},"news":`;
    const time = runs(clock) ? `"clock":${JSON.stringify(clock)}` : `"now":${clock.now}`;
    this.tail = `"asked":${JSON.stringify(asked)},${time}`;
  }

  /** News without what is null; most seats get the same. */
  private briefly(news: Step['news']): string {
    if (this.brief?.news !== news) this.brief = { news, text: JSON.stringify(news.map(briefly)) };
    return this.brief.text;
  }
}

function seenText(
  parts: WholeParts,
  { step, leg, view, ask, asked, clock, outcome }: Step['seen'],
): string {
  return (
    `{"step":${step},"leg":${leg},"view":${viewText(parts, view)},"ask":${JSON.stringify(ask)},` +
    `"asked":${parts.asked.write(asked)},"clock":${parts.clock.write(clock)},"outcome":${parts.outcome.write(outcome)}}`
  );
}

function viewText(parts: WholeParts, { seat, options, open, own, glance }: View): string {
  return (
    `{"seat":${seat},"options":${parts.options.write(options)},"open":${parts.open.write(open)},` +
    `"own":${JSON.stringify(own)},"glance":${parts.glance.write(glance)}}`
  );
}

/** Compares what everybody sees with the step before, and copies what has changed. */
function share(sent: SentViews, { open, glance }: View): string {
  const changes = openChanges(sent, open);
  const glanced = changesBetween('"glance"', sent.glance, glance);
  if (glanced !== '') sent.glance = updated(sent.glance, glance);
  return joined(changes, glanced);
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
  return { own: null, lastAsk: null, isAsked: false, seq: 0 };
}

function ownChanges(copy: SeatCopy, own: unknown): string {
  const changes = changesBetween('"own"', copy.own, own);
  if (changes !== '') copy.own = updated(copy.own, own);
  return changes;
}

/** A question is sent as what differs from the last one, if that is known. */
function askChanges(copy: SeatCopy, ask: Step['seen']['ask']): string {
  const { lastAsk, isAsked } = copy;
  copy.isAsked = ask !== null;
  if (ask === null) return isAsked ? '[["ask"],null]' : '';
  const changes = lastAsk === null ? '' : changesBetween('"ask"', lastAsk, ask);
  if (changes === '' && isAsked) return '';
  copy.lastAsk = kept(ask);
  return changes === '' ? `[["ask"],${JSON.stringify(ask)}]` : changes;
}

/** A question to compare the next one with: its moves never change, but what it selects from may be a hand. */
function kept(ask: NonNullable<Step['seen']['ask']>): object {
  const { select } = ask;
  return select ? { ...ask, select: { ...select, from: [...select.from] } } : ask;
}

/** The changes of what lies open, field by field; all of it where it has other fields now. */
function openChanges(sent: SentViews, open: object): string {
  if (!isObject(open)) return allOpen(sent, open);
  const before = sent.open;
  let changes = '';
  let fields = 0;
  for (const name in open) {
    const [value, old] = [open[name], before[name]];
    if (value === undefined || old === undefined) return allOpen(sent, open);
    fields++;
    const changed = changesBetween(`"open",${JSON.stringify(name)}`, old, value);
    if (changed === '') continue;
    before[name] = updated(old, value);
    changes = joined(changes, changed);
  }
  for (const _ in before) fields--;
  return fields === 0 ? changes : allOpen(sent, open);
}

function allOpen(sent: SentViews, open: object): string {
  sent.open = { ...copied(open) };
  return `[["open"],${JSON.stringify(open)}]`;
}
