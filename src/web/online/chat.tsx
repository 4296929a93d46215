import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { PHRASES } from '../../client/protocol/table.ts';
import { Button } from '../../ui/button.tsx';
import { useSay } from '../../ui/live-region.tsx';
import { playSound } from '../../ui/sound.ts';
import { isTold } from '../notice-settings.ts';
import { settingsNow } from '../settings.ts';
import { type ChatLine, chatLines, isSpectators, saying, textOf } from './chat-lines.ts';
import type { OnlineStatus } from './online-status.ts';
import type { OnlineTable } from './online-table.ts';
import { ReportMenu } from './report.tsx';
import { useServer } from './server.ts';
import { useOnlineWords } from './words.ts';

interface Props {
  readonly table: OnlineTable;
  readonly status: OnlineStatus;
}

/** The table's chat: phrases for everyone, free text if the table allows it. */
export function Chat({ table, status }: Props): ReactNode {
  const words = useOnlineWords();
  return (
    <div className="talk">
      <Lines table={table} status={status} />
      <Muted table={table} status={status} />
      {status.known.chair === null && status.known.info.phase !== 'over' && (
        <p className="note">{words.chatWatch}</p>
      )}
      <Speaking table={table} status={status} />
    </div>
  );
}

/** All messages that the viewer may read. */
export function useChatLines({ known }: OnlineStatus): readonly ChatLine[] {
  const server = useServer();
  const me = server.kind === 'there' ? server.me?.id : undefined;
  return useMemo(() => chatLines(known, me), [known, me]);
}

/** Announces others' messages to screen readers, even while the chat is closed. */
export function useSpoken(lines: readonly ChatLine[]): void {
  const words = useOnlineWords();
  const say = useSay();
  const last = useRef(lines.at(-1)?.at ?? 0);
  useEffect(() => {
    for (const line of lines.filter(({ at }) => at > last.current)) {
      last.current = line.at;
      if (line.mine) continue;
      say(`${line.name}: ${textOf(line, words)}`);
      if (isTold(settingsNow(), 'said', 'sound', new Date())) void playSound('action');
    }
  }, [lines, say, words]);
}

function Lines({ table, status }: Props): ReactNode {
  const words = useOnlineWords();
  const lines = useChatLines(status);
  const box = useRef<HTMLDivElement>(null);
  const count = lines.length;
  useEffect(() => {
    if (box.current && count > 0) box.current.scrollTop = box.current.scrollHeight;
  }, [count]);
  return (
    <div className="talk-lines" ref={box} {...SCROLLABLE}>
      {count === 0 && <p className="note">{words.chatEmpty}</p>}
      <ol>
        {lines.map((line) => (
          <li key={line.key}>
            <strong>{line.name}</strong>{' '}
            {isSpectators(line) && <small className="talk-spectator">{words.spectatorMark}</small>}{' '}
            {textOf(line, words)}
            {!line.mine && <ReportMenu table={table} line={line} />}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Muted players at this table. */
function Muted({ table, status }: Props): ReactNode {
  const words = useOnlineWords();
  const { muted, info } = status.known;
  return muted.map((chair) => {
    const name = info.chairs[chair]?.person?.name ?? '';
    return (
      <p key={chair} className="row talk-muted">
        <span className="note">{words.youDoNotHear(name)}</span>
        <Button kind="plain" onClick={() => table.act((watched) => watched.mute(chair, false))}>
          {words.unmute(name)}
        </Button>
      </p>
    );
  });
}

const SCROLLABLE = { tabIndex: 0, role: 'group' };

/** Buttons for the preset phrases, and a text field if free text is allowed. */
function Speaking({ table, status }: Props): ReactNode {
  const words = useOnlineWords();
  const [text, setText] = useState('');
  const speak = (): void => {
    const spoken = text.trim();
    if (spoken === '') return;
    setText('');
    void table.act(saying({ text: spoken }));
  };
  return (
    <>
      <fieldset className="talk-phrases">
        <legend className="hidden-visually">{words.chatPhrases}</legend>
        {PHRASES.map((phrase) => (
          <button
            key={phrase}
            type="button"
            className="talk-phrase"
            onClick={() => void table.act(saying({ phrase }))}
          >
            {words.phrases[phrase]}
          </button>
        ))}
      </fieldset>
      {status.known.info.talk === 'free' && (
        <form
          className="talk-free"
          onSubmit={(event) => {
            event.preventDefault();
            speak();
          }}
        >
          <label className="field">
            <span className="hidden-visually">{words.chatFree}</span>
            <input
              value={text}
              maxLength={300}
              placeholder={words.chatFree}
              onChange={(event) => setText(event.target.value)}
            />
          </label>
          <Button type="submit">{words.chatSend}</Button>
        </form>
      )}
    </>
  );
}
