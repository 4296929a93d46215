import type { Hosted } from '../engine/hosted.ts';
import type { Match } from '../engine/match.ts';
import type { GameRecord } from '../engine/record.ts';
import { WrongCall } from './command.ts';

/** The match of a record at its start. */
export function openMatchOf(game: Hosted, record: GameRecord): Match {
  const { secret } = record.fairness;
  if (record.rules !== game.version)
    throw new WrongCall(
      `played with version ${record.rules} of the rules of ${game.id}; this program has version ${game.version}`,
    );
  if (secret === null)
    throw new WrongCall('the game is still in progress: its secret has not been published');
  const match = game.open({ ...record, games: record.legs, secret });
  if ('error' in match) throw new WrongCall('this version does not know the options of the record');
  return match;
}
