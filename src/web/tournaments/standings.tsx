import { type ReactNode, useState } from 'react';
import type { TournamentStanding, TournamentView } from '../../client/protocol/tournaments.ts';
import { at, range } from '../../engine/list.ts';
import { useSettings } from '../settings.ts';
import { namesIn, pointsText } from './use-tournament.ts';
import { useTournamentWords } from './words.ts';

/** The standings; pressing a row shows how its sums are made up. */
export function Standings({
  view,
  me,
}: {
  readonly view: TournamentView;
  readonly me?: string | undefined;
}): ReactNode {
  const words = useTournamentWords();
  const [open, setOpen] = useState<string>();
  const isBracket = view.terms.format === 'knockout';
  return (
    <section aria-label={words.standings} className="tournament-standings">
      <table className="ranking">
        <thead>
          <tr>
            <th scope="col">{words.rank}</th>
            <th scope="col">{words.player}</th>
            <th scope="col">{isBracket ? words.wins : words.points}</th>
            {!isBracket && (
              <>
                <th scope="col" title={words.buchholz}>
                  <abbr title={words.buchholz}>BH</abbr>
                </th>
                <th scope="col">
                  <abbr title={words.sonnebornBerger}>SB</abbr>
                </th>
              </>
            )}
          </tr>
        </thead>
        <tbody>
          {view.standings.map((line) => (
            <Line
              key={line.person}
              view={view}
              line={line}
              isMine={line.person === me}
              isOpen={line.person === open}
              onPress={() => setOpen(open === line.person ? undefined : line.person)}
            />
          ))}
        </tbody>
      </table>
      {!isBracket && <p className="note">{words.tiesNote}</p>}
    </section>
  );
}

interface LineProps {
  readonly view: TournamentView;
  readonly line: TournamentStanding;
  readonly isMine: boolean;
  readonly isOpen: boolean;
  readonly onPress: () => void;
}

function Line({ view, line, isMine, isOpen, onPress }: LineProps): ReactNode {
  const { language } = useSettings();
  const name = namesIn(view)(line.person);
  const isBracket = view.terms.format === 'knockout';
  const text = (points: number): string => pointsText(points, language);
  return (
    <>
      <tr className={isMine ? 'standing-mine' : undefined}>
        <td>{line.rank}</td>
        <th scope="row">
          {isBracket ? (
            name
          ) : (
            <button
              type="button"
              className="standing-name"
              aria-expanded={isOpen}
              onClick={onPress}
            >
              {name}
            </button>
          )}
        </th>
        <td>{isBracket ? line.wins : text(line.points)}</td>
        {!isBracket && (
          <>
            <td>{text(line.buchholz)}</td>
            <td>{text(line.sonnebornBerger)}</td>
          </>
        )}
      </tr>
      {isOpen && (
        <tr className="standing-sums">
          <td colSpan={5}>
            <Sums view={view} line={line} />
          </td>
        </tr>
      )}
    </>
  );
}

/** Each round's contribution, and the totals. */
function Sums({ view, line }: Pick<LineProps, 'view' | 'line'>): ReactNode {
  const words = useTournamentWords();
  const { language } = useSettings();
  const name = namesIn(view);
  const text = (points: number): string => pointsText(points, language);
  const against = (round: TournamentStanding['rounds'][number]): string => {
    if (round.kind === 'bye' || round.kind === 'out') return words[round.kind];
    const kind = words.kinds[round.kind];
    return `${round.opponents.map(name).join(', ')}${kind === '' ? '' : ` (${kind})`}`;
  };
  const sum = (what: string, key: 'points' | 'buchholz' | 'sonnebornBerger'): string =>
    words.sumOf(what, line.rounds.map((round) => text(round[key])).join(' + '), text(line[key]));
  return (
    <section className="sums" aria-label={words.sums(name(line.person))}>
      <ol>
        {range(line.rounds.length).map((n) => (
          <li key={n}>
            <b>{text(at(line.rounds, n).points)}</b> {against(at(line.rounds, n))}
          </li>
        ))}
      </ol>
      {line.rounds.length > 0 && (
        <p>
          {sum(words.buchholz, 'buchholz')}
          <br />
          {sum(words.sonnebornBerger, 'sonnebornBerger')}
          {line.headToHead !== null && (
            <>
              <br />
              {words.headToHead(text(line.headToHead))}
            </>
          )}
        </p>
      )}
    </section>
  );
}
