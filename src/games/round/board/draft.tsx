import { type ReactNode, useState } from 'react';
import { at } from '../../../engine/list.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Panel } from '../../../ui/panel.tsx';
import { RuleLink } from '../../../ui/rule-link.tsx';
import { SeatBadge } from '../../../ui/seat-badge.tsx';
import { offerInHand } from '../rules/draft.ts';
import { draftOrder, ownerOf } from '../slots.ts';
import { BoxerCard } from './boxer-card.tsx';
import { liesLeft, postsTonight } from './posts.ts';
import { allowed, placeName, type Table } from './table.ts';

/** Two boxers to choose from, and the number that all will hear. */
export function Draft({ table }: { readonly table: Table }): ReactNode {
  const { view, words, hint, answer, players } = table;
  const [keep, setKeep] = useState<number>();
  const [announce, setAnnounce] = useState<number>();
  if (!view.own) return null;
  const place = at(draftOrder(players, view.open.starter), view.open.announced.length);
  const post = at(postsTonight(table), place);
  const moves = allowed(table, 'draft');
  const may = (number: number): boolean =>
    moves.some((move) => move.announce === number && (keep === undefined || move.keep === keep));
  const pick = (number: number): void => {
    if (keep !== undefined && !may(number))
      return answer({ type: 'draft', keep, announce: number });
    setAnnounce(number);
  };
  const suggested = hint?.type === 'draft' ? hint : undefined;
  return (
    <Panel tone="raised" className="round-deciding">
      <h3>
        {words.keepWhich} <RuleLink rule="RD-19" />
      </h3>
      <div className="round-offer">
        {offerInHand(view.own).map((number) => (
          <BoxerCard
            key={number}
            table={table}
            number={number}
            chosen={number === keep}
            hinted={suggested?.keep === number}
            onPress={() => setKeep(number)}
          />
        ))}
      </div>
      <h3>
        {words.announceWhich} <RuleLink rule="RD-20" />
      </h3>
      <p className="round-lies">
        {words.liesLeft(liesLeft(table, post.tokens))} <RuleLink rule="RD-22" />
      </p>
      <Strip
        table={table}
        keep={keep}
        announce={announce}
        may={may}
        suggested={suggested?.announce}
        onPick={pick}
      />
      <Announced table={table} />
      {keep === undefined || announce === undefined ? (
        <p className="note">{words.pickFirst}</p>
      ) : (
        <Button kind="main" onClick={() => answer({ type: 'draft', keep, announce })}>
          {keep === announce ? words.keepAndSay(keep) : words.keepAndLie(keep, announce)}
        </Button>
      )}
    </Panel>
  );
}

/** The announcement card: every number of the pack. */
function Strip({
  table,
  keep,
  announce,
  may,
  suggested,
  onPick,
}: {
  readonly table: Table;
  readonly keep: number | undefined;
  readonly announce: number | undefined;
  readonly may: (number: number) => boolean;
  readonly suggested: number | undefined;
  readonly onPick: (number: number) => void;
}): ReactNode {
  const { words, pack } = table;
  return (
    <div className="round-strip">
      {pack.numbers.map((number) => {
        const known = knownOf(table, number, keep);
        return (
          <button
            key={number}
            type="button"
            className={classNames(
              'round-number',
              !may(number) && 'round-dim',
              suggested === number && 'round-hinted',
            )}
            aria-pressed={announce === number}
            aria-label={[
              words.number(number),
              ...known,
              ...(suggested === number ? [words.suggested] : []),
            ].join(', ')}
            onClick={() => onPick(number)}
          >
            <b>{number}</b>
            <small>{known[0] ?? '\u00a0'}</small>
          </button>
        );
      })}
    </div>
  );
}

/** What can be said about announcing a number. */
function knownOf({ words, view }: Table, number: number, keep: number | undefined): string[] {
  return [
    ...(view.open.faceUp.includes(number) ? [words.liesFaceUp] : []),
    ...(keep === undefined ? [] : [keep === number ? words.isTruth : words.isLie]),
  ];
}

/** What the others have announced before. */
function Announced({ table }: { readonly table: Table }): ReactNode {
  const { words, view, players } = table;
  const { announced, starter } = view.open;
  if (announced.length === 0) return <p className="note">{words.nobodyYet}</p>;
  const order = draftOrder(players, starter);
  return (
    <div>
      <h4>{words.announcedSoFar}</h4>
      <ul className="round-announced">
        {announced.map((number, turn) => (
          <li key={at(order, turn)}>
            <SeatBadge
              seat={ownerOf(at(order, turn), players)}
              name={placeName(table, at(order, turn))}
              size={20}
            />{' '}
            <b>{number}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}
