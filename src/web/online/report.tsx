import { type ReactNode, useState } from 'react';
import type { ChatMessage } from '../../client/protocol/table.ts';
import { Button } from '../../ui/button.tsx';
import { Drawer } from '../../ui/drawer.tsx';
import type { OnlineTable } from './online-table.ts';
import { api } from './sign-in.ts';
import { useOnlineWords } from './words.ts';

/** What can be done about something that was said: hear no more of its speaker, or report it. */
export function ReportMenu({
  table,
  said,
}: {
  readonly table: OnlineTable;
  readonly said: ChatMessage;
}): ReactNode {
  const words = useOnlineWords();
  const [open, setOpen] = useState(false);
  const mute = async (): Promise<void> => {
    setOpen(false);
    await table.act((watched) => watched.mute(said.chair, true));
  };
  return (
    <>
      <button
        type="button"
        className="talk-more"
        aria-label={words.report(said.name)}
        onClick={() => setOpen(true)}
      >
        …
      </button>
      <Drawer open={open} onClose={() => setOpen(false)} title={said.name} place="middle">
        <p>{words.muteNote}</p>
        <Button onClick={mute}>{words.mute(said.name)}</Button>
        <Complaint table={table.id} seq={said.seq} />
      </Drawer>
    </>
  );
}

function Complaint({ table, seq }: { readonly table: string; readonly seq: number }): ReactNode {
  const words = useOnlineWords();
  const [why, setWhy] = useState('');
  const [sent, setSent] = useState(false);
  const send = async (): Promise<void> => {
    await api.report(table, seq, why.trim());
    setSent(true);
  };
  if (sent) return <p role="status">{words.reported}</p>;
  return (
    <form
      className="sheet-next"
      onSubmit={(event) => {
        event.preventDefault();
        if (why.trim() !== '') void send();
      }}
    >
      <label className="field">
        <span className="field-name">{words.reportAsk}</span>
        <input value={why} maxLength={500} onChange={(event) => setWhy(event.target.value)} />
      </label>
      <Button type="submit">{words.reportSend}</Button>
    </form>
  );
}
