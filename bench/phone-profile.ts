import type { Browser } from 'playwright-core';

/** A class of phones, by the score with which Chrome's developer tools calibrate CPU throttling. */
export interface PhoneProfile {
  readonly name: 'mid-range' | 'weak';
  readonly score: number;
}

/** As fast as a Pixel 5. */
export const MID_RANGE: PhoneProfile = { name: 'mid-range', score: 1000 };
/** As fast as a Moto G Power of 2022. */
export const WEAK: PhoneProfile = { name: 'weak', score: 264 };

/** The slowdown of a phone relative to a machine with some score; at least 1. */
export function slowing({ score }: PhoneProfile, machine: number): number {
  return Math.max(1, machine / score);
}

const RUNS = 3;

/** This machine's score: the best of several runs, because other load can only lower it. */
export async function machineScore(browser: Browser): Promise<number> {
  const page = await browser.newPage();
  const scores: number[] = [];
  for (let run = 0; run < RUNS; run++) scores.push(Number(await page.evaluate(SCORE)));
  await page.close();
  return Math.max(...scores);
}

/**
 * The mean of two: texts of 10,000 letters built and lists of 100,000 numbers copied, in tenths per
 * second.
 */
const SCORE = `(() => {
  const perSecond = (work) => {
    const began = performance.now();
    let times = 0;
    while (performance.now() - began < 500) for (let n = 0; n < 10; n++) work(times++);
    return times / 10 / ((performance.now() - began) / 1000);
  };
  const lists = [0, 1].map(() => Array.from({ length: 100000 }, (_, n) => n));
  const copied = perSecond((times) => {
    const [from, to] = times % 2 === 0 ? lists : [lists[1], lists[0]];
    for (let n = 0; n < from.length; n++) to[n] = from[n];
  });
  const made = perSecond(() => {
    let text = '';
    for (let n = 0; n < 10000; n++) text += 'a';
    if (text.length === 1) throw new Error('never');
  });
  return (made + copied) / 2;
})()`;
