import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'wouter';
import type { ErrorCode } from '../../client/protocol/errors.ts';
import { Button } from '../../ui/button.tsx';
import { useFacts } from '../games.ts';
import { NoServer } from '../online/no-server.tsx';
import { openPlaces } from '../online/place-chooser.tsx';
import { useServer } from '../online/server.ts';
import { api, ensureSignedIn, NoName, requestErrorCode } from '../online/sign-in.ts';
import { newTableOf, type TableDraft } from '../online/table-draft.ts';
import { useOnlineWords } from '../online/words.ts';
import { Page } from '../page.tsx';
import { useSettings } from '../settings.ts';
import type { GameFacts } from '../solo/protocol.ts';
import { usualSeats } from '../starting.ts';
import { useWords } from '../words.ts';
import { HomePage } from './home-page.tsx';

/**
 * Opens a private table with the default settings and goes there; everything can be changed there.
 */
export function FriendPage({ game }: { readonly game: string }): ReactNode {
  const online = useOnlineWords();
  const house = useWords();
  const facts = useFacts(game);
  const server = useServer();
  const { language } = useSettings();
  const [, go] = useLocation();
  const [trouble, setTrouble] = useState<ErrorCode>();
  const [attempt, setAttempt] = useState(0);
  const open = useEffectEvent(async (stays: () => boolean): Promise<void> => {
    if (!facts) return;
    setTrouble(undefined);
    try {
      await ensureSignedIn();
      if (!stays()) return;
      const { table } = await api.open(
        newTableOf(game, { ...FRIENDLY, ...usual(facts), language }),
      );
      go(`/online/${table}`, { replace: true });
    } catch (error) {
      if (error instanceof NoName) go('/', { replace: true });
      else if (stays()) setTrouble(requestErrorCode(error));
    }
  });
  const isThere = server.kind === 'there';
  useEffect(() => {
    if (!isThere) return;
    let here = true;
    void open(() => here && attempt >= 0);
    return () => {
      here = false;
    };
  }, [isThere, attempt]);
  if (server.kind === 'none') return <NoServer />;
  if (!facts) return <Page title={house.notFound}>{null}</Page>;
  if (trouble === undefined) return <HomePage />;
  return (
    <Page title={house.playWithFriend}>
      <p role="alert">{online.errors[trouble]}</p>
      <Button kind="main" onClick={() => setAttempt(attempt + 1)}>
        {house.again}
      </Button>
    </Page>
  );
}

const FRIENDLY = {
  pace: 'normal',
  options: {},
  legs: 1,
  talk: 'free',
  listed: false,
  rated: false,
} as const satisfies Partial<TableDraft>;

function usual(facts: GameFacts): Pick<TableDraft, 'places'> {
  return { places: openPlaces(Math.max(2, usualSeats(facts))) };
}
