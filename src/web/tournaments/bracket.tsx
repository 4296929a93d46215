import type { ReactNode } from 'react';
import type { TournamentView } from '../../client/protocol/tournaments.ts';
import { at, range } from '../../engine/list.ts';
import { type BracketPairing, columnsOf } from './bracket-columns.ts';
import { namesIn } from './use-tournament.ts';
import { useTournamentWords } from './words.ts';

/** The bracket, round by round from left to right; empty boxes wait for winners. */
export function Bracket({ view }: { readonly view: TournamentView }): ReactNode {
  const words = useTournamentWords();
  const columns = columnsOf(view);
  return (
    <section aria-label={words.bracket} className="bracket-frame">
      <ol className="bracket">
        {range(columns.length).map((round) => (
          <li key={round} className="bracket-round">
            <h3>{words.stages(at(columns, round).length) || words.roundOf(round + 1, null)}</h3>
            <ol>
              {range(at(columns, round).length).map((n) => (
                <li key={n}>
                  <Box view={view} meeting={at(at(columns, round), n)} />
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Box({
  view,
  meeting,
}: {
  readonly view: TournamentView;
  readonly meeting: BracketPairing;
}): ReactNode {
  const words = useTournamentWords();
  const name = namesIn(view);
  const { people, winner, isBye } = meeting;
  return (
    <div className="bracket-box">
      {range(2).map((place) => {
        const id = people[place] ?? null;
        const isFree = isBye && id === null;
        return (
          <span key={place} data-won={id !== null && id === winner ? true : undefined}>
            {id === null ? (isFree ? words.bye : '…') : name(id)}
          </span>
        );
      })}
    </div>
  );
}
