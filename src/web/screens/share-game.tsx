import { type ReactNode, useState } from 'react';
import { ApiError } from '../../client/api.ts';
import type { GameRecord } from '../../engine/record.ts';
import { Button } from '../../ui/button.tsx';
import { api } from '../online/sign-in.ts';
import { withConsent, writeNames } from '../replay/shared-names.ts';
import type { Sitter } from '../session.ts';
import { localServer } from '../solo/client.ts';
import { useWords } from '../words.ts';

/** A link that contains the whole game: copied, shown as a QR code, or saved as a file. */
export function ShareGame({
  record,
  sitters,
}: {
  readonly record: () => Promise<GameRecord>;
  readonly sitters: readonly Sitter[];
}): ReactNode {
  const words = useWords();
  const [link, setLink] = useState<string>();
  const [copied, setCopied] = useState(false);
  const [code, setCode] = useState<string>();
  const share = async (): Promise<void> => {
    const made = await replayLink(await record(), sitters);
    setLink(made);
    setCopied(await copyToClipboard(made));
  };
  const show = async (): Promise<void> => {
    const { renderSVG } = await import('uqr');
    const made = link ?? (await replayLink(await record(), sitters));
    setLink(made);
    setCode(`data:image/svg+xml,${encodeURIComponent(renderSVG(made, { ecc: 'L' }))}`);
  };
  return (
    <div className="share">
      <div className="row">
        <Button onClick={share}>{words.share}</Button>
        <Button kind="plain" onClick={show}>
          {words.showCode}
        </Button>
        <Button kind="plain" onClick={async () => save(await record())}>
          {words.download}
        </Button>
      </div>
      {link !== undefined && (
        <label className="field">
          <span className="field-name">{copied ? words.copied : words.copyFailed}</span>
          <input readOnly value={link} onFocus={(event) => event.target.select()} />
        </label>
      )}
      {code !== undefined && <img className="code" src={code} alt={words.showCode} />}
    </div>
  );
}

/** The URL that replays a record; it is in the fragment, so no server sees it. */
export async function replayLink(
  record: GameRecord,
  sitters: readonly Sitter[] | null,
  step?: number,
): Promise<string> {
  const packed = await localServer.pack(record);
  const people = sitters && (await consenting(record, sitters));
  const names = people === null ? '' : `&names=${writeNames(people)}`;
  const at = step === undefined ? '' : `&step=${step}`;
  return `${location.origin}/replay#game=${packed}${names}${at}`;
}

/**
 * People on the server are named only with their consent; games of another server keep the names in
 * their link.
 */
async function consenting(
  { fairness }: GameRecord,
  sitters: readonly Sitter[],
): Promise<readonly Sitter[]> {
  if (!sitters.some(({ kind }) => kind === 'away')) return sitters;
  try {
    return withConsent(sitters, (await api.players(fairness.table)).players);
  } catch (error) {
    const isElsewhere = error instanceof ApiError && error.code === 'unknown-table';
    return isElsewhere ? sitters : withConsent(sitters, []);
  }
}

/** Saves a record as a file that `ringside verify` can read. */
function save(record: GameRecord): void {
  saveFile(`${record.game}-${record.fairness.table.slice(0, 8)}.json`, record);
}

export function saveFile(name: string, content: unknown): void {
  const file = new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Copies a text to the clipboard, if the browser allows it. */
export async function copyToClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
