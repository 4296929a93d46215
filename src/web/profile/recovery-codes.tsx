import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { api } from '../online/sign-in.ts';
import { copyToClipboard } from '../screens/share-game.tsx';
import { usePeopleWords } from './words.ts';

/** How many codes are left, and new ones on demand. */
export function RecoveryCodesPanel({
  left,
  onMade,
}: {
  readonly left: number;
  readonly onMade: () => void;
}): ReactNode {
  const { safety } = usePeopleWords();
  const [codes, setCodes] = useState<readonly string[]>();
  const [failed, setFailed] = useState(false);
  const make = async (): Promise<void> => {
    setFailed(false);
    try {
      setCodes((await api.newRecoveryCodes()).codes);
      onMade();
    } catch {
      setFailed(true);
    }
  };
  return (
    <section>
      <h2>{safety.codes}</h2>
      <p>{safety.codesWhy}</p>
      {codes ? (
        <CodeList codes={codes} onSaved={() => setCodes(undefined)} />
      ) : (
        <>
          <p>
            <strong>{safety.codesLeft(left)}</strong>
          </p>
          <div className="row">
            <Button onClick={make}>{safety.makeCodes}</Button>
            {left > 0 && <span className="note">{safety.makeCodesWhy}</span>}
          </div>
        </>
      )}
      {failed && (
        <p role="alert" className="refusal">
          {safety.failed}
        </p>
      )}
    </section>
  );
}

/** New codes, shown once. */
export function CodeList({
  codes,
  onSaved,
}: {
  readonly codes: readonly string[];
  readonly onSaved: () => void;
}): ReactNode {
  const { safety } = usePeopleWords();
  const [copied, setCopied] = useState(false);
  return (
    <div className="recovery-codes" role="status">
      <p>
        <strong>{safety.shownOnce}</strong>
      </p>
      <ul>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="row">
        <Button onClick={async () => setCopied(await copyToClipboard(codes.join('\n')))}>
          {copied ? safety.copied : safety.copyCodes}
        </Button>
        <Button kind="main" onClick={onSaved}>
          {safety.saved}
        </Button>
      </div>
    </div>
  );
}
