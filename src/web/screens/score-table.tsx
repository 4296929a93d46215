import { type ReactNode, useEffect, useState } from 'react';
import type { Seat } from '../../engine/ask.ts';
import type { Outcome } from '../../engine/game.ts';
import { sum } from '../../engine/list.ts';
import type { GameRecord } from '../../engine/record.ts';
import type { SeatTally, TallySource, TallyWords } from '../../engine/tally.ts';
import type { Who } from '../../engine/texts.ts';
import { classNames } from '../../ui/class-names.ts';
import { SeatBadge } from '../../ui/seat-badge.tsx';
import { Sum, type SumPart } from '../../ui/sum.tsx';
import { useTallyWords } from '../games.ts';
import { useSettings } from '../settings.ts';
import { localServer } from '../solo/client.ts';
import { useWords } from '../words.ts';

/** The final ranking with a column per score source; each sum can be expanded. */
export function ScoreTable({
  game,
  outcome,
  record,
  who,
  portrait,
}: {
  readonly game: string;
  readonly outcome: Outcome;
  /** Undefined until loaded. */
  readonly record: GameRecord | undefined;
  readonly who: Who;
  /** Shows portraits next to the names, instead of badges only. */
  readonly portrait?: (seat: Seat) => ReactNode;
}): ReactNode {
  const words = useWords();
  const { language } = useSettings();
  const tallies = useTallies(record);
  const says = useTallyWords(game);
  const kinds = tallies && says ? kindsIn(tallies) : [];
  const shown = (value: number): string => value.toLocaleString(language);
  return (
    <table className="standings score-table">
      <thead>
        <tr>
          <th scope="col">{words.place}</th>
          <th scope="col">{words.who}</th>
          {kinds.map((kind) => (
            <th scope="col" key={kind}>
              {says?.kinds[kind]}
            </th>
          ))}
          <th scope="col">{says?.total ?? words.points}</th>
        </tr>
      </thead>
      <tbody>
        {outcome.places.flatMap((seats, place) =>
          seats.map((seat) => (
            <tr key={seat} className={classNames(seat === who.you && 'score-you')}>
              <td className="score-place">{place + 1}</td>
              <th scope="row">
                <span className="score-who">
                  {portrait ? portrait(seat) : <SeatBadge seat={seat} />}
                  <span className="score-name">{who(seat)}</span>
                  {seat === who.you && <b className="score-tag">{words.you}</b>}
                </span>
              </th>
              <Sources
                sources={tallies?.[personIn(record, seat)]?.sources}
                kinds={kinds}
                says={says}
                shown={shown}
                score={outcome.scores[seat] ?? 0}
              />
            </tr>
          )),
        )}
      </tbody>
    </table>
  );
}

function Sources({
  sources,
  kinds,
  says,
  shown,
  score,
}: {
  readonly sources: readonly TallySource[] | undefined;
  readonly kinds: readonly string[];
  readonly says: TallyWords | undefined;
  readonly shown: (value: number) => string;
  readonly score: number;
}): ReactNode {
  if (!sources || !says) return <td className="score-total">{shown(score)}</td>;
  const parts = (found: readonly TallySource[]): SumPart[] =>
    found.map(({ of, nth, amount, rule }) => ({
      label: says.sources[of]?.(nth ?? 0) ?? of,
      value: amount,
      rule,
    }));
  return (
    <>
      {kinds.map((kind) => {
        const found = sources.filter(({ of }) => of === kind);
        return (
          <td key={kind} data-label={says.kinds[kind]}>
            {found.length === 0 ? (
              '–'
            ) : (
              <Sum total={total(found)} parts={parts(found)} shown={shown} />
            )}
          </td>
        );
      })}
      <td className="score-total" data-label={says.total}>
        <Sum total={total(sources)} parts={parts(sources)} shown={shown} />
      </td>
    </>
  );
}

function useTallies(record: GameRecord | undefined): readonly SeatTally[] | undefined {
  const [tallies, setTallies] = useState<readonly SeatTally[]>();
  useEffect(() => {
    if (record) localServer.tally(record).then(setTallies, () => {});
  }, [record]);
  return tallies;
}

/** Tallies are by person, a table by the seats of its last game. */
function personIn(record: GameRecord | undefined, seat: Seat): number {
  if (!record) return seat;
  const { legs, seats } = record;
  return (((seat - (legs - 1)) % seats) + seats) % seats;
}

function kindsIn(tallies: readonly SeatTally[]): string[] {
  return [...new Set(tallies.flatMap(({ sources }) => sources.map(({ of }) => of)))];
}

function total(sources: readonly TallySource[]): number {
  return sum(sources.map(({ amount }) => amount));
}
