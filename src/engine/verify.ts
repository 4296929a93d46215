import { commitmentTo, entropyCommitment } from './fair.ts';
import type { Hosted } from './hosted.ts';
import { BadRecord, type GameRecord, sameOutcome } from './record.ts';

/** The verdict on a record: proven, or the first thing that does not follow. Step 0 is the deal. */
export type Verdict =
  | { readonly fair: true; readonly steps: number }
  | {
      readonly fair: false;
      readonly step: number;
      readonly reason: 'version' | 'running' | 'commitment' | 'entropy' | 'step' | 'outcome';
      readonly detail: string;
    };

/** Re-deals and replays the whole record and compares. */
export function verify(game: Hosted, record: GameRecord): Verdict {
  const { fairness, steps } = record;
  const { secret, salt } = fairness;
  if (record.rules !== game.version) return unfair(0, 'version', `rules version ${record.rules}`);
  if (secret === null || salt === null) return unfair(0, 'running', 'the secret is not published');
  if (commitmentTo(secret, salt) !== fairness.commitment) {
    return unfair(0, 'commitment', 'the secret is not the one that was committed to');
  }
  const forged = fairness.entropy.find(
    ({ seat, value, commitment }) =>
      value !== null && entropyCommitment(fairness.table, seat, value) !== commitment,
  );
  if (forged)
    return unfair(0, 'entropy', `what seat ${forged.seat} added is not what it committed to`);
  try {
    const match = game.resume(record, secret);
    if (sameOutcome(match.outcome() ?? null, record.outcome))
      return { fair: true, steps: steps.length };
    return unfair(steps.length, 'outcome', 'the game does not end like this');
  } catch (error) {
    if (error instanceof BadRecord) return unfair(error.step, 'step', error.reason);
    throw error;
  }
}

function unfair(
  step: number,
  reason: Exclude<Verdict, { fair: true }>['reason'],
  detail: string,
): Verdict {
  return { fair: false, step, reason, detail };
}
