import { type ReactNode, useState } from 'react';
import type { TablePlayer } from '../../client/protocol/http.ts';
import type { Seat } from '../../engine/ask.ts';
import { at } from '../../engine/list.ts';
import type { Who } from '../../engine/texts.ts';
import { Button } from '../../ui/button.tsx';
import { botName } from '../names.ts';
import { useSettings } from '../settings.ts';
import { chairOfSeat } from './chairs.ts';
import { ChairClock } from './clock.tsx';
import type { OnlineStatus } from './online-status.ts';
import type { OnlineTable } from './online-table.ts';
import { PersonSheet } from './person-sheet.tsx';
import { RatingMark } from './rating-mark.tsx';
import { api } from './sign-in.ts';
import { isStrict } from './strict.ts';
import { useCompanyWords, useOnlineWords } from './words.ts';

/** Connection, remaining time, and a way to take a bot's seat. */
export function SeatNote({
  table,
  status,
  who,
  seat,
  leg,
  players,
}: {
  readonly table: OnlineTable;
  readonly status: OnlineStatus;
  readonly who: Who;
  readonly seat: Seat;
  /** What the players show of their profiles, by chair. */
  readonly players: readonly (TablePlayer | null)[];
  /** The game of the match on screen. */
  readonly leg: number;
}): ReactNode {
  const { known } = status;
  const chair = chairOfSeat(known, seat, leg);
  return (
    <>
      <Presence table={table} status={status} number={chair} player={players[chair] ?? null} />
      <ChairClock status={status} chair={chair} />
      <TakeOver table={table} status={status} chair={chair} name={who(seat)} />
    </>
  );
}

/** Connection or substitute, and rating; pressing it opens the player sheet. */
function Presence({
  table,
  status,
  number,
  player,
}: {
  readonly table: OnlineTable;
  readonly status: OnlineStatus;
  readonly number: number;
  readonly player: TablePlayer | null;
}): ReactNode {
  const words = useOnlineWords();
  const company = useCompanyWords();
  const { language } = useSettings();
  const [open, setOpen] = useState(false);
  const { info, here, chair: mine } = status.known;
  const { person, bot } = at(info.chairs, number);
  if (person === null) return null;
  const isHere = here[number] === true;
  const says =
    bot !== null
      ? words.botPlays(botName(info.id, number, bot, language))
      : isHere
        ? words.here
        : words.away;
  const mark = (
    <>
      <span className="presence" data-here={bot === null ? isHere : undefined}>
        {says}
      </span>
      <RatingMark rating={player?.rating ?? null} />
    </>
  );
  if (number === mine) return mark;
  return (
    <>
      <button
        type="button"
        className="presence-button"
        aria-haspopup="dialog"
        aria-label={company.person(person.name, says)}
        onClick={() => setOpen(true)}
      >
        {mark}
      </button>
      {open && (
        <PersonSheet
          {...{ table, status, player }}
          chair={number}
          person={person}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

/** Spectators may take the seat of a built-in bot in unrated games. */
function TakeOver({
  table,
  status,
  chair,
  name,
}: {
  readonly table: OnlineTable;
  readonly status: OnlineStatus;
  readonly chair: number;
  readonly name: string;
}): ReactNode {
  const words = useOnlineWords();
  const [failed, setFailed] = useState(false);
  const { info, chair: mine } = status.known;
  const { person, bot } = at(info.chairs, chair);
  const may =
    mine === null && info.phase === 'playing' && !isStrict(info) && !person && bot !== null;
  if (!may || failed) return null;
  const take = (): void => {
    table.move(() => api.join(table.id, chair)).catch(() => setFailed(true));
  };
  return <Button onClick={take}>{words.takeSeat(name)}</Button>;
}
