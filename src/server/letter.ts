import type { Outgoing } from '../client/protocol/socket.ts';
import { Pen } from './pen.ts';

/** A message ready to go out: written and framed once, as things stood then, for however many get it. */
export class Letter {
  /** A whole text frame of a WebSocket (RFC 6455, section 5.2). */
  readonly frame: Buffer;

  constructor(message: Outgoing, pen = new Pen()) {
    this.frame = framed(pen.write(message));
  }
}

/** The last frame of a text, and where the length of a longer one stands. */
const TEXT = 0x81;
const SHORT = 126;
const LONG = 127;

function framed(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const head = length < SHORT ? 2 : length < 65_536 ? 4 : 10;
  const frame = Buffer.allocUnsafe(head + length);
  frame[0] = TEXT;
  frame[1] = head === 2 ? length : head === 4 ? SHORT : LONG;
  if (head === 4) frame.writeUInt16BE(length, 2);
  if (head === 10) frame.writeBigUInt64BE(BigInt(length), 2);
  frame.write(text, head);
  return frame;
}
