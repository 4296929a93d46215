import { type ReactNode, useCallback, useEffect, useState } from 'react';
import type { InviteLine } from '../../client/protocol/http.ts';
import { Button } from '../../ui/button.tsx';
import { useSay } from '../../ui/live-region.tsx';
import { seatLetter } from '../../ui/seat-badge.tsx';
import { copyToClipboard } from '../screens/share-game.tsx';
import { isChairFree } from './chairs.ts';
import { ofThisTab } from './last-seen.ts';
import type { OnlineStatus } from './online-status.ts';
import { api } from './sign-in.ts';
import { useOnlineWords } from './words.ts';

/**
 * Invitation links, one per seat: create, copy, withdraw. The first to follow one gets the seat.
 */
export function SeatInvites({ status }: { readonly status: OnlineStatus }): ReactNode {
  const words = useOnlineWords();
  const { id, chairs } = status.known.info;
  const kept = chairs.map((chair) => chair.kept).join();
  const [invites, refresh] = useInvites(id, kept);
  const mayInvite = chairs.some((chair) => isChairFree(chair) && !chair.kept);
  // If somebody else was faster, the list is reloaded.
  const attempt = (deed: () => Promise<unknown>) => () => deed().then(refresh, refresh);
  const make = attempt(async () => {
    const made = await api.invite(id);
    ofThisTab.set(shelfOf(made.id), made.token);
  });
  return (
    <div className="seat-invites">
      <p className="note">{words.seatLinkNote}</p>
      <ul>
        {invites.map((invite) => (
          <Line
            key={invite.id}
            invite={invite}
            onWithdraw={attempt(() => api.withdraw(id, invite.id))}
          />
        ))}
      </ul>
      {mayInvite && <Button onClick={make}>{words.makeSeatLink}</Button>}
    </div>
  );
}

/** Unused invitations; reloaded when a seat is reserved or freed. */
function useInvites(table: string, kept: string): [readonly InviteLine[], () => void] {
  const [invites, setInvites] = useState<readonly InviteLine[]>([]);
  const refresh = useCallback(() => {
    api.invites(table).then(
      (found) => setInvites(found.invites),
      () => {},
    );
  }, [table]);
  useEffect(() => {
    if (kept.includes('true')) refresh();
    else setInvites([]);
  }, [refresh, kept]);
  return [invites, refresh];
}

function Line({
  invite,
  onWithdraw,
}: {
  readonly invite: InviteLine;
  readonly onWithdraw: () => void;
}): ReactNode {
  const words = useOnlineWords();
  const say = useSay();
  const [copied, setCopied] = useState(false);
  const token = ofThisTab.get(shelfOf(invite.id));
  const letter = seatLetter(invite.chair);
  const link = `${location.origin}/invite#${token}`;
  const take = async (): Promise<void> => {
    const done = await copyToClipboard(link);
    setCopied(done);
    if (done) say(words.linkCopied);
  };
  return (
    <li className="seat-invite">
      {token === undefined ? (
        <p>{words.seatLinkElsewhere(letter)}</p>
      ) : (
        <label className="field">
          <span className="field-name">{words.seatLinkFor(letter)}</span>
          <input readOnly value={link} onFocus={(event) => event.target.select()} />
        </label>
      )}
      <div className="row">
        {token !== undefined && (
          <Button onClick={take}>{copied ? words.linkCopied : words.copySeatLink(letter)}</Button>
        )}
        <Button kind="plain" onClick={onWithdraw}>
          {words.withdraw(letter)}
        </Button>
      </div>
    </li>
  );
}

/** Where this tab stores an invitation's token: the server shows it only once. */
function shelfOf(invite: string): string {
  return `ringside-invite-${invite}`;
}
