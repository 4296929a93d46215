import { type ReactNode, useEffect, useState } from 'react';
import type { GameRecord } from '../../engine/record.ts';
import { Button } from '../../ui/button.tsx';
import { useReadingWords } from '../reading-words.ts';
import { localServer } from '../solo/client.ts';
import type { ReplayFrame } from '../solo/protocol.ts';
import { useWords } from '../words.ts';

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

/** The game after each of these steps, as a person saw it. */
function useFrames(
  record: GameRecord,
  eyes: number | null,
  steps: readonly number[],
): readonly ReplayFrame[] {
  const [frames, setFrames] = useState<readonly ReplayFrame[]>([]);
  const wanted = steps.join(' ');
  useEffect(() => {
    let isWanted = true;
    const all = wanted === '' ? [] : wanted.split(' ').map(Number);
    Promise.all(all.map((step) => localServer.frame(record, eyes, step))).then(
      (found) => isWanted && setFrames(found),
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [record, eyes, wanted]);
  return frames;
}
