import type { SavedGame } from '../solo/protocol.ts';
import { boutAt, dayAfter } from './days.ts';

const KEPT = 'ringside bouts';
/** How many days are stored. */
const MOST = 400;

/** The days on which a bout was finished here: those stored, and those of saved games. */
export function boutDays(saved: readonly SavedGame[]): ReadonlySet<string> {
  const finished = saved.flatMap(({ id, outcome }) => (outcome && boutAt(id)?.day) || []);
  const days = [...new Set([...keptDays(), ...finished])].sort().slice(-MOST);
  localStorage.setItem(KEPT, JSON.stringify(days));
  return new Set(days);
}

/** The number of consecutive days with a finished bout, up to today or yesterday. */
export function streakOf(days: ReadonlySet<string>, today: string): number {
  const last = days.has(today) ? today : dayAfter(today, -1);
  let length = 0;
  while (days.has(dayAfter(last, -length))) length++;
  return length;
}

function keptDays(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '[]');
    return Array.isArray(kept) ? kept.filter((day) => typeof day === 'string') : [];
  } catch {
    return [];
  }
}
