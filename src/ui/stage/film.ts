import { useCallback, useEffect, useRef, useState } from 'react';

export const FILM_SPEEDS = [0.5, 1, 2, 4] as const;
export type FilmSpeed = (typeof FILM_SPEEDS)[number];

/** The input of a film. */
export interface FilmReel {
  /** A different id is a different film. */
  readonly id: string;
  /** The number of pictures; a film may grow while it is watched. */
  readonly length: number;
  /** The first picture. */
  readonly from: number;
  /** How long a picture is shown at normal speed, in milliseconds. */
  readonly ms: number;
  readonly runs: boolean;
}

/** A film with pause, speed and a seek bar. */
export interface FilmPlayer {
  readonly place: number;
  /** The last picture shown. */
  readonly reached: number;
  readonly runs: boolean;
  readonly speed: FilmSpeed;
  readonly go: (place: number) => void;
  readonly run: (runs: boolean) => void;
  readonly setSpeed: (speed: FilmSpeed) => void;
}

/** Shows the pictures of a film one after another; `onEnd` is called after the last one. */
export function useFilm(reel: FilmReel, onEnd: (() => void) | undefined): FilmPlayer {
  const { id, length, from, ms } = reel;
  const [speed, setSpeed] = useState<FilmSpeed>(1);
  const [now, setNow] = useState({ id, place: from, reached: from, runs: reel.runs });
  const fresh = now.id === id ? now : { id, place: from, reached: from, runs: reel.runs };
  if (fresh !== now) setNow(fresh);
  const ended = useRef(onEnd);
  ended.current = onEnd;
  const last = Math.max(0, length - 1);
  const place = Math.min(fresh.place, last);
  const { runs } = fresh;
  const go = useCallback(
    (to: number): void => {
      const goal = Math.max(0, Math.min(to, last));
      setNow((was) => ({ ...was, place: goal, reached: Math.max(was.reached, goal) }));
    },
    [last],
  );
  useEffect(() => {
    if (!runs || id === '') return;
    const timer = setTimeout(() => (place < last ? go(place + 1) : ended.current?.()), ms / speed);
    return () => clearTimeout(timer);
  }, [id, runs, place, last, ms, speed, go]);
  return {
    place,
    reached: fresh.reached,
    runs,
    speed,
    go,
    run: (on) => setNow((was) => ({ ...was, runs: on })),
    setSpeed,
  };
}
