import type { ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { laurelsTrophy, steak } from '../../../ui/drawings.ts';
import { Icon } from '../../../ui/icon.tsx';
import { blackBelt, trophyCup } from '../../../ui/poster-drawings.ts';
import { SeatBadge } from '../../../ui/seat-badge.tsx';
import { boxer, colourOf, ownerOf, sizeOf, startMoney } from '../boxers.ts';
import { type BoxerId, CATEGORIES } from '../cards.ts';
import { RING_NAMES } from '../texts/names.ts';
import { BoxerPortrait } from './art/boxer.tsx';
import { Pressable } from './pressable.tsx';
import type { Table } from './table.ts';

/** What can be done with a boxer's card during a challenge. */
export interface Pressing {
  readonly lit: boolean;
  readonly chosen: boolean;
  readonly hinted: boolean;
  readonly onPress: () => void;
}

/** A boxer on his fight card: face, name, size, ladder of categories, worth. */
export function PosterCard({
  table,
  id,
  pressing,
}: {
  readonly table: Table;
  readonly id: BoxerId;
  readonly pressing?: Pressing | undefined;
}): ReactNode {
  const { words, view } = table;
  const { out } = boxer(view.open, id);
  const className = classNames(
    'knockout-poster',
    `knockout-in-${colourOf(id)}`,
    out && 'knockout-out',
    pressing && (pressing.lit ? 'knockout-lit' : 'knockout-dim'),
    pressing?.chosen && 'knockout-chosen',
    pressing?.hinted && 'knockout-hinted',
  );
  return (
    <Pressable
      label={labelOf(table, id, pressing?.hinted ?? false)}
      className={className}
      anchor={`boxer:${id}`}
      pressing={pressing}
    >
      <span className="knockout-poster-in" aria-hidden="true">
        <span className="knockout-poster-face">
          <BoxerPortrait boxer={id} out={out} />
          <SeatBadge seat={ownerOf(view.open, id)} size={22} />
        </span>
        <span className="knockout-poster-text">
          <strong>{RING_NAMES[id]}</strong>
          <Ladder table={table} id={id} />
          <span className="knockout-worth">
            <small>{words.size[sizeOf(id)]}</small>
            {out ? <b>{words.knockOut}</b> : <b>{words.money(startMoney(view.open, id))}</b>}
            <Marks table={table} id={id} />
          </span>
        </span>
      </span>
    </Pressable>
  );
}

/** All there is to know about a boxer. */
function labelOf({ words, view, name }: Table, id: BoxerId, hinted: boolean): string {
  const { category, title, out } = boxer(view.open, id);
  const { trophy, steak: tired } = view.open;
  return [
    RING_NAMES[id],
    name(ownerOf(view.open, id)),
    words.size[sizeOf(id)],
    title ? words.title[title] : words.category[category],
    `${words.startMoney} ${words.money(startMoney(view.open, id))}`,
    ...(out ? [words.out] : []),
    ...(trophy === id ? [words.trophy] : []),
    ...(tired === id ? [words.steak] : []),
    ...(hinted ? [words.suggested] : []),
  ].join(', ');
}

/** Amateur, Professional, Champion: the rung he stands on is printed solid. */
function Ladder({ table, id }: { readonly table: Table; readonly id: BoxerId }): ReactNode {
  const { words, view } = table;
  const { category, out } = boxer(view.open, id);
  return (
    <span className="knockout-ladder">
      {CATEGORIES.map((rung) => (
        <span key={rung} className={classNames(!out && rung === category && 'knockout-rung')}>
          {words.rung[rung]}
        </span>
      ))}
    </span>
  );
}

/** Laurels double, the belt trebles; trophy and steak rest. */
function Marks({ table, id }: { readonly table: Table; readonly id: BoxerId }): ReactNode {
  const { words, view } = table;
  const { title } = boxer(view.open, id);
  const { trophy, steak: tired } = view.open;
  return (
    <span className="knockout-marks">
      {title && (
        <span className="knockout-title">
          <Icon drawing={title === 'SC' ? laurelsTrophy : blackBelt} size={18} />
          {title === 'SC' ? '×2' : '×3'}
        </span>
      )}
      {trophy === id && (
        <span title={words.trophy}>
          <Icon drawing={trophyCup} size={20} />
        </span>
      )}
      {tired === id && (
        <span title={words.steak}>
          <Icon drawing={steak} size={20} />
        </span>
      )}
    </span>
  );
}
