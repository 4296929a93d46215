import { verify as check } from '../engine/verify.ts';
import { type Command, FAULT, FINE } from './command.ts';
import { recordIn } from './game-call.ts';

export const verify: Command = {
  usage: 'RECORD',
  says: 'Deals a recorded game again and compares every step.',
  options: { json: 'print one object' },
  more: 'RECORD is a file, or a replay link in quotes. Exit code 1 if something does not follow.',
  run: (call) => {
    const { record, game } = recordIn(call.args[0]);
    const verdict = check(game, record);
    if (call.flag('json')) console.log(JSON.stringify(verdict));
    else if (verdict.fair) console.log(`Fair: the deal and all ${verdict.steps} steps follow.`);
    else
      console.log(
        `Not fair: step ${verdict.step} does not follow (${verdict.reason}): ${verdict.detail}.`,
      );
    return verdict.fair ? FINE : FAULT;
  },
};
