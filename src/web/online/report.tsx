import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Drawer } from '../../ui/drawer.tsx';
import type { ChatLine } from './chat-lines.ts';
import type { OnlineTable } from './online-table.ts';
import { api } from './sign-in.ts';
import { useOnlineWords } from './words.ts';

/** Actions on a message: mute its sender, or report it. */
export function ReportMenu({
  table,
  line,
}: {
  readonly table: OnlineTable;
  readonly line: ChatLine;
}): ReactNode {
  const words = useOnlineWords();
  const [open, setOpen] = useState(false);
  const { by, name } = line;
  const mute = async (): Promise<void> => {
    setOpen(false);
    if ('chair' in by) await table.act((watched) => watched.mute(by.chair, true));
    else await table.move(() => api.mute(by.person));
  };
  return (
    <>
      <button
        type="button"
        className="talk-more"
        aria-label={words.report(name)}
        onClick={() => setOpen(true)}
      >
        …
      </button>
      <Drawer open={open} onClose={() => setOpen(false)} title={name} place="middle">
        <p>{words.muteNote}</p>
        <Button onClick={mute}>{words.mute(name)}</Button>
        <Complaint table={table.id} line={line} />
      </Drawer>
    </>
  );
}

function Complaint({
  table,
  line: { by },
}: {
  readonly table: string;
  readonly line: ChatLine;
}): ReactNode {
  const words = useOnlineWords();
  const [why, setWhy] = useState('');
  const [sent, setSent] = useState(false);
  const send = async (): Promise<void> => {
    if ('chair' in by) await api.report(table, by.seq, why.trim());
    else await api.reportRemark(table, by.remark, why.trim());
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
