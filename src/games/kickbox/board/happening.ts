import { useEffect, useState } from 'react';
import { play, type Sound } from '../../../ui/sound.ts';
import type { Heard } from '../kind.ts';

/** How long something is seen happening, in milliseconds. */
const LONGEST = 900;

/** True while what was just told is seen happening; any press or key ends it. */
export function useHappening(news: readonly Heard[], motion: boolean): boolean {
  const [shown, setShown] = useState<unknown>();
  const sound = soundOf(news);
  useEffect(() => {
    if (sound === undefined) return;
    play(sound);
    const end = (): void => setShown(news);
    const timer = setTimeout(end, LONGEST);
    addEventListener('pointerdown', end);
    addEventListener('keydown', end);
    return () => {
      clearTimeout(timer);
      removeEventListener('pointerdown', end);
      removeEventListener('keydown', end);
    };
  }, [news, sound]);
  return motion && sound !== undefined && shown !== news;
}

/** What the news sound like, if they are worth showing. */
function soundOf(news: readonly Heard[]): Sound | undefined {
  const types = news.map((told) => told.news.type);
  if (types.includes('hit') || types.includes('knockdown')) return 'hit';
  if (types.includes('roundEnd') || types.includes('ringBreak')) return 'bell';
  if (types.includes('initiative') || types.includes('reflex')) return 'reveal';
  const played = ['attack', 'defence', 'enhanced', 'clockPenalty'] as const;
  return played.some((type) => types.includes(type)) ? 'action' : undefined;
}
