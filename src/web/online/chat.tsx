import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type ChatMessage, PHRASES } from '../../client/protocol/table.ts';
import { Button } from '../../ui/button.tsx';
import { useSay } from '../../ui/live-region.tsx';
import { playSound } from '../../ui/sound.ts';
import { isTold } from '../notice-settings.ts';
import { settingsNow } from '../settings.ts';
import type { OnlineWords } from '../texts/online.ts';
import type { OnlineStatus } from './online-status.ts';
import type { OnlineTable } from './online-table.ts';
import { ReportMenu } from './report.tsx';
import { useOnlineWords } from './words.ts';

interface Props {
  readonly table: OnlineTable;
  readonly status: OnlineStatus;
}

/** What is said at the table: phrases for everybody, free text where the table allows it. */
export function Chat({ table, status }: Props): ReactNode {
  const words = useOnlineWords();
  return (
    <div className="talk">
      <Lines table={table} status={status} />
      <Muted table={table} status={status} />
      {status.known.chair === null ? (
        <p className="note">{words.chatWatch}</p>
      ) : (
        <Speaking table={table} status={status} />
      )}
    </div>
  );
}

/** What others say is spoken as well, also while the chat is closed. */
export function useSpoken({ known: { said, chair: mine } }: OnlineStatus): void {
  const words = useOnlineWords();
  const say = useSay();
  const last = useRef(said.at(-1)?.seq ?? 0);
  useEffect(() => {
    for (const line of said.filter(({ seq }) => seq > last.current)) {
      last.current = line.seq;
      if (line.chair === mine) continue;
      say(`${line.name}: ${textOf(line, words)}`);
      if (isTold(settingsNow(), 'said', 'sound', new Date())) void playSound('action');
    }
  }, [said, mine, say, words]);
}

function textOf({ phrase, text }: ChatMessage, words: OnlineWords): string {
  return phrase === null ? (text ?? '') : words.phrases[phrase];
}

function Lines({ table, status }: Props): ReactNode {
  const words = useOnlineWords();
  const { said } = status.known;
  const box = useRef<HTMLDivElement>(null);
  const count = said.length;
  useEffect(() => {
    if (box.current && count > 0) box.current.scrollTop = box.current.scrollHeight;
  }, [count]);
  return (
    <div className="talk-lines" ref={box} {...SCROLLABLE}>
      {count === 0 && <p className="note">{words.chatEmpty}</p>}
      <ol>
        {said.map((line) => (
          <li key={line.seq}>
            <strong>{line.name}</strong> {textOf(line, words)}
            {line.chair !== status.known.chair && <ReportMenu table={table} said={line} />}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Those at the table whom one does not hear. */
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

/** The phrases as buttons, and a line to write on where that is allowed. */
function Speaking({ table, status }: Props): ReactNode {
  const words = useOnlineWords();
  const [text, setText] = useState('');
  const speak = (): void => {
    const spoken = text.trim();
    if (spoken === '') return;
    setText('');
    void table.act((watched) => watched.speak(spoken));
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
            onClick={() => void table.act((watched) => watched.phrase(phrase))}
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
