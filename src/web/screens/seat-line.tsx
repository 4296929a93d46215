import type { ReactNode } from 'react';
import { LEVELS } from '../../bots/bot.ts';
import { range } from '../../engine/list.ts';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { useWords } from '../words.ts';

/** The number of players, if the game allows several; online at least two. */
export function HowMany({
  min,
  max,
  seats,
  onChange,
}: {
  readonly min: number;
  readonly max: number;
  readonly seats: number;
  readonly onChange: (seats: number) => void;
}): ReactNode {
  const words = useWords();
  if (min >= max) return null;
  return (
    <SegmentedControl
      label={words.howMany}
      value={String(seats)}
      options={range(max - min + 1).map((more) => {
        const number = String(min + more);
        return { value: number, name: number };
      })}
      onChange={(number) => onChange(Number(number))}
    />
  );
}

/** Bots to choose from, by level. */
export function BotOptions(): ReactNode {
  const words = useWords();
  return LEVELS.map((level) => (
    <option key={level} value={level}>
      {words.bot(words.levels[level])}
    </option>
  ));
}
