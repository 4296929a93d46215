import type { SetName } from '../effects.ts';
import { FURTHER_SETS } from '../tournament.ts';

/** The words for each choice of sets, by the value written as text. */
export function setValues(
  names: Readonly<Record<SetName, string>>,
  random: string,
  allBut: (left: string) => string,
): Readonly<Record<string, string>> {
  const fives = FURTHER_SETS.map((left) => [
    FURTHER_SETS.filter((set) => set !== left).join(','),
    allBut(names[left]),
  ]);
  return { random, ...Object.fromEntries(fives) };
}
