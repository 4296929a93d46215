import type { Outgoing } from '../../client/protocol/socket.ts';

/** First byte of a whole text message (RFC 6455, section 5.2). */
const TEXT = 0x81;

/** A message serialized once, as things stood then, as the WebSocket frame that all who get it are sent. */
export class Frame {
  readonly bytes: Buffer;

  private constructor(text: string) {
    const length = Buffer.byteLength(text);
    const head = length < 126 ? 2 : length < 65_536 ? 4 : 10;
    const bytes = Buffer.allocUnsafe(head + length);
    bytes[0] = TEXT;
    if (head === 2) bytes[1] = length;
    else if (head === 4) {
      bytes[1] = 126;
      bytes.writeUInt16BE(length, 2);
    } else {
      bytes[1] = 127;
      bytes.writeBigUInt64BE(BigInt(length), 2);
    }
    bytes.write(text, head);
    this.bytes = bytes;
  }

  static of(message: Outgoing): Frame {
    return new Frame(JSON.stringify(message));
  }

  /** A message that is JSON already. */
  static ofText(text: string): Frame {
    return new Frame(text);
  }
}
