import { type ReactNode, useState } from 'react';
import type { TournamentEntrant, TournamentView } from '../../client/protocol/tournaments.ts';
import { api } from '../online/sign-in.ts';
import { Sure } from '../profile/sure.tsx';
import { useAttempt } from './part.tsx';
import { useTournamentWords } from './words.ts';

/** Who takes part; the organiser can remove people. */
export function Entrants({
  view,
  me,
}: {
  readonly view: TournamentView;
  readonly me: string | undefined;
}): ReactNode {
  const words = useTournamentWords();
  const { attempt } = useAttempt();
  const [removed, setRemoved] = useState<TournamentEntrant>();
  const { id, entrants, organiser, phase } = view;
  const mayRemove = organiser.id === me && (phase === 'open' || phase === 'running');
  if (entrants.length === 0) return <p>{words.nobodyYet}</p>;
  const ordered = [...entrants].sort(
    (a, b) => (a.seed ?? a.joinedAt) - (b.seed ?? b.joinedAt) || a.joinedAt - b.joinedAt,
  );
  return (
    <section aria-label={words.entrants}>
      <h2>{words.entrants}</h2>
      <ol className="tournament-entrants">
        {ordered.map((one) => (
          <li key={one.id} data-out={one.left !== null || undefined}>
            <span>{one.name || '?'}</span>
            {one.left !== null && <span className="note">{words.withdrawn}</span>}
            {mayRemove && one.left === null && one.id !== me && (
              <button
                type="button"
                className="tournament-remove"
                aria-label={words.remove(one.name)}
                onClick={() => setRemoved(one)}
              >
                ×
              </button>
            )}
          </li>
        ))}
      </ol>
      {removed && (
        <Sure
          question={words.removeSure(removed.name)}
          onYes={() => {
            setRemoved(undefined);
            void attempt(() => api.removeEntrant(id, removed.id));
          }}
          onNo={() => setRemoved(undefined)}
        />
      )}
    </section>
  );
}
