import type { ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { laurelsTrophy, steak } from '../../../ui/drawings.ts';
import { Icon } from '../../../ui/icon.tsx';
import { blackBelt, highPunch, trophyCup } from '../../../ui/poster-drawings.ts';
import { RuleLink } from '../../../ui/rule-link.tsx';
import { Sum } from '../../../ui/sum.tsx';
import { boxer, sizeOf, startMoney } from '../boxers.ts';
import { type BoxerId, CATEGORIES, type Title } from '../cards.ts';
import { RING_NAMES } from '../texts/names.ts';
import { startMoneyParts } from './sums.ts';
import type { Table } from './table.ts';

/** What can be done with a boxer's card during a challenge. */
export interface Pressing {
  readonly lit: boolean;
  readonly chosen: boolean;
  readonly hinted: boolean;
  readonly onPress: () => void;
}

/** A boxer as he stands: class, title, start money, rest. */
export function BoxerCard({
  table,
  id,
  pressing,
}: {
  readonly table: Table;
  readonly id: BoxerId;
  readonly pressing: Pressing | undefined;
}): ReactNode {
  const { words, view } = table;
  const { open } = view;
  const { out } = boxer(open, id);
  const money = startMoney(open, id);
  return (
    <div
      className={classNames(
        'knockout-boxer',
        out && 'knockout-out',
        pressing && !pressing.lit && 'knockout-dim',
        pressing?.chosen && 'knockout-chosen',
        pressing?.hinted && 'knockout-hinted',
      )}
    >
      {pressing ? (
        <button
          type="button"
          className="knockout-name"
          aria-pressed={pressing.chosen}
          aria-label={labelOf(table, id, pressing)}
          onClick={pressing.onPress}
        >
          <Name id={id} />
        </button>
      ) : (
        <span className="knockout-name">
          <Name id={id} />
        </span>
      )}
      <Ladder table={table} id={id} />
      <p className="knockout-worth">
        <small>{words.size[sizeOf(id)]}</small>{' '}
        {out ? (
          <strong>{words.knockOut}</strong>
        ) : (
          <Sum total={money} parts={startMoneyParts(words, open, id)} shown={words.money} />
        )}
        <Markers table={table} id={id} />
      </p>
    </div>
  );
}

function Name({ id }: { readonly id: BoxerId }): ReactNode {
  return (
    <>
      <Icon drawing={highPunch} size={sizeOf(id) === 'heavy' ? 26 : 19} />
      <span>{RING_NAMES[id]}</span>
    </>
  );
}

/** All there is to know about a boxer who can be pressed. */
function labelOf({ words, view }: Table, id: BoxerId, { hinted }: Pressing): string {
  const { category, title, out } = boxer(view.open, id);
  const { trophy, steak: tired } = view.open;
  return words.boxerLabel([
    RING_NAMES[id],
    words.size[sizeOf(id)],
    title ? words.title[title] : words.category[category],
    `${words.startMoney} ${words.money(startMoney(view.open, id))}`,
    ...(out ? [words.out] : []),
    ...(trophy === id ? [words.trophy] : []),
    ...(tired === id ? [words.steak] : []),
    ...(hinted ? [words.suggested] : []),
  ]);
}

/** Amateur, Professional, Champion: the rung he stands on is printed solid. */
function Ladder({ table, id }: { readonly table: Table; readonly id: BoxerId }): ReactNode {
  const { words, view } = table;
  const { category, title, out } = boxer(view.open, id);
  const rank = title ? words.title[title] : words.category[category];
  return (
    <span className="knockout-ladder" role="img" aria-label={out ? words.out : rank}>
      {CATEGORIES.map((rung) => (
        <span
          key={rung}
          className={classNames('knockout-step', !out && rung === category && 'knockout-rung')}
          aria-hidden="true"
        >
          {words.rung[rung]}
        </span>
      ))}
      {title && <TitleMark title={title} />}
    </span>
  );
}

/** The laurels double, the belt trebles. */
function TitleMark({ title }: { readonly title: Title }): ReactNode {
  return (
    <span className="knockout-title" aria-hidden="true">
      <Icon drawing={title === 'SC' ? laurelsTrophy : blackBelt} size={16} />
      {title === 'SC' ? '×2' : '×3'}
    </span>
  );
}

function Markers({ table, id }: { readonly table: Table; readonly id: BoxerId }): ReactNode {
  const { words, view } = table;
  const mark =
    view.open.trophy === id
      ? { drawing: trophyCup, says: words.trophy }
      : view.open.steak === id
        ? { drawing: steak, says: words.steak }
        : undefined;
  if (!mark) return null;
  return (
    <span className="knockout-marker">
      <span role="img" aria-label={mark.says} title={mark.says}>
        <Icon drawing={mark.drawing} size={20} />
      </span>
      <RuleLink rule="KO-15" />
    </span>
  );
}
