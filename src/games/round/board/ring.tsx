import type { ReactNode } from 'react';
import { range } from '../../../engine/list.ts';
import { classNames } from '../../../ui/class-names.ts';
import { SeatBadge } from '../../../ui/seat-badge.tsx';
import { Sum } from '../../../ui/sum.tsx';
import { slotsEach } from '../slots.ts';
import { RingCard } from './boxer-card.tsx';
import { liesLeft, type Post } from './posts.ts';
import { placed, type Scene, spotOf } from './spots.ts';
import { purseParts } from './sums.ts';
import { isMine, type Table } from './table.ts';

/** The bettors around the ring with their boxers, and what lies in the middle. */
export function Ring({
  table,
  scene,
  posts,
  nights,
  edges,
  middle,
  aim,
  children,
}: {
  readonly table: Table;
  readonly scene: Scene;
  readonly posts: readonly Post[];
  /** How many nights the purses tell of. */
  readonly nights: number;
  readonly edges: ReactNode;
  readonly middle: ReactNode;
  /** What pressing a boxer does, where that means anything. */
  readonly aim?: Aim | undefined;
  /** What can be pressed on the ropes. */
  readonly children?: ReactNode;
}): ReactNode {
  const { words } = table;
  const shown = scene.places.flatMap((place) => posts.find((post) => post.place === place) ?? []);
  return (
    <div
      className={classNames(
        'round-ring',
        `round-ring-${scene.places.length}`,
        table.happening && 'round-turning',
      )}
    >
      {edges}
      <div className="round-middle">{middle}</div>
      <ol className="round-posts" aria-label={words.ring}>
        {shown.map((post) => (
          <PostAt
            key={post.place}
            table={table}
            scene={scene}
            post={post}
            nights={nights}
            aim={aim}
          />
        ))}
      </ol>
      {children}
    </div>
  );
}

/** Pointing at a place in the ring. */
export interface Aim {
  readonly at: number | null;
  readonly label: (place: number) => string;
  readonly onAim: (place: number) => void;
}

function PostAt({
  table,
  scene,
  post,
  nights,
  aim,
}: {
  readonly table: Table;
  readonly scene: Scene;
  readonly post: Post;
  readonly nights: number;
  readonly aim: Aim | undefined;
}): ReactNode {
  const { words, who, players } = table;
  const { place, owner, notes, out, purse } = post;
  const second = slotsEach(players) === 2 && place % 2 === 1;
  return (
    <li
      className={classNames(
        'round-post',
        `seat-${owner}`,
        isMine(table, place) && 'round-mine',
        out && 'round-out',
      )}
      style={placed(spotOf(scene, place))}
    >
      <span className="round-post-name">
        <SeatBadge seat={owner} size={20} />
        <span>{who(owner)}</span>
        {slotsEach(players) === 2 && <b>{second ? 2 : 1}</b>}
      </span>
      <RingCard table={table} post={post} aim={aim} />
      <span className="round-post-foot">
        {!second && (
          <Sum total={purse} parts={purseParts(table, owner, nights)} shown={words.money} />
        )}
        <Tokens table={table} post={post} />
      </span>
      {notes.length > 0 && <span className="round-note">{notes.join(', ')}</span>}
    </li>
  );
}

/** A round token for a truth, a square one for a lie, and how many lies are left. */
function Tokens({ table, post }: { readonly table: Table; readonly post: Post }): ReactNode {
  const { words } = table;
  const { tokens } = post;
  const lies = tokens.filter((truth) => !truth).length;
  const left = words.liesLeft(liesLeft(table, tokens));
  const label = `${words.tokens(tokens.length - lies, lies)}, ${left}`;
  return (
    <span className="round-tokens" role="img" aria-label={label} title={label}>
      {range(tokens.length).map((night) => (
        <span
          key={night}
          className={tokens[night] ? 'round-truth' : 'round-lie'}
          aria-hidden="true"
        >
          {tokens[night] ? words.truthLetter : words.lieLetter}
        </span>
      ))}
    </span>
  );
}
