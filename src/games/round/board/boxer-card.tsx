import type { ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { Post } from './posts.ts';
import type { Aim } from './ring.tsx';
import { boxerTitle, isMine, placeName, printed, type Table } from './table.ts';

/** A boxer's card at its place in the ring, and beside it what was announced. */
export function RingCard({
  table,
  post,
  aim,
}: {
  readonly table: Table;
  readonly post: Post;
  readonly aim: Aim | undefined;
}): ReactNode {
  const { words } = table;
  const { place, card, announced } = post;
  const face = (
    <>
      <SmallCard table={table} card={card} />
      <span className={classNames('round-says', lied(post) && 'round-lied')} aria-hidden="true">
        <small>{words.says}</small>
        <b>{announced ?? '–'}</b>
      </span>
    </>
  );
  if (aim && !isMine(table, place)) {
    return (
      <button
        type="button"
        className="round-stand"
        aria-pressed={aim.at === place}
        aria-label={words.labelled(aim.label(place), postLabel(table, post))}
        onClick={() => aim.onAim(place)}
      >
        {face}
      </button>
    );
  }
  return (
    <span className="round-stand" role="img" aria-label={postLabel(table, post)}>
      {face}
    </span>
  );
}

/** Whether a boxer that is seen is not the one that was announced. */
function lied({ card, announced }: Post): boolean {
  return card !== null && card > 0 && announced !== null && card !== announced;
}

/** All that can be seen of a place, in words. */
function postLabel(table: Table, post: Post): string {
  const { words } = table;
  const { place, card, announced } = post;
  if (announced === null) return words.labelled(placeName(table, place), words.noBoxer);
  const boxer = card === null || card === 0 ? words.faceDown : boxerTitle(table, card);
  const said = words.announces(announced);
  const told = card === null || card === 0 ? [] : [lied(post) ? words.lie : words.truth];
  return words.labelled(placeName(table, place), [boxer, said, ...told].join(', '));
}

/** A card as small as a stamp: a face, a back (0), or an empty place (null). */
export function SmallCard({
  table,
  card,
}: {
  readonly table: Table;
  readonly card: number | null;
}): ReactNode {
  if (card === null || card === 0) {
    return (
      <span
        className={classNames('round-small', card === 0 ? 'round-back' : 'round-empty')}
        aria-hidden="true"
      />
    );
  }
  const { figure } = printed(table, card);
  return (
    <span className="round-small round-face" aria-hidden="true">
      <b>{card}</b>
      <Icon drawing={figure} size={16} />
    </span>
  );
}

/** A boxer's whole card; with `onPress` it can be chosen. */
export function BoxerCard({
  table,
  number,
  chosen = false,
  hinted = false,
  onPress,
}: {
  readonly table: Table;
  readonly number: number;
  readonly chosen?: boolean;
  readonly hinted?: boolean;
  readonly onPress?: (() => void) | undefined;
}): ReactNode {
  const { words } = table;
  const { name, nationality, story, ability, figure } = printed(table, number);
  const className = classNames('round-boxer', hinted && 'round-hinted');
  const face = (
    <>
      <span className="round-boxer-head">
        <b>{number}</b>
        <Icon drawing={figure} size={44} />
      </span>
      <strong>{name}</strong>
      {nationality !== null && <small>{nationality}</small>}
      <span className="round-boxer-text">{ability ?? story}</span>
    </>
  );
  if (!onPress) return <div className={className}>{face}</div>;
  const hint = hinted ? ` (${words.suggested})` : '';
  return (
    <button
      type="button"
      className={className}
      aria-pressed={chosen}
      aria-label={`${boxerTitle(table, number)}. ${ability ?? story}${hint}`}
      onClick={onPress}
    >
      {face}
    </button>
  );
}
