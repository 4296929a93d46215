import type { Browser } from 'playwright-core';

/** A kind of phone, by the score with which Chrome's developer tools calibrate the slowing of a processor. */
export interface PhoneProfile {
  readonly name: 'mid-range' | 'weak';
  readonly score: number;
}

/** As fast as a Pixel 5. */
export const MID_RANGE: PhoneProfile = { name: 'mid-range', score: 1000 };
/** As fast as a Moto G Power of 2022. */
export const WEAK: PhoneProfile = { name: 'weak', score: 264 };

/** How many times slower a phone is than a machine of some score; a machine that is slower itself stays as it is. */
export function slowing({ score }: PhoneProfile, machine: number): number {
  return Math.max(1, machine / score);
}

const RUNS = 3;

/** The score of this machine, the best of some: whatever else runs here can only lower it. */
export async function machineScore(browser: Browser): Promise<number> {
  const page = await browser.newPage();
  const scores: number[] = [];
  for (let run = 0; run < RUNS; run++) scores.push(Number(await page.evaluate(SCORE)));
  await page.close();
  return Math.max(...scores);
}

/** The middle of two: texts of 10,000 letters made, and lists of 100,000 numbers copied, each in tenths a second. */
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
