import type { ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { SeatBadge } from '../../../ui/seat-badge.tsx';
import { RuleHelp } from '../../../ui/stage/rule-help.tsx';
import type { Corner } from '../kind.ts';
import { FighterFigure } from './fighter.tsx';
import type { Moment } from './moment.ts';
import { POSES } from './poses.ts';
import { type Check, checksOf } from './prospects.ts';
import { below, nameOf, opposite, type Table } from './table.ts';

/** What stands over the ring until it has been seen: a knockdown, the end of a round. */
export function RingPanel({ table }: { readonly table: Table }): ReactNode {
  const { moment } = table;
  if (moment?.kind === 'down') return <Down table={table} moment={moment} />;
  if (moment?.kind === 'round') return <RoundScores table={table} moment={moment} />;
  return null;
}

/** Somebody goes down: why, and whether he gets up. */
function Down({
  table,
  moment: { seat, surplus },
}: {
  readonly table: Table;
  readonly moment: Extract<Moment, { kind: 'down' }>;
}): ReactNode {
  const { view, words, who } = table;
  const checks = checksOf(view, seat, surplus);
  return (
    <section
      className={classNames('kickbox-panel', `seat-${seat}`)}
      aria-label={words.knockdown(surplus)}
    >
      <svg className={`kickbox-art kickbox-stance-${seat}`} viewBox="0 0 120 70" aria-hidden="true">
        <path className="kickbox-floor" d="M4 64H116" />
        <g transform="translate(6 -34)">
          <FighterFigure pose={POSES.down} />
        </g>
      </svg>
      <div>
        <h3 aria-level={2}>{words.goesDown(seat === who.you, who(seat))}</h3>
        <p>{words.knockdown(surplus)}</p>
        <Checklist table={table} checks={checks} seat={seat} />
      </div>
    </section>
  );
}

/** The checks of a knockdown, each with its tick, up to the one that is fatal. */
function Checklist({
  table,
  checks,
  seat,
}: {
  readonly table: Table;
  readonly checks: readonly Check[];
  readonly seat: Corner;
}): ReactNode {
  const { words } = table;
  return (
    <ol className="kickbox-checks" aria-label={words.checklist}>
      {checks.map((check) => (
        <li key={check.what} className={`kickbox-check-${check.state}`}>
          <b aria-hidden="true">{MARKS[check.state]}</b>
          <span>
            {sentence(table, check, seat)}
            <span className="hidden-visually">, {words.states[check.state]}</span>
          </span>
          <RuleHelp rule={check.rule} />
        </li>
      ))}
    </ol>
  );
}

const MARKS = { passed: '✓', out: '✗', open: '·' } as const;

function sentence({ view, words }: Table, { what, figure }: Check, seat: Corner): string {
  const { checks } = words;
  switch (what) {
    case 'firstDown':
      return checks.firstDown;
    case 'exhausted':
      return checks.exhausted(figure > 0);
    case 'deck':
      return checks.deck(figure, view.glance.decks[seat]);
    case 'surplus':
    case 'count':
      return checks[what](figure);
  }
}

/** What a round was worth. */
function RoundScores({
  table,
  moment: { score },
}: {
  readonly table: Table;
  readonly moment: Extract<Moment, { kind: 'round' }>;
}): ReactNode {
  const { words, who } = table;
  const seats = [below(table), opposite(below(table))] as const;
  const lines = [
    { label: words.hitsDealt, of: score.hits, rule: 'KB-111' },
    { label: words.knockdowns, of: score.knockdowns, rule: 'KB-112' },
    { label: words.pointsGained, of: score.gained, rule: 'KB-113' },
    { label: words.pointsNow, of: score.vp, rule: 'KB-121' },
  ];
  return (
    <section className="kickbox-panel kickbox-round" aria-label={words.roundOver(score.round)}>
      <h3 aria-level={2}>{words.roundOver(score.round)}</h3>
      <table>
        <thead>
          <tr>
            <td />
            {seats.map((seat) => (
              <th key={seat} scope="col" className={`seat-${seat}`}>
                <SeatBadge seat={seat} size={22} name={seat === who.you ? words.you : who(seat)} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ label, of, rule }) => (
            <tr key={rule}>
              <th scope="row">
                {label} <RuleHelp rule={rule} />
              </th>
              {seats.map((seat) => {
                const [mine, other] = [of[nameOf(seat)], of[nameOf(opposite(seat))]];
                return (
                  <td
                    key={seat}
                    className={classNames(`seat-${seat}`, mine > other && 'kickbox-more')}
                  >
                    {rule === 'KB-113' && mine > 0 ? `+${mine}` : mine}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
