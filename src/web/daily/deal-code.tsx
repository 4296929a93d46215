import { type ReactNode, useEffect, useState } from 'react';
import type { GameRecord } from '../../engine/record.ts';
import { Button } from '../../ui/button.tsx';
import { copyToClipboard } from '../screens/share-game.tsx';
import { localServer } from '../solo/client.ts';
import type { DealFacts } from '../solo/protocol.ts';
import { useDailyWords } from './words.ts';

/** The code of a finished game's deal, for playing it again; nothing for games without one. */
export function DealCode({ record }: { readonly record: GameRecord }): ReactNode {
  const words = useDailyWords();
  const [code, setCode] = useState<string | null>(null);
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    let here = true;
    localServer.dealCode(record).then((found) => here && setCode(found));
    return () => {
      here = false;
    };
  }, [record]);
  if (code === null) return null;
  return (
    <div className="deal-code">
      <label className="field">
        <span className="field-name">{words.dealCode}</span>
        <input readOnly value={code} onFocus={(event) => event.target.select()} />
      </label>
      <Button kind="plain" onClick={async () => setCopied(await copyToClipboard(code))}>
        {copied ? words.copied : words.dealCodeSays}
      </Button>
    </div>
  );
}

/** A deal requested by its code. */
export interface WantedDeal extends DealFacts {
  readonly code: string;
}

/** Input for a deal code, with what the same deal means in this game. */
export function DealEntry({
  game,
  onChange,
}: {
  readonly game: string;
  /** Undefined while there is no valid code for this game. */
  readonly onChange: (deal: WantedDeal | undefined) => void;
}): ReactNode {
  const words = useDailyWords();
  const [code, setCode] = useState('');
  const [deal, setDeal] = useState<WantedDeal>();
  const enter = async (text: string): Promise<void> => {
    setCode(text);
    const found = text.trim() === '' ? null : await localServer.readDeal(text);
    const wanted = found?.game === game ? { ...found, code: text.trim() } : undefined;
    setDeal(wanted);
    onChange(wanted);
  };
  return (
    <details className="deal-entry">
      <summary>{words.dealCode}</summary>
      <label className="field">
        <span className="field-name">{words.dealHint}</span>
        <input value={code} spellCheck={false} onChange={(event) => enter(event.target.value)} />
      </label>
      <p className="note" role="status">
        {code.trim() !== '' && (deal ? words.dealUsed(deal.seats) : words.dealBad)}
      </p>
      <p className="note">{equalIn(game, words.dealEqual)}</p>
    </details>
  );
}

/** How far the same deal is equal at different tables, where the rules limit that. */
function equalIn(game: string, says: Readonly<Record<string, string>>): string {
  return says[game] ?? '';
}
