import { type ReactNode, useEffect, useState } from 'react';
import { range } from '../../engine/list.ts';
import { Button } from '../../ui/button.tsx';
import { useSay } from '../../ui/live-region.tsx';
import { LineIcon } from '../line-icon.tsx';
import { copyToClipboard } from '../screens/share-game.tsx';
import { FriendsOnline } from './friends-online.tsx';
import type { OnlineStatus } from './online-status.ts';
import { SeatInvites } from './seat-invites.tsx';
import { useMeetingWords, useOnlineWords } from './words.ts';

/** Ways to invite others: QR code, six-letter code, link, friends who are online. */
export function InvitePanel({
  status,
  name,
}: {
  readonly status: OnlineStatus;
  /** The game's name. */
  readonly name: string;
}): ReactNode {
  const words = useMeetingWords();
  const online = useOnlineWords();
  const { info, code, chair } = status.known;
  const link = linkTo(info.id);
  const square = useSquare(link);
  const canShare = 'share' in navigator;
  return (
    <section className="invite" aria-label={words.inviteFriends}>
      <h2>{words.inviteFriends}</h2>
      <div className="invite-square">
        {square !== undefined && <img src={square} alt={online.qr} />}
      </div>
      {code !== null && <Letters code={code} />}
      {canShare && (
        <Button className="invite-share" onClick={() => share(link, words.shareText(name))}>
          <LineIcon name="share" />
          {words.share}
        </Button>
      )}
      <CopyLink link={link} />
      {chair !== null && info.phase === 'gathering' && (
        <div className="invite-more">
          <FriendsOnline status={status} />
          <SeatInvites status={status} />
        </div>
      )}
    </section>
  );
}

/** The URL of a table. */
function linkTo(table: string): string {
  return `${location.origin}/online/${table}`;
}

/** Shares a table's link with the system dialog, or copies it. */
export async function inviteTo(table: string, text: string): Promise<'shared' | 'copied' | null> {
  const url = linkTo(table);
  if ('share' in navigator) {
    share(url, text);
    return 'shared';
  }
  return (await copyToClipboard(url)) ? 'copied' : null;
}

function Letters({ code }: { readonly code: string }): ReactNode {
  const words = useMeetingWords();
  const online = useOnlineWords();
  return (
    <p className="invite-code">
      <small>{words.tableCode}</small>
      <span className="invite-letters" aria-hidden="true">
        {range(code.length).map((place) => (
          <b key={place}>{code[place]}</b>
        ))}
      </span>
      <span className="hidden-visually">{online.codeIs(code)}</span>
    </p>
  );
}

export function CopyLink({ link }: { readonly link: string }): ReactNode {
  const words = useMeetingWords();
  const online = useOnlineWords();
  const say = useSay();
  const [copied, setCopied] = useState(false);
  const take = async (): Promise<void> => {
    const done = await copyToClipboard(link);
    setCopied(done);
    if (done) say(online.linkCopied);
  };
  return (
    <p className="invite-link">
      <input
        aria-label={online.link}
        readOnly
        value={link}
        onFocus={(event) => event.target.select()}
      />
      <button type="button" aria-label={online.copyLink} onClick={take}>
        <LineIcon name="copy" />
        <span aria-hidden="true">{copied ? online.linkCopied : words.copy}</span>
      </button>
    </p>
  );
}

/** The link as a QR code. */
export function useSquare(link: string): string | undefined {
  const [square, setSquare] = useState<string>();
  useEffect(() => {
    void import('uqr').then(({ renderSVG }) => {
      const drawn = renderSVG(link, { ecc: 'M', border: 1, blackColor: '#1d1511' });
      setSquare(`data:image/svg+xml,${encodeURIComponent(drawn)}`);
    });
  }, [link]);
  return square;
}

/** Cancelling the share dialog is not an error. */
function share(url: string, text: string): void {
  navigator.share({ url, text }).catch(() => {});
}
