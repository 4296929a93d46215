import type { ReactNode } from 'react';
import { at } from '../../../engine/list.ts';
import { classNames } from '../../../ui/class-names.ts';
import { SeatBadge } from '../../../ui/seat-badge.tsx';
import { usePortrait, useStage } from '../../../ui/stage/context.ts';
import { StageIcon } from '../../../ui/stage/icons.tsx';
import { slotsEach } from '../slots.ts';
import { BoxerCard, CardBack } from './boxer-card.tsx';
import { Bubble } from './bubble.tsx';
import { Edges } from './edges.tsx';
import { circleOf, placed, spotOf } from './layout.ts';
import { Middle } from './middle.tsx';
import { type Post, postsOf } from './posts.ts';
import { Switches } from './switches.tsx';
import { boxerTitle, isMine, placeName, type Table } from './table.ts';
import { Winners } from './winners.tsx';
import { type Writing, winnersOn } from './written.ts';

/** Pointing at a place in the circle. */
export interface Aim {
  readonly at: number | null;
  readonly onAim: (place: number) => void;
}

/** The bettors around the circle, their duels as edges, and the middle. */
export function CircleBoard({
  table,
  writing,
  aim,
}: {
  readonly table: Table;
  readonly writing: Writing | undefined;
  readonly aim: Aim | undefined;
}): ReactNode {
  const { view, players, words, moment } = table;
  const circle = circleOf(players, view.options, view.seat);
  const posts = postsOf(table);
  return (
    <div
      className={classNames(
        'round-board',
        `round-of-${circle.places.length}`,
        players === 2 && 'round-facing',
        writing && 'round-writing',
      )}
    >
      <div className="round-arena">
        <Edges table={table} circle={circle} writing={writing} />
        <Middle table={table} />
        <ol className="round-nodes" aria-label={words.circle}>
          {circle.places.map((place, i) => (
            <Node
              key={place}
              table={table}
              post={at(posts, place)}
              spot={spotOf(circle, place)}
              beside={i === 1 || i === circle.places.length - 1}
              aim={aim}
            />
          ))}
        </ol>
        {writing && moment === null && <Switches table={table} circle={circle} writing={writing} />}
      </div>
    </div>
  );
}

function Node({
  table,
  post,
  spot,
  beside,
  aim,
}: {
  readonly table: Table;
  readonly post: Post;
  readonly spot: { readonly x: number; readonly y: number };
  /** Next to the viewer in the circle. */
  readonly beside: boolean;
  readonly aim: Aim | undefined;
}): ReactNode {
  const { players, moment } = table;
  const { place, owner, out, claim } = post;
  const mine = isMine(table, place);
  const aimed =
    moment?.type === 'attack' ? moment.target === `${owner}.${slotIndex(place, players)}` : false;
  const inside = (
    <>
      <Face seat={owner} />
      <Hold table={table} post={post} />
    </>
  );
  return (
    <li
      className={classNames(
        'round-node',
        `seat-${owner}`,
        mine && 'round-mine',
        beside && 'round-beside',
        out && 'round-out',
        (aimed || aim?.at === place) && 'round-aimed',
      )}
      style={placed(spot)}
      data-anchor={`place:${place}`}
    >
      {aim && !mine ? (
        <button
          type="button"
          className="round-stand"
          aria-pressed={aim.at === place}
          aria-label={table.words.labelled(
            table.words.aimAt(placeName(table, place)),
            postLabel(table, post),
          )}
          onClick={() => aim.onAim(place)}
        >
          {inside}
        </button>
      ) : (
        <span className="round-stand" role="img" aria-label={postLabel(table, post)}>
          {inside}
        </span>
      )}
      <Plate table={table} post={post} />
      {claim && <Bubble table={table} claim={claim} side={sideOf(spot.x)} below={spot.y < 25} />}
    </li>
  );
}

