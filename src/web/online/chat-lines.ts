import type { ServerReply } from '../../client/connection.ts';
import type { Phrase } from '../../client/protocol/table.ts';
import type { TableSnapshot, WatchedTable } from '../../client/table.ts';
import type { OnlineWords } from '../texts/online.ts';

/** A chat message by a player or a spectator. */
export interface ChatLine {
  readonly key: string;
  readonly at: number;
  readonly name: string;
  readonly phrase: Phrase | null;
  readonly text: string | null;
  /** The sender: a player's chair, or a spectator with the number of the message. */
  readonly by:
    | { readonly chair: number; readonly seq: number }
    | { readonly person: string; readonly remark: number };
  readonly mine: boolean;
}

/** The chat messages that the viewer may read, oldest first. */
export function chatLines(
  { said, remarks, chair: own }: Pick<TableSnapshot, 'said' | 'remarks' | 'chair'>,
  me: string | undefined,
): readonly ChatLine[] {
  const seats = said.map(({ seq, chair, ...line }): ChatLine => {
    return { ...line, key: `${seq}`, by: { chair, seq }, mine: chair === own };
  });
  const spectators = remarks.map(({ number, person, ...line }): ChatLine => {
    const by = { person, remark: number };
    return { ...line, key: `spectator ${number}`, by, mine: person === me };
  });
  return [...seats, ...spectators].sort((a, b) => a.at - b.at);
}

export function isSpectators({ by }: ChatLine): boolean {
  return 'person' in by;
}

export function textOf({ phrase, text }: ChatLine, words: OnlineWords): string {
  return phrase === null ? (text ?? '') : words.phrases[phrase];
}

/** Sends a message to the viewer's chat: the table's or the spectators'. */
export function saying(
  what: { readonly phrase: Phrase } | { readonly text: string },
): (watched: WatchedTable) => Promise<ServerReply> {
  return (watched) => {
    if (watched.known?.chair === null) return watched.remark(what);
    return 'phrase' in what ? watched.phrase(what.phrase) : watched.speak(what.text);
  };
}
