import { useEffect, useState } from 'react';
import { play, type Sound } from './sound.ts';

/** How long something is seen happening, in milliseconds. */
const LONGEST = 950;

/** True while what was just told is seen and heard happening; any press or key ends it. */
export function useHappening(news: unknown, sound: Sound | undefined, motion: boolean): boolean {
  const [shown, setShown] = useState<unknown>();
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
