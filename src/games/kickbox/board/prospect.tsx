import type { ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { RuleLink } from '../../../ui/rule-link.tsx';
import { type Part, Sum } from '../../../ui/sum.tsx';
import { cardOf } from '../deck.ts';
import type { Attack, Corner } from '../kind.ts';
import { hitsOf } from '../rules/hits.ts';
import { cardText } from '../texts/cards.ts';
import { type Check, prospect } from './prospects.ts';
import { opposite, type Table } from './table.ts';

/** What an attack does to the other fighter if nothing stops it. */
export function IfItLands({
  table,
  attack,
  attacker,
  title,
  slots = 0,
}: {
  readonly table: Table;
  readonly attack: Attack;
  readonly attacker: Corner;
  readonly title: string;
  /** Places in which the attacker may still put Power. */
  readonly slots?: number;
}): ReactNode {
  const { view, words } = table;
  const hits = hitsOf(attack, view.options);
  const { hand, lost, surplus, checks, ends } = prospect(view, opposite(attacker), hits);
  return (
    <section className="kickbox-prospect" aria-label={title}>
      <h4>{title}</h4>
      <p>
        <strong className="kickbox-hits">
          <Sum total={hits} parts={hitParts(table, attack)} shown={words.hits} />
        </strong>{' '}
        {words.against(hand)} <RuleLink rule="KB-80" />
      </p>
      {surplus === 0 ? (
        <p>
          {words.loses(lost, hand - lost)}
          {hand === lost && <> {words.justEnough}</>}{' '}
          <RuleLink rule={hand === lost ? 'KB-82' : 'KB-81'} />
        </p>
      ) : (
        <>
          <p className="kickbox-down">
            {words.knockdown(surplus)} <RuleLink rule="KB-83" />
          </p>
          <Checklist table={table} checks={checks} seat={opposite(attacker)} />
          {ends !== null && <p className="kickbox-out">{words.knockout}</p>}
        </>
      )}
      {slots > 0 && <p className="note">{words.mightAdd(slots)}</p>}
    </section>
  );
}

/** What makes up the hits of an attack. */
function hitParts({ view, words, language }: Table, attack: Attack): Part[] {
  const { card, windUp, enhancements } = attack;
  const powers = enhancements.filter((id) => cardOf(id).enhancement === 'power').length;
  const parts: Part[] = [
    {
      label: words.parts.printed(cardText(language, card).name),
      value: cardOf(card).hits,
      rule: 'KB-80',
    },
  ];
  if (windUp.length > 0)
    parts.push({ label: words.parts.windUp, value: windUp.length, rule: 'KB-60' });
  if (powers > 0) parts.push({ label: words.parts.power, value: powers, rule: 'KB-77' });
  const bare = hitsOf(attack, view.options) - cardOf(card).hits - windUp.length - powers;
  if (bare > 0) parts.push({ label: words.parts.bare, value: bare, rule: 'KB-142' });
  return parts;
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
        <li key={check.what} className={classNames(`kickbox-check-${check.state}`)}>
          <b aria-hidden="true">{MARKS[check.state]}</b>
          <span>
            {sentence(table, check, seat)}
            <span className="hidden-visually">, {words.states[check.state]}</span>
          </span>
          <RuleLink rule={check.rule} />
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
