import type { ReactNode } from 'react';
import type { Operating } from '../../client/protocol/profile.ts';
import { posterOf } from '../../games/index.ts';
import { useSettings } from '../settings.ts';
import { useProfileWords } from './words.ts';

const PHASES = ['gathering', 'committing', 'revealing', 'playing', 'over', 'closed'] as const;

/** The server's metrics. */
export function OperatingFigures({
  now,
  before,
}: {
  readonly now: Operating;
  /** The previous sample. */
  readonly before: Operating | undefined;
}): ReactNode {
  const { operating } = useProfileWords();
  const { language } = useSettings();
  const shown = (value: number, digits = 0): string =>
    value.toLocaleString(language, { maximumFractionDigits: digits });
  const minutes = Math.round((now.now - now.since) / 60_000);
  const figures: readonly (readonly [string, string])[] = [
    [operating.answersPerSecond, shown(rateOf(now, before), 1)],
    [operating.answers, shown(now.answers)],
    [operating.sockets, shown(now.sockets)],
    [operating.awake, shown(now.awake)],
    [operating.people, shown(now.people)],
    [operating.faults, shown(now.faults)],
    [
      operating.writing,
      now.writing === null ? '–' : operating.milliseconds(shown(1000 * now.writing, 1)),
    ],
    [operating.memory, operating.megabytes(shown(now.memory / 1e6))],
    [operating.up, operating.time(Math.floor(minutes / 60), minutes % 60)],
    [operating.store, now.store === 'sqlite' ? operating.stores.sqlite : operating.stores.postgres],
  ];
  return (
    <>
      <dl className="operating-figures">
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <TableCounts tables={now.tables} />
    </>
  );
}

function TableCounts({ tables }: Pick<Operating, 'tables'>): ReactNode {
  const { operating } = useProfileWords();
  const { language } = useSettings();
  const games = [...new Set(tables.map(({ game }) => game))];
  const phases = PHASES.filter((phase) => tables.some((one) => one.phase === phase));
  const count = (game: string, phase: string): number =>
    tables.find((one) => one.game === game && one.phase === phase)?.count ?? 0;
  return (
    <section>
      <h2>{operating.tables}</h2>
      <div className="wide">
        <table className="figures">
          <thead>
            <tr>
              <th scope="col">{operating.game}</th>
              {phases.map((phase) => (
                <th scope="col" key={phase}>
                  {operating.phases[phase]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {games.map((game) => (
              <tr key={game}>
                <th scope="row">{posterOf(game, language)?.name ?? game}</th>
                {phases.map((phase) => (
                  <td key={phase}>{count(game, phase).toLocaleString(language)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** Answers per second between two samples. */
function rateOf(now: Operating, before: Operating | undefined): number {
  if (!before || now.now <= before.now) return 0;
  return Math.max(0, (1000 * (now.answers - before.answers)) / (now.now - before.now));
}
