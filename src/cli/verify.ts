import type { Hosted } from '../engine/hosted.ts';
import type { GameRecord } from '../engine/record.ts';
import { verify } from '../engine/verify.ts';
import { type Command, EXIT_FAULT, EXIT_OK, EXIT_USAGE } from './command.ts';
import { recordIn } from './game-call.ts';

export const verifyCommand: Command = {
  usage: 'RECORD',
  says: 'Deals a recorded game again and compares every step.',
  options: { json: 'print one object' },
  more: 'RECORD is a file, or a replay link in quotes. Exit code 1 if a step does not match, 2 if the record is from another version.',
  run: (call) => {
    const { record, game } = recordIn(call.args[0]);
    const verdict = verify(game, record);
    if (call.flag('json')) console.log(JSON.stringify(verdict));
    else if (verdict.fair) console.log(`Fair: the deal and all ${verdict.steps} steps match.`);
    else if (verdict.reason === 'version') console.log(otherVersion(record, game));
    else
      console.log(
        `Not fair: step ${verdict.step} does not match (${verdict.reason}): ${verdict.detail}.`,
      );
    if (verdict.fair) return EXIT_OK;
    return verdict.reason === 'version' ? EXIT_USAGE : EXIT_FAULT;
  },
};

function otherVersion({ rules }: GameRecord, { id, version }: Hosted): string {
  return `Other version: played with version ${rules} of the rules of ${id}; this program has version ${version}. Nothing was checked.`;
}