/** At which side of a seat there is room for a bubble. */
function sideOf(x: number): 'left' | 'middle' | 'beyond' | 'right' {
  if (x < 30) return 'left';
  if (x > 70) return 'right';
  return x > 55 ? 'beyond' : 'middle';
}

function slotIndex(place: number, players: number): number {
  return slotsEach(players) === 2 ? (place % 2) + 1 : 1;
}

/** The bettor's portrait with the seat's shape. */
function Face({ seat }: { readonly seat: number }): ReactNode {
  const frame = useStage();
  const portrait = usePortrait();
  const asked = frame?.asked.includes(seat) || frame?.beat?.actor === seat;
  return (
    <span className={classNames('round-face', asked && 'round-asked')} aria-hidden="true">
      {portrait ? portrait(seat, 120) : <span className="round-no-face" />}
      <SeatBadge seat={seat} size={28} />
    </span>
  );
}

/** The card, what was announced of it, and the slip. */
function Hold({ table, post }: { readonly table: Table; readonly post: Post }): ReactNode {
  const { words } = table;
  const { place, card, announced, turned, slip } = post;
  const mine = isMine(table, place);
  return (
    <span className="round-hold" aria-hidden="true">
      <CardAt table={table} post={post} />
      {announced !== null && (
        <span
          className={classNames('round-says', turned && (lied(post) ? 'round-lied' : 'round-true'))}
        >
          <small>{mine ? words.said : words.says}</small> <b>{announced}</b>
        </span>
      )}
      {slip !== null && (
        <span className="round-slip" data-piece={`slip:${place}`}>
          {slip === 'closed' ? (
            <StageIcon name="lock" size={13} />
          ) : (
            <>
              <Winners seats={winnersOn(table, post.owner, post.sheet, slip)} size={15} />
              {words.money(slip.stake)}
            </>
          )}
        </span>
      )}
      {post.out && <span className="round-ko">{words.knockedOut}</span>}
      {card === null && <span className="round-card round-card-none" />}
    </span>
  );
}

function CardAt({ table, post }: { readonly table: Table; readonly post: Post }): ReactNode {
  const { place, card, turned } = post;
  if (card === null) return null;
  if (card === 0) return <CardBack piece={`card:${place}`} />;
  if (isMine(table, place))
    return <BoxerCard table={table} number={card} piece={`boxer:${card}`} />;
  return (
    <BoxerCard
      table={table}
      number={card}
      piece={`card:${place}`}
      className={turned ? 'round-turned' : undefined}
    />
  );
}

/** Whether a boxer that is seen is not the one that was announced. */
function lied({ card, announced }: Post): boolean {
  return card !== null && card > 0 && announced !== null && card !== announced;
}

/** Name and what they are doing. */
function Plate({ table, post }: { readonly table: Table; readonly post: Post }): ReactNode {
  const { words, players, who } = table;
  const { place, owner, note } = post;
  const isYou = owner === who.you;
  return (
    <span className="round-plate">
      <b>{isYou ? words.you : placeName(table, place)}</b>
      {isYou && slotsEach(players) === 2 && <b>{(place % 2) + 1}</b>}
      {note && (
        <em className={`round-note-${note}`}>
          {note === 'locked' && <StageIcon name="lock" size={14} />}
          {isYou ? words.ownNotes[note] : words.notes[note]}
        </em>
      )}
    </span>
  );
}

/** All that can be seen of a place, in words. */
function postLabel(table: Table, post: Post): string {
  const { words, who } = table;
  const { place, owner, card, announced } = post;
  const name =
    owner === who.you
      ? words.labelled(words.you, placeName(table, place))
      : placeName(table, place);
  if (announced === null) return words.labelled(name, words.noBoxer);
  const seen = card !== null && card !== 0;
  const parts = [
    seen ? boxerTitle(table, card) : words.faceDown,
    words.announces(announced),
    ...(seen ? [lied(post) ? words.lie : words.truth] : []),
    ...(post.out ? [words.knockedOut] : []),
  ];
  return words.labelled(name, parts.join(', '));
}
