import type { ReactNode } from 'react';
import { CopyLink, useSquare } from '../online/invite.tsx';
import { useOnlineWords } from '../online/words.ts';
import { useTournamentWords } from './words.ts';

/** The invitation link, also as a QR code. */
export function TournamentInvite({ id }: { readonly id: string }): ReactNode {
  const words = useTournamentWords();
  const online = useOnlineWords();
  const link = `${location.origin}/tournaments/${id}`;
  const square = useSquare(link);
  return (
    <section className="tournament-invite" aria-label={words.invite}>
      {square !== undefined && <img src={square} alt={online.qr} />}
      <div>
        <h2>{words.invite}</h2>
        <CopyLink link={link} />
      </div>
    </section>
  );
}
