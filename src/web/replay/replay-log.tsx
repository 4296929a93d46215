import { type ReactNode, useEffect, useRef } from 'react';
import type { GameRecord } from '../../engine/record.ts';
import { classNames } from '../../ui/class-names.ts';
import { useCloseSide } from '../../ui/stage/side.tsx';
import { useReadingWords } from '../reading-words.ts';
import { useSettings } from '../settings.ts';
import { LogLine } from '../table/log-entries.tsx';
import { useWords } from '../words.ts';
import { answerEntries, type ReplayEntry } from './replay-entries.ts';

/** The whole log of a game; pressing an entry goes to its step. */
export function ReplayLog({
  record,
  entries,
  step,
  onGo,
  why,
}: {
  readonly record: GameRecord;
  readonly entries: readonly ReplayEntry[];
  readonly step: number;
  readonly onGo: (step: number) => void;
  /** A button that explains the answer that an entry tells. */
  readonly why: (entry: ReplayEntry) => ReactNode;
}): ReactNode {
  const words = useWords();
  const { goToStep } = useReadingWords();
  const { ruleNumbers } = useSettings();
  const close = useCloseSide();
  const answers = answerEntries(record, entries);
  const reached = entries.findLast((one) => !one.entry.divider && one.step <= step)?.id;
  const box = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (reached !== undefined) showNow(box.current);
  }, [reached]);
  if (entries.length === 0) return <p>{words.nothingYet}</p>;
  return (
    <ol
      ref={box}
      className={classNames('stage-log stage-log-replay', ruleNumbers && 'stage-log-numbers')}
    >
      {entries.map((one) => (
        <LogLine
          key={one.id}
          entry={one.entry}
          title={goToStep(one.step)}
          isNow={one.id === reached}
          isLater={one.step > step}
          why={answers.has(one.id) && why(one)}
          onPress={() => {
            close();
            onGo(one.step);
          }}
        />
      ))}
    </ol>
  );
}

/** Scrolls to the step that is shown. */
function showNow(log: HTMLElement | null): void {
  const now = log?.querySelector('[aria-current]');
  const around = log?.closest('.stage-side-content, .sheet-body');
  if (!around || !now) return;
  const [{ top }, { top: begin }] = [now.getBoundingClientRect(), around.getBoundingClientRect()];
  around.scrollTop += top - begin - around.clientHeight / 3;
}
