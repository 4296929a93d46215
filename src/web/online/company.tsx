import { type ReactNode, useState } from 'react';
import type { Chair } from '../../client/protocol/table.ts';
import { at, range } from '../../engine/list.ts';
import type { Who } from '../../engine/texts.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { SeatBadge } from '../../ui/seat-badge.tsx';
import { botName } from '../names.ts';
import { useSettings } from '../settings.ts';
import { chairOfSeat } from './chairs.ts';
import { ChairClock } from './clock.tsx';
import type { Company as Room } from './company-state.ts';
import { api } from './guest.ts';
import type { OnlineTable } from './online-table.ts';
import { Onlookers } from './onlookers.tsx';
import { useOnlineWords } from './words.ts';

interface Props {
  readonly table: OnlineTable;
  readonly company: Room;
  readonly who: Who;
}

/** Everybody at the table in turn order: who is waited for, who is there, how much time is left. */
export function Company({ table, company, who }: Props): ReactNode {
  const words = useOnlineWords();
  const { known } = company;
  const { info, seen } = known;
  return (
    <section className="company" aria-label={words.company}>
      <ul className="seat-strip">
        {range(info.seats).map((seat) => {
          const chair = chairOfSeat(known, seat);
          return (
            <li key={seat} className={classNames(seen?.asked.includes(seat) && 'seat-asked')}>
              <SeatBadge seat={seat} name={who(seat)} size={26} />
              <Presence
                table={info.id}
                number={chair}
                chair={at(info.chairs, chair)}
                here={known.here[chair] === true}
              />
              <ChairClock company={company} chair={chair} />
              <TakeOver table={table} company={company} chair={chair} name={who(seat)} />
            </li>
          );
        })}
      </ul>
      {info.legs > 1 && <p className="note">{words.gameOf((seen?.leg ?? 0) + 1, info.legs)}</p>}
      <Onlookers known={known} />
    </section>
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

/** A spectator may take the seat of a bot of the house where nothing is rated. */
function TakeOver({
  table,
  company,
  chair,
  name,
}: {
  readonly table: OnlineTable;
  readonly company: Room;
  readonly chair: number;
  readonly name: string;
}): ReactNode {
  const words = useOnlineWords();
  const [failed, setFailed] = useState(false);
  const { info, chair: mine } = company.known;
  const { person, bot } = at(info.chairs, chair);
  const may = mine === null && info.phase === 'playing' && !info.rated && !person && bot !== null;
  if (!may || failed) return null;
  const take = (): void => {
    table.move(() => api.join(table.id, chair)).catch(() => setFailed(true));
  };
  return <Button onClick={take}>{words.takeSeat(name)}</Button>;
}
