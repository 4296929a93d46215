import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { useSay } from '../../ui/live-region.tsx';
import { copyToClipboard } from '../screens/share-game.tsx';
import { useOnlineWords } from './words.ts';

/** How others find this table: a link, a square to photograph, six letters. */
export function InvitePanel({
  table,
  code,
  children,
}: {
  readonly table: string;
  /** Known to those who sit there. */
  readonly code: string | null;
  /** Other ways. */
  readonly children: ReactNode;
}): ReactNode {
  const words = useOnlineWords();
  const say = useSay();
  const [copied, setCopied] = useState(false);
  const link = `${location.origin}/online/${table}`;
  const square = useSquare(link);
  const take = async (): Promise<void> => {
    const done = await copyToClipboard(link);
    setCopied(done);
    if (done) say(words.linkCopied);
  };
  return (
    <section className="invite" aria-label={words.inviteOthers}>
      <div className="invite-ways">
        <div className="invite-words">
          <h2>{words.inviteOthers}</h2>
          <p className="note">{words.inviteLead}</p>
          {code !== null && (
            <p className="invite-code">
              <span aria-hidden="true">{code}</span>
              <span className="hidden-visually">{words.codeIs(code)}</span>
            </p>
          )}
          <label className="field">
            <span className="field-name">{words.link}</span>
            <input readOnly value={link} onFocus={(event) => event.target.select()} />
          </label>
          <div className="row">
            <Button onClick={take}>{copied ? words.linkCopied : words.copyLink}</Button>
            {'share' in navigator && (
              <Button kind="plain" onClick={() => send(link)}>
                {words.shareLink}
              </Button>
            )}
          </div>
        </div>
        {square !== undefined && <img className="code" src={square} alt={words.qr} />}
      </div>
      {children}
    </section>
  );
}

/** The link as a picture. */
function useSquare(link: string): string | undefined {
  const [square, setSquare] = useState<string>();
  useEffect(() => {
    void import('uqr').then(({ renderSVG }) => {
      setSquare(`data:image/svg+xml,${encodeURIComponent(renderSVG(link, { ecc: 'M' }))}`);
    });
  }, [link]);
  return square;
}

/** Hands the link to whatever the device sends things with; a change of mind is no error. */
function send(url: string): void {
  navigator.share({ url }).catch(() => {});
}
