import { withChanges } from '../engine/difference.ts';
import { unsafeCast } from '../engine/json.ts';
import type { Message, Outgoing } from './protocol/socket.ts';
import type { Clock, SeatView } from './protocol/table.ts';

/** Makes whole steps of changes; one for each table on a connection. */
export class ChangeReader {
  private last: LastStep | undefined;

  /** The message, or the step that a change leads to; undefined if the step before it was missed. */
  read(message: Outgoing): Exclude<Outgoing, Message<'change'>> | undefined {
    if (message.type === 'sync') this.last = undefined;
    const whole = message.type === 'change' ? this.step(message) : message;
    if (whole?.type === 'step') this.last = this.after(whole, message.type === 'change');
    return whole;
  }

  private step(change: Message<'change'>): Message<'step'> | undefined {
    const { seq, base = seq - 1 } = change;
    return this.last?.seq === base ? stepOf(change, this.last) : undefined;
  }

  /** A question of an earlier step is remembered only as long as changes follow each other. */
  private after({ seq, seen }: Message<'step'>, isChange: boolean): LastStep {
    return { seq, seen, ask: seen.ask ?? (isChange ? (this.last?.ask ?? null) : null) };
  }
}

/** The last step that was received, and the last question since the whole table was. */
interface LastStep {
  readonly seq: number;
  readonly seen: SeatView;
  readonly ask: SeatView['ask'];
}

/** A step from the one before and its changes; undefined if they do not fit together. */
function stepOf(change: Message<'change'>, { seen, ask }: LastStep): Message<'step'> | undefined {
  const { table, seq, by = 'person', chair, changes, step, asked } = change;
  const clock = change.clock ?? stopped(seen.clock, change.now);
  const { expired = [], outcome = null } = change;
  const news = change.news.map(({ to = null, rule, news, visibleUntil = null }) => ({
    ...{ to, rule, news, visibleUntil },
  }));
  const { seat, options, open, own, glance } = seen.view;
  const isAsked = changes.some(([[part]]) => part === 'ask');
  try {
    const before = { open, own, glance, ask };
    const now = unsafeCast<typeof before>(withChanges(before, changes));
    const view = { seat, options, open: now.open, own: now.own, glance: now.glance };
    const next = { step, leg: seen.leg, view, ask: isAsked ? now.ask : seen.ask };
    return {
      ...{ type: 'step', table, seq, takenBack: null, by, chair, news, began: null, expired },
      seen: { ...next, asked, clock, outcome },
    };
  } catch {
    return undefined;
  }
}

/** The clock of a table where no time runs. */
function stopped({ now: before, left, until }: Clock, now = before): Clock {
  return { now, left: left.map(() => null), until: until.map(() => null) };
}
