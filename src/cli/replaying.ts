import type { Bout, Hosted } from '../engine/hosted.ts';
import type { GameRecord } from '../engine/record.ts';
import { WrongCall } from './command.ts';

/** The bout of a record at its beginning. */
export function openBoutOf(game: Hosted, record: GameRecord): Bout {
  const { secret } = record.fairness;
  if (secret === null)
    throw new WrongCall('the record is of a game that still runs: its secret is not published');
  const bout = game.open({ ...record, secret });
  if ('error' in bout) throw new WrongCall('the options of the record are not known here');
  return bout;
}
