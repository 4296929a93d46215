import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import type { Company } from './company-state.ts';
import { api } from './guest.ts';
import type { OnlineTable } from './online-table.ts';
import { useOnlineWords } from './words.ts';

/** Getting up from a running game: a bot plays on, and the seat can be taken back. */
export function TableMenu({
  table,
  company,
}: {
  readonly table: OnlineTable;
  readonly company: Company;
}): ReactNode {
  const words = useOnlineWords();
  const [asks, setAsks] = useState(false);
  const { chair, info } = company.known;
  const plays = chair !== null && info.phase === 'playing' && info.chairs[chair]?.bot === null;
  if (!plays) return null;
  const hand = async (): Promise<void> => {
    setAsks(false);
    await table.move(() => api.leave(table.id));
  };
  return (
    <>
      <Button onClick={() => setAsks(true)}>{words.handOver}</Button>
      <Sheet open={asks} onClose={() => setAsks(false)} title={words.handOver} place="middle">
        <p>{words.handOverAsk}</p>
        <div className="row">
          <Button kind="main" onClick={hand}>
            {words.yes}
          </Button>
          <Button onClick={() => setAsks(false)}>{words.no}</Button>
        </div>
      </Sheet>
    </>
  );
}
