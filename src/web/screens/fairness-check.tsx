import { type ReactNode, useState } from 'react';
import type { GameRecord } from '../../engine/record.ts';
import type { Verdict } from '../../engine/verify.ts';
import { Button } from '../../ui/button.tsx';
import { useSay } from '../../ui/live-region.tsx';
import { useAnalysisWords } from '../analysis/words.ts';
import { localServer } from '../solo/client.ts';
import type { AnalysisWords } from '../texts/analysis.ts';
import type { PageWords } from '../texts/en.ts';
import { useWords } from '../words.ts';
import { compareProof, type KeptProof, type ProofMatch } from './deal-proof.ts';
import { Explained } from './fair-deal.tsx';

interface Checked {
  readonly verdict: Verdict;
  /** How the record compares with what this device stored before the game. */
  readonly match: ProofMatch;
  /** Whether the viewer added entropy. */
  readonly added: boolean;
  /** How many seats added entropy. */
  readonly entropy: number;
}

/** Re-deals everything on this device, without trusting the server. */
export function FairnessCheck({
  record,
  kept,
}: {
  readonly record: () => Promise<GameRecord>;
  readonly kept: KeptProof;
}): ReactNode {
  const words = useWords();
  const analysis = useAnalysisWords();
  const say = useSay();
  const [checked, setChecked] = useState<Checked>();
  const check = async (): Promise<void> => {
    const found = await checkOf(await record(), kept);
    setChecked(found);
    say(verdictOf(found, words, analysis));
  };
  return (
    <div className="fairness">
      <h2>{words.fairness}</h2>
      <p className="note">
        {words.promise} <code>{kept.commitment.slice(0, 16)}…</code>
      </p>
      <Button onClick={check}>{words.checkDeal}</Button>
      {checked && <Found checked={checked} />}
      <details>
        <summary>{analysis.proof.how}</summary>
        <Explained />
      </details>
    </div>
  );
}

async function checkOf(record: GameRecord, kept: KeptProof): Promise<Checked> {
  const { fairness } = record;
  return {
    verdict: await localServer.verify(record),
    match: compareProof(fairness, kept),
    added: kept.own !== null,
    entropy: fairness.entropy.filter(({ value }) => value !== null).length,
  };
}

function verdictOf({ verdict, match }: Checked, words: PageWords, analysis: AnalysisWords): string {
  if (match === 'otherCommitment') return analysis.otherPromise;
  if (match === 'otherNumber') return analysis.otherNumber;
  if (!verdict.fair && verdict.reason === 'version') return words.otherVersion;
  return verdict.fair ? words.fair(verdict.steps) : words.unfair(verdict.step);
}

/** The verdict, and its basis. */
function Found({ checked }: { readonly checked: Checked }): ReactNode {
  const words = useWords();
  const analysis = useAnalysisWords();
  const { verdict, match, added, entropy } = checked;
  const fair = verdict.fair && (match === 'same' || match === 'numberLate');
  return (
    <>
      <p className="verdict">
        {fair ? '✓' : '✗'} {verdictOf(checked, words, analysis)}
      </p>
      {fair && (
        <ul className="checked">
          <li>{analysis.checked.promise}</li>
          <li>{analysis.checked.same}</li>
          {entropy > 0 && <li>{analysis.checked.entropy(entropy)}</li>}
          {added && <li>{match === 'same' ? analysis.checked.own : analysis.checked.late}</li>}
          <li>{analysis.checked.steps(verdict.steps)}</li>
        </ul>
      )}
    </>
  );
}
