import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { PHRASES } from '../../client/protocol/table.ts';
import { range } from '../../engine/list.ts';
import { Portrait } from '../../ui/portrait.tsx';
import { facesOf } from '../faces.ts';
import { LineIcon } from '../line-icon.tsx';
import { sitterIn } from './chairs.ts';
import { useChatLines } from './chat.tsx';
import { type ChatLine, isSpectators, saying, textOf } from './chat-lines.ts';
import type { OnlineStatus } from './online-status.ts';
import type { OnlineTable } from './online-table.ts';
import { ReportMenu } from './report.tsx';
import { useMeetingWords, useOnlineWords } from './words.ts';

interface Props {
  readonly table: OnlineTable;
  readonly status: OnlineStatus;
}

/** The waiting room's chat: messages, and a text field or phrases. */
export function WaitingChat({ table, status }: Props): ReactNode {
  const words = useMeetingWords();
  const online = useOnlineWords();
  const lines = useChatLines(status);
  const { chair, info } = status.known;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.scrollTo({ top: lines.length > 0 ? list.current.scrollHeight : 0 });
  }, [lines.length]);
  return (
    <section className="waiting-chat" aria-label={words.chat}>
      <h2>{words.chat}</h2>
      <div ref={list} className="waiting-lines" {...{ ...SCROLLABLE, 'aria-label': words.chat }}>
        {lines.length === 0 && <p className="waiting-none">{online.chatEmpty}</p>}
        <ol>
          {lines.map((line) => (
            <Line key={line.key} line={line} table={table} status={status} />
          ))}
        </ol>
      </div>
      {chair === null && <p className="note">{online.chatWatch}</p>}
      <Speak table={table} free={info.talk === 'free'} />
    </section>
  );
}

/** A live region that can be scrolled by keyboard. */
const SCROLLABLE = { tabIndex: 0, role: 'log' };

function Line({ line, table, status }: Props & { readonly line: ChatLine }): ReactNode {
  const words = useMeetingWords();
  const online = useOnlineWords();
  const { info, chair } = status.known;
  const face = facesOf(range(info.seats).map((one) => sitterIn(info, one, one === chair)));
  return (
    <li data-mine={line.mine}>
      {'chair' in line.by && <Portrait face={face(line.by.chair)} seat={line.by.chair} size={30} />}
      <p>
        <b>
          {line.mine ? words.you : line.name}{' '}
          {isSpectators(line) && <small className="talk-spectator">{online.spectatorMark}</small>}
        </b>{' '}
        {textOf(line, online)}
        {!line.mine && <ReportMenu table={table} line={line} />}
      </p>
    </li>
  );
}

function Speak({
  table,
  free,
}: {
  readonly table: OnlineTable;
  readonly free: boolean;
}): ReactNode {
  const words = useMeetingWords();
  const online = useOnlineWords();
  const [text, setText] = useState('');
  const send = (event: FormEvent): void => {
    event.preventDefault();
    const spoken = text.trim();
    if (spoken === '') return;
    setText('');
    void table.act(saying({ text: spoken }));
  };
  if (!free)
    return (
      <fieldset className="talk-phrases">
        <legend className="hidden-visually">{words.phrasesOnly}</legend>
        {PHRASES.slice(0, 6).map((phrase) => (
          <button
            key={phrase}
            type="button"
            className="talk-phrase"
            onClick={() => void table.act(saying({ phrase }))}
          >
            {online.phrases[phrase]}
          </button>
        ))}
      </fieldset>
    );
  return (
    <form className="waiting-say" onSubmit={send}>
      <input
        aria-label={online.chatFree}
        placeholder={words.chatHere}
        maxLength={300}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <button type="submit" className="button" aria-label={words.send}>
        <LineIcon name="send" />
      </button>
    </form>
  );
}
