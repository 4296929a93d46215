import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import type { OnlineStatus } from './online-status.ts';
import type { OnlineTable } from './online-table.ts';
import { api } from './sign-in.ts';
import { useOnlineWords } from './words.ts';

/** Getting up from a running game: a bot plays on until the seat is taken back, or all agree to end it. */
export function TableMenu({
  table,
  status,
  onDone,
}: {
  readonly table: OnlineTable;
  readonly status: OnlineStatus;
  /** Closes the menu that this stands in. */
  readonly onDone: () => void;
}): ReactNode {
  const words = useOnlineWords();
  const [open, setOpen] = useState(false);
  const { chair, info } = status.known;
  const plays = chair !== null && info.phase === 'playing' && info.chairs[chair]?.bot === null;
  if (!plays) return null;
  const choose = (deed: () => Promise<void>) => async (): Promise<void> => {
    setOpen(false);
    onDone();
    await deed();
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>{words.getUp}</Button>
      <Sheet open={open} onClose={() => setOpen(false)} title={words.getUp} place="middle">
        <p>{words.handOverNote}</p>
        <Button kind="main" onClick={choose(() => table.move(() => api.leave(table.id)))}>
          {words.handOver}
        </Button>
        <p className="sheet-next">{words.resignNote(info.seats)}</p>
        <Button onClick={choose(() => table.act((watched) => watched.resign()))}>
          {words.resign}
        </Button>
        {!info.rated && (
          <>
            <p className="sheet-next">{words.callOffNote}</p>
            <Button onClick={choose(() => table.act((watched) => watched.callOff()))}>
              {words.callOff}
            </Button>
          </>
        )}
      </Sheet>
    </>
  );
}
