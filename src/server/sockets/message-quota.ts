import type { SocketLimits } from './client-session.ts';
import { TokenBucket } from './token-bucket.ts';

/** A visitor's remaining quota, shared by all their sockets. */
export interface MessageQuota {
  readonly messages: TokenBucket;
  readonly talk: TokenBucket;
}

/** Above this number of visitors, full quotas are dropped. */
const MOST_REMEMBERED = 1_000;

/** Quotas by visitor, kept across reconnections. */
export class MessageQuotas {
  private readonly known = new Map<string, MessageQuota>();

  constructor(
    private readonly limits: SocketLimits,
    private readonly now: () => number,
  ) {}

  of(person: string): MessageQuota {
    const { burst, perSecond, talkBurst, talkPerSecond } = this.limits;
    const quota = this.known.get(person) ?? {
      messages: new TokenBucket(burst, perSecond, this.now),
      talk: new TokenBucket(talkBurst, talkPerSecond, this.now),
    };
    if (this.known.size >= MOST_REMEMBERED) this.forget();
    this.known.set(person, quota);
    return quota;
  }

  private forget(): void {
    for (const [person, { messages, talk }] of this.known)
      if (messages.isFull() && talk.isFull()) this.known.delete(person);
  }
}
