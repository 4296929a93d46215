import type { Outgoing } from '../../client/protocol/socket.ts';
import { StepSerializer } from './step-serializer.ts';

/** A message serialized once, as things stood then, for all who get it. */
export class Frame {
  readonly payload: Buffer;

  constructor(message: Outgoing, serializer = new StepSerializer()) {
    this.payload = Buffer.from(serializer.write(message));
  }
}
