import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import type { TournamentPairing, TournamentView } from '../../client/protocol/tournaments.ts';
import { range } from '../../engine/list.ts';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { useSettings } from '../settings.ts';
import { timeOf } from './part.tsx';
import { namesIn, pointsText } from './use-tournament.ts';
import { useTournamentWords } from './words.ts';

interface Props {
  readonly view: TournamentView;
  readonly me: string | undefined;
}

/** The pairings, round by round; the current one first. */
export function TournamentRounds({ view, me }: Props): ReactNode {
  const words = useTournamentWords();
  const { language } = useSettings();
  const { rounds } = view;
  const [chosen, setChosen] = useState<number>();
  const number = Math.min(chosen ?? rounds.length, rounds.length);
  const round = rounds[number - 1];
  return (
    <section aria-label={words.pairings} className="tournament-rounds">
      {rounds.length > 1 && (
        <SegmentedControl
          label={words.rounds}
          value={String(number)}
          options={range(rounds.length).map((n) => ({ value: String(n + 1), name: String(n + 1) }))}
          onChange={(value) =>
            setChosen(Number(value) === rounds.length ? undefined : Number(value))
          }
        />
      )}
      {round?.deadline != null && (
        <p className="note">{words.deadline(timeOf(round.deadline, language))}</p>
      )}
      {round && <Pairings view={view} pairings={round.pairings} byes={round.byes} me={me} />}
    </section>
  );
}

/** The pairings of a round, with results. */
export function Pairings({
  view,
  pairings,
  byes,
  me,
}: Props & {
  readonly pairings: readonly TournamentPairing[];
  readonly byes: readonly string[];
}): ReactNode {
  const words = useTournamentWords();
  const name = namesIn(view);
  return (
    <ol className="pairings">
      {pairings.map((pairing, n) => (
        <li key={pairing.people.join()} data-mine={pairing.people.includes(me ?? '') || undefined}>
          <span className="pairing-number">{n + 1}</span>
          <Sides pairing={pairing} name={name} />
          <Where view={view} pairing={pairing} />
        </li>
      ))}
      {byes.map((id) => (
        <li key={id} data-mine={id === me || undefined}>
          <span className="pairing-number">–</span>
          <span className="pairing-sides">
            <span className="pairing-side">
              {name(id)} <small>{words.bye}</small>
            </span>
          </span>
        </li>
      ))}
    </ol>
  );
}

function Sides({
  pairing: { people, result },
  name,
}: {
  readonly pairing: TournamentPairing;
  readonly name: (id: string) => string;
}): ReactNode {
  const { language } = useSettings();
  return (
    <span className="pairing-sides">
      {people.map((id, chair) => (
        <span key={id} className="pairing-side" data-won={result?.points[chair] === 1 || undefined}>
          <span>{name(id)}</span>
          {result && <b>{pointsText(result.points[chair] ?? 0, language)}</b>}
        </span>
      ))}
    </span>
  );
}

/** The state of a pairing, and a link to its table unless its cards are still secret. */
function Where({
  view,
  pairing: { tables, result },
}: {
  readonly view: TournamentView;
  readonly pairing: TournamentPairing;
}): ReactNode {
  const words = useTournamentWords();
  const table = tables.at(-1);
  const isSecret = view.terms.sameDeals && view.phase !== 'over';
  const state = result ? words.kinds[result.kind] : words.inPlay;
  return (
    <span className="pairing-where">
      {state !== '' && <small>{state}</small>}
      {table !== undefined && !isSecret && (!result || result.kind === 'played') && (
        <Link href={result ? `/replay/${table}` : `/online/${table}`}>{words.watch}</Link>
      )}
    </span>
  );
}
