import type { Outgoing } from '../client/protocol/socket.ts';
import { isObject } from '../engine/json.ts';

/** Where in a message the parts lie that others share: what is in here is written part by part. */
interface Parts {
  readonly [name: string]: Parts;
}

const SHARED: Parts = { seen: { view: {} } };

/** Writes what is said of one moment: a part that several messages share is written once. */
export class Pen {
  private readonly written = new Map<object, string>();

  write(message: Outgoing): string {
    return message.type === 'step' ? this.inParts(message, SHARED) : JSON.stringify(message);
  }

  private inParts(whole: object, parts: Parts): string {
    let text = '';
    for (const [name, part] of Object.entries(whole)) {
      const inner = parts[name];
      const written = inner && isObject(part) ? this.inParts(part, inner) : this.once(part);
      text += `${text === '' ? '{' : ','}"${name}":${written}`;
    }
    return `${text}}`;
  }

  private once(part: unknown): string {
    if (typeof part !== 'object' || part === null) return JSON.stringify(part);
    const known = this.written.get(part);
    if (known !== undefined) return known;
    const text = JSON.stringify(part);
    this.written.set(part, text);
    return text;
  }
}
