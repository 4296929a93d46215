import { type ReactNode, useState } from 'react';
import type { GameRecord } from '../../engine/record.ts';
import type { Verdict } from '../../engine/verify.ts';
import { Button } from '../../ui/button.tsx';
import { useSay } from '../../ui/live-region.tsx';
import { localServer } from '../solo/client.ts';
import { useWords } from '../words.ts';

interface Checked {
  readonly verdict: Verdict;
  /** Whether the record keeps the promise that was shown at the table. */
  readonly kept: boolean;
  /** How many seats added to chance. */
  readonly entropy: number;
}

/** One press deals everything again, here, without trusting anybody. */
export function FairnessCheck({
  record,
  commitment,
}: {
  readonly record: () => Promise<GameRecord>;
  readonly commitment: string;
}): ReactNode {
  const words = useWords();
  const say = useSay();
  const [checked, setChecked] = useState<Checked>();
  const check = async (): Promise<void> => {
    const found = await checkOf(await record(), commitment);
    setChecked(found);
    say(verdictOf(found, words));
  };
  return (
    <div className="fairness">
      <h2>{words.fairness}</h2>
      <p className="note">
        {words.promise} <code>{commitment.slice(0, 16)}…</code>
      </p>
      <Button onClick={check}>{words.checkDeal}</Button>
      {checked && <Found checked={checked} />}
    </div>
  );
}

async function checkOf(record: GameRecord, commitment: string): Promise<Checked> {
  const { fairness } = record;
  return {
    verdict: await localServer.verify(record),
    kept: fairness.commitment === commitment,
    entropy: fairness.entropy.filter(({ value }) => value !== null).length,
  };
}

function verdictOf({ verdict, kept }: Checked, words: ReturnType<typeof useWords>): string {
  if (!kept) return words.otherPromise;
  if (!verdict.fair && verdict.reason === 'version') return words.otherVersion;
  return verdict.fair ? words.fair(verdict.steps) : words.unfair(verdict.step);
}

/** The verdict, and what it rests on. */
function Found({ checked }: { readonly checked: Checked }): ReactNode {
  const words = useWords();
  const { verdict, kept, entropy } = checked;
  const fair = verdict.fair && kept;
  return (
    <>
      <p className="verdict">
        {fair ? '✓' : '✗'} {verdictOf(checked, words)}
      </p>
      {fair && (
        <ul className="checked">
          <li>{words.checked.promise}</li>
          <li>{words.checked.same}</li>
          {entropy > 0 && <li>{words.checked.entropy(entropy)}</li>}
          <li>{words.checked.steps(verdict.steps)}</li>
        </ul>
      )}
    </>
  );
}
