import type { ReactNode } from 'react';
import { at } from '../../../engine/list.ts';
import { classNames } from '../../../ui/class-names.ts';
import type { Participant } from '../kind.ts';
import { currentRound } from './course.tsx';
import { type Reel, reelsOf } from './film.ts';
import { Deck } from './icons.tsx';
import { meetingsOf } from './meetings.ts';
import { ParticipantPortrait, seatClass } from './people.tsx';
import { calledOf, type Table } from './table.ts';

/** CH-3: who meets whom in this round, what they are doing, and how it went. */
export function Encounters({ table }: { readonly table: Table }): ReactNode {
  const { view, words, heard } = table;
  const round = currentRound(view);
  const reels = reelsOf(heard).filter((reel) => reel.round === round);
  return (
    <ul className="ch-encounters" aria-label={words.matches}>
      {meetingsOf(view, round).map(({ park, sides: [left, right] }) => {
        const reel = reels.find((one) => one.park === park);
        return (
          <li key={park} className="ch-encounter">
            <Side {...{ table, round, reel }} player={left} />
            <span className="ch-encounter-park">{words.park(park + 1)}</span>
            <Side {...{ table, round, reel }} player={right} />
          </li>
        );
      })}
    </ul>
  );
}

/** A participant with the deck, until the match is over; then with the result. */
function Side({
  table,
  round,
  reel,
  player,
}: {
  readonly table: Table;
  readonly round: number;
  readonly reel: Reel | undefined;
  readonly player: Participant;
}): ReactNode {
  const { view, words } = table;
  const { players, robot } = view.open;
  const winner = reel?.winner ?? null;
  const seat = player === 'robot' ? undefined : at(players, player);
  const cards = player === 'robot' ? (robot?.deck.length ?? 0) : at(view.glance.owned, player);
  const result = winner === player ? words.won : words.lost;
  const doing = seat && seat.round === round ? words.doing[seat.phase.type] : '';
  return (
    <span
      className={classNames(
        'ch-encounter-side',
        seatClass(player),
        winner === player && 'ch-encounter-won',
        winner !== null && winner !== player && 'ch-encounter-lost',
      )}
    >
      <ParticipantPortrait player={player} size={56} />
      <span className="ch-encounter-says">
        <b>{calledOf(table, player)}</b>
        <span>
          <Deck />
          {cards}
          <span className="hidden-visually">{words.cardsName}</span>
          <em>{winner === null ? doing : result}</em>
        </span>
      </span>
    </span>
  );
}
