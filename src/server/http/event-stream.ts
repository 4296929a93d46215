import type { Writable } from 'node:stream';

/** A reader that lets more than this wait is disconnected; it reconnects by itself. */
const MAX_BUFFERED_BYTES = 200_000;

/** Writes server-sent events to a reader for as long as they are read. */
export function eventWriter(reader: Writable): (data: string | null) => void {
  return (data) => {
    if (reader.writableLength > MAX_BUFFERED_BYTES) reader.destroy();
    else reader.write(data === null ? ':\n\n' : `data: ${data}\n\n`);
  };
}
