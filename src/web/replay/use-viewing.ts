import { useCallback, useState } from 'react';

/** The choice of no person's eyes: what everybody could see. */
export const EVERYBODY = 'all';

export const SPEEDS = ['slow', 'normal', 'fast'] as const;

export type Viewing = ReturnType<typeof useViewing>;

/** The current step of a replay, what it shows, and how much of it may be shown without spoilers. */
export function useViewing(
  steps: number,
  { first, unknown, eyesOf }: { first: number; unknown: boolean; eyesOf: number | null },
) {
  const [step, setStep] = useState(first);
  const [furthest, setFurthest] = useState(first);
  const [guard, setGuard] = useState(unknown);
  /** The person through whose eyes the game is seen; null for what everybody could see. */
  const [eyes, setEyes] = useState<number | null>(eyesOf);
  const [open, setOpen] = useState(false);
  const [speed, setSpeed] = useState<(typeof SPEEDS)[number]>('normal');
  const go = useCallback(
    (to: number) => {
      const there = Math.max(0, Math.min(steps, to));
      setStep(there);
      setFurthest((before) => Math.max(before, there));
    },
    [steps],
  );
  return {
    ...{ step, go, until: guard ? furthest : steps, guard, setGuard },
    ...{ eyes, setEyes, open, setOpen, speed, setSpeed },
  };
}
