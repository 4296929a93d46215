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
    return message.type === 'step' && isObject(message)
      ? this.inParts(message, SHARED)
      : JSON.stringify(message);
  }

  private inParts(whole: { readonly [name: string]: unknown }, parts: Parts): string {
    let text = '{';
    for (const name of Object.keys(whole)) {
      const part = whole[name];
      if (part === undefined) continue;
      const inner = parts[name];
      const written = inner && isObject(part) ? this.inParts(part, inner) : this.once(part);
      text += `${text === '{' ? '' : ','}"${name}":${written}`;
    }
    return `${text}}`;
  }

  private once(part: unknown): string {
    if (part === null) return 'null';
    if (typeof part !== 'object') return JSON.stringify(part);
    const known = this.written.get(part);
    if (known !== undefined) return known;
    const text = JSON.stringify(part);
    this.written.set(part, text);
    return text;
  }
}
