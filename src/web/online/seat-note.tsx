import { type ReactNode, useState } from 'react';
import type { Chair } from '../../client/protocol/table.ts';
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
import { api } from './sign-in.ts';
import { useOnlineWords } from './words.ts';

/** Who is there, how much time is left, and a way to take a bot's seat. */
export function SeatNote({
  table,
  status,
  who,
  seat,
}: {
  readonly table: OnlineTable;
  readonly status: OnlineStatus;
  readonly who: Who;
  readonly seat: Seat;
}): ReactNode {
  const { known } = status;
  const chair = chairOfSeat(known, seat);
  return (
    <>
      <Presence
        table={known.info.id}
        number={chair}
        chair={at(known.info.chairs, chair)}
        here={known.here[chair] === true}
      />
      <ChairClock status={status} chair={chair} />
      <TakeOver table={table} status={status} chair={chair} name={who(seat)} />
    </>
  );
}

/** Whether somebody is connected, or who plays in the meantime. */
function Presence({
  table,
  number,
  chair,
  here,
}: {
  readonly table: string;
  readonly number: number;
  readonly chair: Chair;
  readonly here: boolean;
}): ReactNode {
  const words = useOnlineWords();
  const { language } = useSettings();
  if (chair.person === null) return null;
  if (chair.bot !== null)
    return (
      <span className="presence">
        {words.botPlays(botName(table, number, chair.bot, language))}
      </span>
    );
  return (
    <span className="presence" data-here={here}>
      {here ? words.here : words.away}
    </span>
  );
}

/** A spectator may take the seat of a house bot in unrated games. */
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
  const may = mine === null && info.phase === 'playing' && !info.rated && !person && bot !== null;
  if (!may || failed) return null;
  const take = (): void => {
    table.move(() => api.join(table.id, chair)).catch(() => setFailed(true));
  };
  return <Button onClick={take}>{words.takeSeat(name)}</Button>;
}
