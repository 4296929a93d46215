import type { ReactNode } from 'react';
import type { GameRecord } from '../../engine/record.ts';
import { Button } from '../../ui/button.tsx';
import { useReadingWords } from '../reading-words.ts';
import type { ReplayFrame } from '../solo/protocol.ts';
import { useWords } from '../words.ts';
import { useFrames } from './use-replayed.ts';

/** Key moments of a replay, each with what happened in it. */
export function Moments({
  record,
  eyes,
  steps,
  sentenceOf,
  onGo,
}: {
  readonly record: GameRecord;
  readonly eyes: number | null;
  readonly steps: readonly number[];
  readonly sentenceOf: (frame: ReplayFrame) => string;
  readonly onGo: (step: number) => void;
}): ReactNode {
  const words = useWords();
  const { momentAt } = useReadingWords();
  const frames = useFrames(record, eyes, steps);
  if (steps.length === 0) return null;
  return (
    <section className="moments">
      <h2>{words.moments}</h2>
      <ul>
        {steps.map((step) => {
          const frame = frames.find((one) => one.step === step);
          return (
            <li key={step}>
              <Button kind="plain" onClick={() => onGo(step)}>
                ★ {frame ? momentAt(step, sentenceOf(frame)) : words.moment(step)}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
