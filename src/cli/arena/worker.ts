import { parentPort, workerData } from 'node:worker_threads';
import { unsafeCast } from '../../engine/json.ts';
import { gameOf } from '../../games/rules.ts';
import { type BrokenGame, type Contest, type ContestResult, playContest } from './contest.ts';

/** Plays a part of a contest's games in a worker thread. */
export interface Share {
  readonly contest: Contest;
  readonly from: number;
  readonly to: number;
}

if (parentPort) {
  const { contest, from, to } = unsafeCast<Share>(workerData);
  const game = gameOf(contest.game);
  if (!game) throw new Error(`no game ${contest.game}`);
  const port = parentPort;
  const post = (played: ContestResult | BrokenGame): void => port.postMessage(played);
  await playContest(game, contest, from, to, post, post);
}
