import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { fetchTable } from '../fetching.ts';
import { useFacts } from '../games.ts';
import { useOwnName } from '../own-name.ts';
import { Page } from '../page.tsx';
import { useSettings } from '../settings.ts';
import { againstBots } from '../sitters.ts';
import { startHere, usualSeats } from '../starting.ts';
import { useWords } from '../words.ts';

/** Starts a solo game with the default settings right away. */
export function PlayPage({ game }: { readonly game: string }): ReactNode {
  const words = useWords();
  const settings = useSettings();
  const name = useOwnName();
  const [, go] = useLocation();
  const facts = useFacts(game);
  const [failure, setFailure] = useState<Error>();
  const sitDown = useEffectEvent(async (stays: () => boolean) => {
    if (!facts) return;
    fetchTable(game, settings.language);
    const table = await startHere(game, {}, againstBots(usualSeats(facts), name, 'rookie'));
    if (stays()) go(`/table/${table}`, { replace: true });
  });
  useEffect(() => {
    let here = true;
    sitDown(() => here).catch((error) => here && setFailure(error));
    return () => {
      here = false;
    };
  }, []);
  // Shown by the error boundary, which offers to try again.
  if (failure) throw failure;
  if (!facts) return <Page title={words.notFound}>{null}</Page>;
  return <p className="loading">{words.loading}</p>;
}
