import { type ReactNode, useState } from 'react';
import type { GameRecord } from '../../engine/record.ts';
import type { Verdict } from '../../engine/verify.ts';
import { Button } from '../../ui/button.tsx';
import { useSay } from '../../ui/live-region.tsx';
import { house } from '../house-client.ts';
import { useWords } from '../words.ts';

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
  const [verdict, setVerdict] = useState<Verdict>();
  const check = async (): Promise<void> => {
    const found = await house('verify', await record());
    setVerdict(found);
    say(found.fair ? words.fair(found.steps) : words.unfair(found.step));
  };
  return (
    <div className="fairness">
      <h2>{words.fairness}</h2>
      <p className="note">
        {words.promise} <code>{commitment.slice(0, 16)}…</code>
      </p>
      <Button onClick={check}>{words.checkDeal}</Button>
      {verdict && (
        <p className="verdict">
          {verdict.fair ? `✓ ${words.fair(verdict.steps)}` : `✗ ${words.unfair(verdict.step)}`}
        </p>
      )}
    </div>
  );
}
