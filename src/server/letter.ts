import type { Outgoing } from '../client/protocol/socket.ts';

/** A message ready to go out: written once, as things stood then, for however many get it. */
export class Letter {
  readonly bytes: Buffer;

  constructor(message: Outgoing) {
    this.bytes = Buffer.from(JSON.stringify(message));
  }
}
