import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { GameRecord } from '../../engine/record.ts';
import { Button } from '../../ui/button.tsx';
import { useAnalysisWords } from '../analysis/words.ts';
import { useOwnName } from '../own-name.ts';
import { copyToClipboard, replayLink } from '../screens/share-game.tsx';
import type { Sitter } from '../session.ts';
import { againstBots } from '../sitters.ts';
import { localServer } from '../solo/client.ts';
import { useWords } from '../words.ts';

/** Actions on the shown position: play on, share, analyse. */
export function FromHere({
  record,
  sitters,
  step,
  seat,
  analysis,
}: {
  readonly record: GameRecord;
  /** Null if the players are unknown. */
  readonly sitters: readonly Sitter[] | null;
  readonly step: number;
  readonly seat: number;
  readonly analysis: string;
}): ReactNode {
  const words = useWords();
  const { analyse } = useAnalysisWords();
  const name = useOwnName();
  const [, go] = useLocation();
  const [link, setLink] = useState<{ readonly text: string; readonly copied: boolean }>();
  const playOn = async (): Promise<void> => {
    const others = againstBots(record.seats, name, 'contender', { seat });
    go(`/table/${await localServer.playOn(record, step, others)}`);
  };
  const linkHere = async (): Promise<void> => {
    const text = await replayLink(record, sitters, step);
    setLink({ text, copied: await copyToClipboard(text) });
  };
  return (
    <>
      <div className="row">
        <Button disabled={step >= record.steps.length} onClick={playOn}>
          {words.playOn}
        </Button>
        <Button onClick={linkHere}>{words.linkHere}</Button>
        <Link className="button" href={analysis}>
          {analyse}
        </Link>
      </div>
      {link && (
        <label className="field">
          <span className="field-name">{link.copied ? words.copied : words.copyFailed}</span>
          <input readOnly value={link.text} onFocus={(event) => event.target.select()} />
        </label>
      )}
    </>
  );
}
