import { useEffect, useRef, useState } from 'react';
import type { GameRecord } from '../../engine/record.ts';
import { useSay } from '../../ui/live-region.tsx';
import { localServer } from '../solo/client.ts';
import type { ReplayFrame, StoryLine } from '../solo/protocol.ts';

/** A game after each of these steps, as a person saw it; the last ones until these are known. */
export function useFrames(
  record: GameRecord,
  person: number | null,
  steps: readonly number[],
): readonly ReplayFrame[] {
  const [frames, setFrames] = useState<readonly ReplayFrame[]>([]);
  const asked = JSON.stringify(steps);
  useEffect(() => {
    let wanted = true;
    const all: readonly number[] = JSON.parse(asked);
    void Promise.all(all.map((step) => localServer.frame(record, person, step))).then(
      (found) => wanted && setFrames(found),
    );
    return () => {
      wanted = false;
    };
  }, [record, person, asked]);
  return frames;
}

/** The same after one step; undefined until it is known. */
export function useFrame(
  record: GameRecord,
  person: number | null,
  step: number,
): ReplayFrame | undefined {
  return useFrames(record, person, [step])[0];
}

/** Whoever moves on sooner hears nothing of a step, in milliseconds. */
const SAID_AFTER = 400;

/** Tells a screen reader what happened. */
export function useSaid(told: string | undefined): void {
  const say = useSay();
  useEffect(() => {
    if (told === undefined) return;
    const timer = setTimeout(() => say(told), SAID_AFTER);
    return () => clearTimeout(timer);
  }, [say, told]);
}

/** Whether the shown step follows the one before it: pieces move then, and not when somebody jumps. */
export function useIsNext(step = 0): boolean {
  const last = useRef({ step, isNext: false });
  if (last.current.step !== step) last.current = { step, isNext: step === last.current.step + 1 };
  return last.current.isNext;
}

/** All news of a game with their steps, and its key moments. */
export function useStory(record: GameRecord) {
  const [lines, setLines] = useState<readonly StoryLine[]>([]);
  const [moments, setMoments] = useState<readonly number[]>([]);
  useEffect(() => {
    localServer.story(record).then(setLines);
    localServer.turningPoints(record).then(setMoments);
  }, [record]);
  return { lines, moments };
}
