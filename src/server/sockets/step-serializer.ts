import type { Message } from '../../client/protocol/socket.ts';
import { changesBetween } from '../../engine/difference.ts';

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
interface SeatTexts {
  readonly own: string;
  readonly ask: string;
  /** The last question before this one, if whoever watches this seat has it; otherwise `null`. */
  lastAsk: string;
}

/**
 * Serializes the messages of one step, whole or as what has changed since the step before. Parts that
 * several share are serialized once.
 */
export class StepSerializer {
  /** The number of its step. */
  private seq = 0;
  private fields: Map<string, string> | undefined;
  private glance = '';
  /** What has changed for everybody. */
  private shared = '';
  private readonly seats = new Map<number | null, SeatTexts>();
  private readonly table = new Part();
  private readonly news = new Part();
  private readonly began = new Part();
  private readonly options = new Part();
  private readonly asked = new Part();
  private readonly clock = new Part();
  private readonly outcome = new Part();

  constructor(
    /** That of the step before, if anybody may get changes; it is dropped when all have theirs. */
    private before: StepSerializer | undefined,
  ) {}

  /** Frees the step before. */
  finish(): void {
    this.before = undefined;
  }

  /** The same as `JSON.stringify`. */
  whole(message: Step): string {
    const { table, seq, takenBack, by, chair, news, began, expired, seen } = message;
    const texts = this.textsOf(message);
    // Who gets the whole step does not know of earlier questions.
    texts.lastAsk = texts.ask;
    return (
      `{"type":"step","table":${this.table.write(table)},"seq":${seq},"takenBack":${takenBack},"by":"${by}",` +
      (chair === undefined ? '' : `"chair":${chair},`) +
      `"news":${this.news.write(news)},"began":${this.began.write(began)},"expired":${JSON.stringify(expired)},` +
      `"seen":${this.seen(seen, texts)}}`
    );
  }

  /** What has changed since the step before. */
  change(message: Step): string {
    const { table, seq, by, chair, news, expired, seen } = message;
    const { asked, clock, outcome, step } = seen;
    const own = this.textsOf(message);
    const old = this.before?.seats.get(seen.view.seat);
    if (!this.before || !old) throw new Error(`step ${seq} of ${table} has no previous step`);
    const changes = joined(
      joined(this.shared, changesBetween('"own"', old.own, seen.view.own, own.own)),
      askChanges(old, seen.ask, own.ask),
    );
    return (
      `{"type":"change","table":${this.table.write(table)},"seq":${seq},"base":${this.before.seq},"step":${step},` +
      `"by":"${by}","chair":${chair ?? null},` +
      `"news":${this.news.write(news)},"changes":[${changes}],"asked":${this.asked.write(asked)},` +
      `"clock":${this.clock.write(clock)}` +
      (expired.length > 0 ? `,"expired":${JSON.stringify(expired)}` : '') +
      (outcome === null ? '}' : `,"outcome":${this.outcome.write(outcome)}}`)
    );
  }

  private seen({ step, leg, view, asked, clock, outcome }: Step['seen'], texts: SeatTexts): string {
    return (
      `{"step":${step},"leg":${leg},"view":${this.view(view, texts)},"ask":${texts.ask},` +
      `"asked":${this.asked.write(asked)},"clock":${this.clock.write(clock)},"outcome":${this.outcome.write(outcome)}}`
    );
  }

  private view({ seat, options }: View, { own }: SeatTexts): string {
    return (
      `{"seat":${seat},"options":${this.options.write(options)},"open":${objectOf(this.fields)},` +
      `"own":${own},"glance":${this.glance}}`
    );
  }

  private textsOf({ seq, seen: { view, ask } }: Step): SeatTexts {
    const known = this.seats.get(view.seat);
    if (known) return known;
    if (!this.fields) this.share(seq, view);
    const texts = {
      own: JSON.stringify(view.own),
      ask: JSON.stringify(ask),
      lastAsk: 'null',
    };
    const old = this.before?.seats.get(view.seat);
    texts.lastAsk = texts.ask === 'null' && old ? old.lastAsk : texts.ask;
    this.seats.set(view.seat, texts);
    return texts;
  }

  /** Serializes what everybody sees, and notes what has changed in it. */
  private share(seq: number, { open, glance }: View): void {
    this.seq = seq;
    this.glance = JSON.stringify(glance);
    this.fields = new Map();
    for (const [name, value] of Object.entries(open)) {
      const text = JSON.stringify(value);
      if (text !== undefined) this.fields.set(name, text);
    }
    if (!this.before) return;
    const changes = fieldChanges(this.before.fields, this.fields, open);
    const glanced = changesBetween('"glance"', this.before.glance, glance, this.glance);
    this.shared = joined(changes, glanced);
  }
}

/** Two lists of changes as one. */
function joined(some: string, more: string): string {
  if (some === '') return more;
  return more === '' ? some : `${some},${more}`;
}

/** A question is sent as what differs from the last one, if that is known. */
function askChanges(old: SeatTexts, ask: unknown, text: string): string {
  if (text === old.ask) return '';
  if (text === 'null' || old.lastAsk === 'null') return `[["ask"],${text}]`;
  return changesBetween('"ask"', old.lastAsk, ask, text) || `[["ask"],${text}]`;
}

function objectOf(fields: ReadonlyMap<string, string> | undefined): string {
  const written: string[] = [];
  for (const [name, text] of fields ?? []) written.push(`${JSON.stringify(name)}:${text}`);
  return `{${written.join(',')}}`;
}

/** The changes of what lies open, field by field; all of it where it has other fields now. */
function fieldChanges(
  before: ReadonlyMap<string, string> | undefined,
  after: ReadonlyMap<string, string>,
  open: object,
): string {
  if (before?.size !== after.size) return `[["open"],${objectOf(after)}]`;
  let changes = '';
  for (const [name, text] of after) {
    const old = before.get(name);
    if (old === undefined) return `[["open"],${objectOf(after)}]`;
    if (old === text) continue;
    const value: unknown = Reflect.get(open, name);
    changes = joined(changes, changesBetween(`"open",${JSON.stringify(name)}`, old, value, text));
  }
  return changes;
}
