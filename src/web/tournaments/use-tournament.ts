import { useEffect, useState } from 'react';
import { checkerOf } from '../../client/protocol/schema-check.ts';
import { TournamentView } from '../../client/protocol/tournaments.ts';
import { listen } from '../online/event-stream.ts';
import { api, requestErrorCode } from '../online/sign-in.ts';
import type { Loaded } from '../profile/use-loaded.ts';

const isTournament = checkerOf(TournamentView);

/** A tournament, kept up to date. */
export function useTournament(id: string): Loaded<TournamentView> {
  const [loaded, setLoaded] = useState<Loaded<TournamentView>>({ kind: 'loading' });
  useEffect(() => {
    let stop = (): void => {};
    let here = true;
    const show = (value: TournamentView): void => {
      if (here) setLoaded({ kind: 'there', value });
    };
    api.tournament(id).then(
      (value) => {
        show(value);
        if (here) stop = listen(`/api/tournaments/${id}/stream`, isTournament, show);
      },
      (error: unknown) => here && setLoaded({ kind: 'failed', error: requestErrorCode(error) }),
    );
    return () => {
      here = false;
      stop();
    };
  }, [id]);
  return loaded;
}

/** Names of entrants by id; undefined for deleted accounts. */
export function namesIn({ entrants }: TournamentView): (id: string) => string {
  const names = new Map(entrants.map((one) => [one.id, one.name]));
  return (id) => names.get(id) || '?';
}

/** Points for display: halves as ½, other fractions with two digits. */
export function pointsText(points: number, language: string): string {
  const whole = Math.floor(points);
  if (points - whole === 0.5) return whole === 0 ? '½' : `${whole}½`;
  return points.toLocaleString(language, { maximumFractionDigits: 2 });
}
