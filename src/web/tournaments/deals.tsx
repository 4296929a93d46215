import type { ReactNode } from 'react';
import type { TournamentView } from '../../client/protocol/tournaments.ts';
import { useTournamentWords } from './words.ts';

/** The public part of the deals: at first a commitment, at the end codes and their proof. */
export function Deals({ view: { deals } }: { readonly view: TournamentView }): ReactNode {
  const words = useTournamentWords();
  if (!deals) return null;
  return (
    <details className="tournament-deals" open={deals.codes.length > 0}>
      <summary>{words.deals}</summary>
      <p>{words.dealsSealed}</p>
      <code>{deals.commitment}</code>
      {deals.secret !== null && (
        <>
          <p>
            {words.dealSecret} <code>{deals.secret}</code>
            <br />
            {words.dealSalt} <code>{deals.salt}</code>
          </p>
          <p>{words.dealsOpen}</p>
          <ol>
            {deals.codes.map((code) => (
              <li key={code}>
                <code>{code}</code>
              </li>
            ))}
          </ol>
        </>
      )}
    </details>
  );
}
