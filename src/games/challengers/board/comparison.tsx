import type { ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { RuleLink } from '../../../ui/rule-link.tsx';
import { Sum, type Part as SumPart } from '../../../ui/sum.tsx';
import type { Part } from '../kind.ts';
import type { Rule } from '../rulebook.ts';
import { type Frame, type Reel, sideOf } from './film.ts';
import { cardName, GAME_WORDS, nameOf, type Table } from './table.ts';

/** CH-45: the attack against the holder, each as the sum it is. */
export function Comparison({
  table,
  reel,
  frame,
}: {
  readonly table: Table;
  readonly reel: Reel;
  readonly frame: Frame;
}): ReactNode {
  const { words } = table;
  const { compared } = frame;
  if (!compared) return <p className="challengers-compared note">{words.notYetCompared}</p>;
  const { attack, hold, attackParts, holdParts, player } = compared;
  const holder = reel.sides[sideOf(reel, player) === 0 ? 1 : 0];
  const captures = attack >= hold;
  return (
    <div className={classNames('challengers-compared', captures && 'challengers-captures')}>
      <Strength
        table={table}
        says={words.attackOf(nameOf(table, player))}
        total={attack}
        parts={attackParts}
      />
      <span className="challengers-versus">
        {words.against}
        <b>
          {captures ? words.captured : words.missing(hold - attack)} <RuleLink rule="CH-45" />
        </b>
      </span>
      <Strength
        table={table}
        says={words.holdOf(nameOf(table, holder))}
        total={hold}
        parts={holdParts}
      />
    </div>
  );
}

function Strength({
  table,
  says,
  total,
  parts,
}: {
  readonly table: Table;
  readonly says: string;
  readonly total: number;
  readonly parts: readonly Part[];
}): ReactNode {
  const summands = sumParts(table, parts);
  return (
    <span className="challengers-total">
      <span>{says}</span>
      <Sum total={total} parts={summands} />
      <small>{summands.map(({ label, value }) => `${label} ${value}`).join(' + ')}</small>
    </span>
  );
}

const RULES: Readonly<Record<Part['part'], Rule>> = {
  card: 'CH-64',
  immediate: 'CH-61',
  attack: 'CH-62',
  flag: 'CH-65',
  bench: 'CH-63',
  charge: 'CH-75',
};

/** The parts of a strength in words; like parts are one line. */
export function sumParts(table: Table, parts: readonly Part[]): SumPart[] {
  const lines = new Map<string, { value: number; times: number; rule: Rule }>();
  for (const part of parts) {
    const label = partName(table, part);
    const { value, times } = lines.get(label) ?? { value: 0, times: 0 };
    lines.set(label, { value: value + part.amount, times: times + 1, rule: RULES[part.part] });
  }
  return [...lines].map(([label, { value, times, rule }]) => ({
    label: times > 1 ? `${times}× ${label}` : label,
    value,
    rule,
  }));
}

function partName(table: Table, { part, card, by }: Part): string {
  if (part === 'card' && card !== null) return cardName(table, card);
  const giver = by ?? card;
  const what = GAME_WORDS[table.language].parts[part];
  return giver === null ? what : `${what} (${cardName(table, giver)})`;
}
