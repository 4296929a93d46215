import { type ReactNode, useEffect, useState } from 'react';
import type { Who } from '../../engine/texts.ts';
import { Button } from '../../ui/button.tsx';
import { useSay } from '../../ui/live-region.tsx';
import { seatOfChair } from './chairs.ts';
import type { OnlineStatus } from './online-status.ts';
import type { OnlineTable } from './online-table.ts';
import { isStrict } from './strict.ts';
import { useMeetingWords } from './words.ts';

/** Delay until the question returns after “Wait”, in milliseconds. */
const PATIENCE = 60_000;

/** An absent player: the others add a bot, wait, or end the game. */
export function AbsenceNotice({
  table,
  status,
  who,
}: {
  readonly table: OnlineTable;
  readonly status: OnlineStatus;
  readonly who: Who;
}): ReactNode {
  const words = useMeetingWords();
  const say = useSay();
  const { known } = status;
  const { info, chair: mine } = known;
  const [waits, setWaits] = useState(false);
  const absent = info.absent?.find((chair) => chair !== mine);
  const concerned = mine !== null && info.phase === 'playing' && absent !== undefined;
  const name = concerned ? who(seatOfChair(known, absent)) : undefined;
  useEffect(() => {
    if (name !== undefined && !waits) say(words.absent(name));
  }, [name, waits, say, words]);
  useEffect(() => {
    if (!waits) return;
    const timer = setTimeout(() => setWaits(false), PATIENCE);
    return () => clearTimeout(timer);
  }, [waits]);
  if (name === undefined || absent === undefined || waits) return null;
  return (
    <div className="notice absence" role="status">
      <p>
        <strong>{words.absent(name)}</strong>{' '}
        {isStrict(info) ? words.absentRated : words.absentNote}
      </p>
      <div className="row">
        {isStrict(info) ? (
          <Button kind="main" onClick={() => table.act((watched) => watched.claim(absent))}>
            {words.claimWin}
          </Button>
        ) : (
          <Button kind="main" onClick={() => table.act((watched) => watched.replace(absent))}>
            {words.putBot}
          </Button>
        )}
        <Button onClick={() => setWaits(true)}>{words.wait}</Button>
        {!isStrict(info) && (
          <Button onClick={() => table.act((watched) => watched.callOff())}>{words.endGame}</Button>
        )}
      </div>
    </div>
  );
}
