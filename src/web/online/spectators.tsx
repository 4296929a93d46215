import type { ReactNode } from 'react';
import type { TableSnapshot } from '../../client/table.ts';
import { useOnlineWords } from './words.ts';

/** The number and names of spectators, and whether the viewer is one. */
export function Spectators({ known }: { readonly known: TableSnapshot }): ReactNode {
  const words = useOnlineWords();
  const { count, names } = known.watching;
  return (
    <>
      {count > 0 && <p className="note watchers">{words.watchers(count, names)}</p>}
      {known.chair === null && (
        <p className="note">
          <strong>{words.spectator}.</strong> {words.spectatorNote}
        </p>
      )}
    </>
  );
}
