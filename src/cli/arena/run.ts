import { Worker } from 'node:worker_threads';
import type { Hosted } from '../../engine/hosted.ts';
import { unsafeCast } from '../../engine/json.ts';
import { range } from '../../engine/list.ts';
import { progress } from '../progress.ts';
import { type BrokenGame, type Contest, type ContestResult, playContest } from './contest.ts';

/** Plays a contest on several threads, or on this one if there are none. */
export async function runContest(game: Hosted, contest: Contest, workers: number): Promise<Run> {
  const results: ContestResult[] = [];
  const broken: BrokenGame[] = [];
  const bar = progress(contest.games, 'games');
  const done = (played: ContestResult | BrokenGame): void => {
    if ('brokenBy' in played) broken.push(played);
    else results.push(played);
    bar.step(results.length + broken.length);
  };
  if (workers === 0) await playContest(game, contest, 0, contest.games, done, done);
  else await Promise.all(range(workers).map((worker) => playShare(contest, worker, workers, done)));
  bar.end();
  return { results, broken };
}

/** The games of a contest, and those without a result. */
interface Run {
  readonly results: readonly ContestResult[];
  readonly broken: readonly BrokenGame[];
}

function playShare(
  contest: Contest,
  worker: number,
  workers: number,
  done: (played: ContestResult | BrokenGame) => void,
): Promise<void> {
  const cut = (n: number): number => Math.floor((contest.games * n) / workers);
  const workerData = { contest, from: cut(worker), to: cut(worker + 1) };
  const thread = new Worker(new URL('./arena-worker.mjs', import.meta.url), { workerData });
  return new Promise((resolve, reject) => {
    thread.on('message', (result: unknown) => {
      done(unsafeCast<ContestResult | BrokenGame>(result));
    });
    thread.on('error', reject);
    thread.on('exit', () => resolve());
  });
}
