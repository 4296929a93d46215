import { useEffect, useState } from 'react';
import type { OnlineWords } from '../texts/online.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A remaining time: minutes and seconds while it is short, then hours and days. */
export function duration(time: number, { durations }: OnlineWords): string {
  const left = Math.max(0, time);
  if (left < HOUR)
    return `${Math.floor(left / MINUTE)}:${two(Math.floor((left % MINUTE) / SECOND))}`;
  if (left < DAY) {
    const minutes = Math.floor((left % HOUR) / MINUTE);
    return `${Math.floor(left / HOUR)} ${durations.h} ${minutes} ${durations.min}`;
  }
  const hours = Math.floor((left % DAY) / HOUR);
  return `${Math.floor(left / DAY)} ${durations.d} ${hours} ${durations.h}`;
}

/** The current time, updated while something counts down. */
export function useNow(counting: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!counting) return;
    const timer = setInterval(() => setNow(Date.now()), SECOND / 4);
    return () => clearInterval(timer);
  }, [counting]);
  return now;
}

function two(number: number): string {
  return String(number).padStart(2, '0');
}
