import type { Sound } from '../../../ui/sound.ts';
import type { News } from '../kind.ts';

/** What the news sound like, the most telling first. */
export function soundOf(news: readonly News[]): Sound | undefined {
  const types = news.map((told) => told.news.type);
  return SOUNDS.find(([type]) => types.includes(type))?.[1];
}

const SOUNDS: readonly (readonly [News['news']['type'], Sound])[] = [
  ['knockedOut', 'hit'],
  ['revealed', 'reveal'],
  ['salonOpened', 'bell'],
  ['centreRevealed', 'reveal'],
  ['prognosisLocked', 'coin'],
  ['said', 'action'],
  ['announced', 'action'],
];
