import type { ReactNode } from 'react';
import type { Level } from '../../bots/bot.ts';
import { at } from '../../engine/list.ts';
import { Button } from '../../ui/button.tsx';
import { SeatBadge, seatLetter } from '../../ui/seat-badge.tsx';
import { botName, levelOf } from '../names.ts';
import { BotOptions } from '../screens/seat-line.tsx';
import { useSettings } from '../settings.ts';
import { isChairFree } from './chairs.ts';
import type { OnlineStatus } from './online-status.ts';
import type { OnlineTable } from './online-table.ts';
import { api } from './sign-in.ts';
import { useOnlineWords } from './words.ts';

interface Props {
  readonly table: OnlineTable;
  readonly status: OnlineStatus;
  readonly chair: number;
  readonly attempt: (deed: () => Promise<unknown>) => () => Promise<void>;
}

/** A chair: its person, its bot, or a way to fill it. */
export function ChairLine({ table, status, chair, attempt }: Props): ReactNode {
  const words = useOnlineWords();
  const { language } = useSettings();
  const { info, chair: mine, here } = status.known;
  const { person, bot, kept, committed, revealed } = at(info.chairs, chair);
  const mayFill = mine === info.host && person === null && info.phase === 'gathering';
  const state = revealed ? words.shown : committed ? words.promised : words.waitsFor;
  const name =
    person?.name ?? (bot ? botName(info.id, chair, bot, language) : kept ? words.kept : words.free);
  return (
    <li className={`seat seat-${chair}`}>
      <SeatBadge seat={chair} size={34} />
      {mayFill ? (
        <BotPlacer chair={chair} bot={bot} attempt={attempt} table={table} />
      ) : (
        <strong>
          {name}
          {chair === mine && ` (${words.you})`}
        </strong>
      )}
      <span className="note">
        {mayFill && kept && words.kept}
        {person && (here[chair] === true ? words.here : words.away)}
        {person && info.phase !== 'gathering' && ` · ${state}`}
        {mine === null && isChairFree(at(info.chairs, chair)) && info.phase === 'gathering' && (
          <Button kind={kept ? 'plain' : 'main'} onClick={attempt(() => api.join(table.id, chair))}>
            {kept ? words.keptForMe : words.sitHere(seatLetter(chair))}
          </Button>
        )}
      </span>
    </li>
  );
}

/** The host puts a bot on a free chair, or takes it off again. */
function BotPlacer({
  table,
  chair,
  bot,
  attempt,
}: Omit<Props, 'status'> & { readonly bot: Level | null }): ReactNode {
  const words = useOnlineWords();
  return (
    <label className="field">
      <span className="hidden-visually">{words.putBot(seatLetter(chair))}</span>
      <select
        value={bot ?? 'open'}
        onChange={({ target }) =>
          attempt(() => api.setBot(table.id, chair, levelOf(target.value) ?? null))()
        }
      >
        <option value="open">{words.freeSeat}</option>
        <BotOptions />
      </select>
    </label>
  );
}
