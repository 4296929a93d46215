import type { Message, Outgoing } from '../../client/protocol/socket.ts';

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

/** Serializes the messages of a step; parts shared by several messages are serialized once. */
export class StepSerializer {
  private readonly table = new Part();
  private readonly news = new Part();
  private readonly began = new Part();
  private readonly options = new Part();
  private readonly open = new Part();
  private readonly glance = new Part();
  private readonly asked = new Part();
  private readonly clock = new Part();
  private readonly outcome = new Part();

  /** Equivalent to `JSON.stringify`. */
  write(message: Outgoing): string {
    return message.type === 'step' ? this.step(message) : JSON.stringify(message);
  }

  private step(message: Message<'step'>): string {
    const { table, seq, takenBack, by, chair, news, began, expired, seen } = message;
    return (
      `{"type":"step","table":${this.table.write(table)},"seq":${seq},"takenBack":${takenBack},"by":"${by}",` +
      (chair === undefined ? '' : `"chair":${chair},`) +
      `"news":${this.news.write(news)},"began":${this.began.write(began)},"expired":${JSON.stringify(expired)},` +
      `"seen":${this.seen(seen)}}`
    );
  }

  private seen({ step, leg, view, ask, asked, clock, outcome }: Message<'step'>['seen']): string {
    return (
      `{"step":${step},"leg":${leg},"view":${this.view(view)},"ask":${JSON.stringify(ask)},` +
      `"asked":${this.asked.write(asked)},"clock":${this.clock.write(clock)},"outcome":${this.outcome.write(outcome)}}`
    );
  }

  private view({ seat, options, open, own, glance }: Message<'step'>['seen']['view']): string {
    return (
      `{"seat":${seat},"options":${this.options.write(options)},"open":${this.open.write(open)},` +
      `"own":${JSON.stringify(own)},"glance":${this.glance.write(glance)}}`
    );
  }
}
