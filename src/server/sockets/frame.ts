import type { Outgoing } from '../../client/protocol/socket.ts';
import { StepSerializer } from './step-serializer.ts';

/** A message serialized once, at that moment, for all its recipients. */
export class Frame {
  readonly payload: Buffer;

  constructor(message: Outgoing, serializer = new StepSerializer()) {
    this.payload = Buffer.from(serializer.write(message));
  }
}
