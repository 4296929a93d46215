import type { ReactNode } from 'react';
import { range } from '../../../engine/list.ts';
import { classNames } from '../../../ui/class-names.ts';
import { RuleHelp } from '../../../ui/stage/rule-help.tsx';
import { Sum, type SumPart } from '../../../ui/sum.tsx';
import { cardOf } from '../deck.ts';
import type { Attack } from '../kind.ts';
import { freeSlots } from '../rules/defence.ts';
import { hitsOf } from '../rules/hits.ts';
import { PHASES } from '../rules/phases.ts';
import { cardText } from '../texts/cards.ts';
import type { Fate } from './row.ts';
import type { Table } from './table.ts';

/** The round clock, and below it what the attack does if it lands. */
export function Dial({
  table,
  attack,
  fate,
}: {
  readonly table: Table;
  readonly attack: Attack | null;
  /** What has become of the attack. */
  readonly fate: Fate;
}): ReactNode {
  return (
    <div className="kickbox-dial">
      <Clock table={table} />
      {attack && <Landing table={table} attack={attack} fate={fate} />}
    </div>
  );
}

/** The ring of 15 fields and the start field, with the round in the middle. */
function Clock({ table }: { readonly table: Table }): ReactNode {
  const { view, words, who } = table;
  const { round, rounds, phase, active } = view.open;
  const ring = view.options.variant === 'ring';
  const attacker = active === null ? '' : words.attacking(active === who.you, who(active));
  const where = ring
    ? `${words.round(round, rounds)}, ${words.phase(phase, PHASES)}`
    : words.phaseAlone(phase);
  return (
    <svg
      className={classNames('kickbox-clock', active !== null && `seat-${active}`)}
      viewBox="-52 -52 104 104"
      role="img"
      aria-label={words.clock(where, attacker)}
    >
      <circle className="kickbox-rim" r="50" />
      {ring &&
        range(PHASES + 1).map((field) => (
          <circle
            key={field}
            className={classNames('kickbox-field', field < phase && 'kickbox-past')}
            transform={place(field)}
            r={field === 0 ? 3 : 5}
          />
        ))}
      {ring && (
        <g className="kickbox-hand-of-clock" transform={place(phase)}>
          <circle r="9" />
          <text y="4" textAnchor="middle">
            {phase}
          </text>
        </g>
      )}
      <text className="kickbox-clock-label" y="-8" textAnchor="middle">
        {ring ? words.roundLabel : words.phaseLabel}
      </text>
      <text className="kickbox-clock-number" y="19" textAnchor="middle">
        {ring ? round : phase}
      </text>
    </svg>
  );
}

/** Where the fields are: the start on top, then clockwise. */
function place(field: number): string {
  const turn = (field / (PHASES + 1)) * 2 * Math.PI - Math.PI / 2;
  return `translate(${(40 * Math.cos(turn)).toFixed(2)} ${(40 * Math.sin(turn)).toFixed(2)})`;
}

/** How hard the attack hits, as a sum that opens. */
function Landing({
  table,
  attack,
  fate,
}: {
  readonly table: Table;
  readonly attack: Attack;
  readonly fate: Fate;
}): ReactNode {
  const { view, words } = table;
  const hits = hitsOf(attack, view.options);
  const free = fate === 'stands' ? freeSlots(attack) : 0;
  if (fate === 'stopped')
    return (
      <p className="kickbox-landing kickbox-landing-stopped">
        <strong>{words.stamps.stopped}</strong>
        <span>{words.noHits}</span>
      </p>
    );
  return (
    <p className="kickbox-landing">
      <strong>
        <Sum total={hits} parts={hitParts(table, attack)} shown={words.hits} />
      </strong>
      <span>{fate === 'landed' ? words.lands : words.ifItLands}</span>
      {free > 0 && <small>{words.withPower(hits + free)}</small>}
      <RuleHelp rule="KB-80" />
    </p>
  );
}

/** What makes up the hits of an attack. */
function hitParts({ view, words, language }: Table, attack: Attack): SumPart[] {
  const { card, windUp, enhancements } = attack;
  const powers = enhancements.filter((id) => cardOf(id).enhancement === 'power').length;
  const bare = hitsOf(attack, view.options) - cardOf(card).hits - windUp.length - powers;
  return [
    {
      label: words.parts.printed(cardText(language, card).name),
      value: cardOf(card).hits,
      rule: 'KB-80',
    },
    { label: words.parts.windUp, value: windUp.length, rule: 'KB-60' },
    { label: words.parts.power, value: powers, rule: 'KB-77' },
    { label: words.parts.bare, value: bare, rule: 'KB-142' },
  ].filter(({ value }) => value > 0);
}
