import type { ReactNode } from 'react';
import { range } from '../../../engine/list.ts';
import { classNames } from '../../../ui/class-names.ts';
import { RuleLink } from '../../../ui/rule-link.tsx';
import { seatLetter, seatShape } from '../../../ui/seat-badge.tsx';
import { PHASES } from '../rules/phases.ts';
import type { Table } from './table.ts';

/** The ring of 15 fields and the start field, with the round die in the middle. */
export function Clock({ table }: { readonly table: Table }): ReactNode {
  const { view, words, who } = table;
  const { round, rounds, phase, active } = view.open;
  const ring = view.options.variant === 'ring';
  const roundText = ring ? words.round(round, rounds) : words.outside;
  const phaseText = ring ? words.phase(phase, PHASES) : words.phaseAlone(phase);
  const attacker = active === null ? '' : `${who(active)} ${words.attacks}`;
  return (
    <section className="kickbox-clock" aria-label={words.clock(roundText, phaseText, attacker)}>
      {ring && <Ring phase={phase} round={round} active={active} />}
      <div>
        <h2>{roundText}</h2>
        <p>
          {phaseText} <RuleLink rule={ring ? 'KB-30' : 'KB-140'} />
        </p>
      </div>
    </section>
  );
}

function Ring({
  phase,
  round,
  active,
}: {
  readonly phase: number;
  readonly round: number;
  readonly active: 0 | 1 | null;
}): ReactNode {
  return (
    <svg viewBox="-60 -60 120 120" aria-hidden="true">
      <circle className="kickbox-rim" r="57" />
      {range(PHASES + 1).map((field) => (
        <g key={field} transform={place(field)}>
          <circle
            className={classNames(
              'kickbox-field',
              field < phase && 'kickbox-past',
              field === 0 && 'kickbox-start',
            )}
            r="8.2"
          />
          {field > 0 && field !== phase && (
            <text className={field < phase ? 'kickbox-past' : undefined} y="3" textAnchor="middle">
              {field}
            </text>
          )}
        </g>
      ))}
      <g className={active === null ? undefined : `seat-${active}`} transform={place(phase)}>
        <g className="kickbox-hand-of-clock" transform="translate(-11 -11) scale(.92)">
          <path d={seatShape(active ?? 0)} />
          <text x="12" y="17" textAnchor="middle">
            {active === null ? '' : seatLetter(active)}
          </text>
        </g>
      </g>
      <g className="kickbox-die" transform="rotate(-8)">
        <rect x="-20" y="-20" width="40" height="40" rx="7" />
        {PIPS.filter(([, , of]) => of.includes(round)).map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="4" />
        ))}
      </g>
    </svg>
  );
}

/** Where the fields are: the start on top, then clockwise. */
function place(field: number): string {
  const turn = (field / (PHASES + 1)) * 2 * Math.PI - Math.PI / 2;
  return `translate(${(46 * Math.cos(turn)).toFixed(2)} ${(46 * Math.sin(turn)).toFixed(2)})`;
}

/** Where a die has its pips, and for which numbers. */
const PIPS: readonly (readonly [number, number, readonly number[]])[] = [
  [-10, -10, [2, 3, 4, 5, 6]],
  [10, 10, [2, 3, 4, 5, 6]],
  [10, -10, [4, 5, 6]],
  [-10, 10, [4, 5, 6]],
  [-10, 0, [6]],
  [10, 0, [6]],
  [0, 0, [1, 3, 5]],
];
