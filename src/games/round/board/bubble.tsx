import type { ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { SeatBadge } from '../../../ui/seat-badge.tsx';
import type { Claim } from '../kind.ts';
import { ownerOf } from '../slots.ts';
import { isMine, placeName, placeOf, type Table } from './table.ts';

/** A statement as a sentence, addressed to the reader. */
export function claimSentence(table: Table, claim: Claim): string {
  const { words, players } = table;
  const place = 'slot' in claim ? placeOf(claim.slot, players) : null;
  const whom = place === null || isMine(table, place) ? null : placeName(table, place);
  return words.claimText(claim.kind, whom, 'boxer' in claim ? claim.boxer : 0);
}

/** A speech bubble at a seat; on a small board in few letters. */
export function Bubble({
  table,
  claim,
  side,
  below,
}: {
  readonly table: Table;
  readonly claim: Claim;
  readonly side: 'left' | 'middle' | 'beyond' | 'right';
  readonly below: boolean;
}): ReactNode {
  const sentence = claimSentence(table, claim);
  return (
    <span
      key={sentence}
      className={classNames('round-bubble', `round-bubble-${side}`, below && 'round-bubble-below')}
      aria-hidden="true"
    >
      <span className="round-bubble-long">{sentence}</span>
      <span className="round-bubble-short">
        <Short table={table} claim={claim} />
      </span>
    </span>
  );
}

function Short({ table, claim }: { readonly table: Table; readonly claim: Claim }): ReactNode {
  const { words, players } = table;
  const badge = 'slot' in claim && claim.kind !== 'hold' && (
    <SeatBadge seat={ownerOf(placeOf(claim.slot, players), players)} size={16} />
  );
  const word = words.shortClaims[claim.kind];
  const number = 'boxer' in claim && <b>{claim.boxer}</b>;
  return claim.kind === 'suspect' ? (
    <>
      {badge} {word} {number}
    </>
  ) : (
    <>
      {word} {badge}
      {number}
    </>
  );
}
