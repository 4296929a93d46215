import { Bucket } from './bucket.ts';
import type { SocketLimits } from './visit.ts';

/** How much a visitor may still say, over all of their sockets. */
export interface Allowance {
  readonly messages: Bucket;
  readonly talk: Bucket;
}

/** What is forgotten first when so many visitors are remembered: those who have been silent. */
const MOST_REMEMBERED = 1_000;

/** The allowances of all visitors: who comes back at once does not get a new one. */
export class Allowances {
  private readonly known = new Map<string, Allowance>();

  constructor(
    private readonly limits: SocketLimits,
    private readonly now: () => number,
  ) {}

  of(person: string): Allowance {
    const { burst, perSecond, talkBurst, talkPerSecond } = this.limits;
    const allowance = this.known.get(person) ?? {
      messages: new Bucket(burst, perSecond, this.now),
      talk: new Bucket(talkBurst, talkPerSecond, this.now),
    };
    if (this.known.size >= MOST_REMEMBERED) this.forget();
    this.known.set(person, allowance);
    return allowance;
  }

  private forget(): void {
    for (const [person, { messages, talk }] of this.known)
      if (messages.isFull() && talk.isFull()) this.known.delete(person);
  }
}
