import { type ReactNode, useEffect, useRef } from 'react';
import type { AnyNews } from '../../engine/hosted.ts';
import type { AnyTexts, Who } from '../../engine/texts.ts';
import { type LogLine, LogLines } from '../../ui/log-lines.tsx';
import { useWords } from '../words.ts';

/** A log entry: a sentence with its rule. */
export function logLine(texts: AnyTexts, who: Who, told: AnyNews, id: number): LogLine {
  return { id, text: texts.news(told.news, who), rule: told.rule };
}

/** The whole log, scrolled to the latest entry. */
export function Log({
  texts,
  who,
  heard,
}: {
  readonly texts: AnyTexts;
  readonly who: Who;
  readonly heard: readonly AnyNews[];
}): ReactNode {
  const words = useWords();
  const end = useRef<HTMLDivElement>(null);
  const lines = heard.map((told, id) => logLine(texts, who, told, id));
  const count = lines.length;
  useEffect(() => {
    const box = end.current;
    if (box && count > 0) box.scrollTop = box.scrollHeight;
  }, [count]);
  return (
    <aside className="log" aria-label={words.log}>
      <h2>{words.log}</h2>
      <div className="log-box" ref={end} {...SCROLLABLE}>
        {lines.length === 0 ? <p>{words.nothingYet}</p> : <LogLines lines={lines} />}
      </div>
    </aside>
  );
}

const SCROLLABLE = { tabIndex: 0, role: 'group' };
