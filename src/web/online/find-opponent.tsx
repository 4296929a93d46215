import './meeting.css';
import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { ErrorCode } from '../../client/protocol/errors.ts';
import { posterOf } from '../../games/index.ts';
import { Button } from '../../ui/button.tsx';
import { Drawer } from '../../ui/drawer.tsx';
import { SegmentedControl, Switch } from '../../ui/segmented-control.tsx';
import { useSettings } from '../settings.ts';
import { PACE_PRESETS } from './paces.ts';
import { useServer } from './server.ts';
import { api, ensureSignedIn, NoName, requestErrorCode } from './sign-in.ts';
import { useMeetingWords, useOnlineWords } from './words.ts';

/** Time controls of the pairing pool; few, so that players find each other. */
const PACES = ['quick', 'normal', 'long'] as const;

/** Search settings: pace, whether bots are accepted, whether it is rated. */
export function FindOpponent({ game }: { readonly game: string }): ReactNode {
  const words = useMeetingWords();
  const { language } = useSettings();
  const [, go] = useLocation();
  const close = (): void => go('/');
  // Somebody who was paired at once is at the table already, and stays there.
  const closeIfOpen = (): void => {
    if (location.pathname === `/find/${game}`) close();
  };
  const name = posterOf(game, language)?.name ?? game;
  return (
    <Drawer open onClose={close} title={words.findTitle(name)} place="middle">
      <SearchForm game={game} onDone={closeIfOpen} />
    </Drawer>
  );
}

function SearchForm({
  game,
  onDone,
}: {
  readonly game: string;
  readonly onDone: () => void;
}): ReactNode {
  const words = useMeetingWords();
  const online = useOnlineWords();
  const server = useServer();
  const account = server.kind === 'there' && server.me?.account === true;
  const [pace, setPace] = useState<(typeof PACES)[number]>('normal');
  const [bots, setBots] = useState(true);
  const [rated, setRated] = useState(false);
  const [trouble, setTrouble] = useState<ErrorCode>();
  const start = async (): Promise<void> => {
    try {
      await ensureSignedIn();
      await api.search({ game, pace: PACE_PRESETS[pace], bots: bots && !rated, rated });
      onDone();
    } catch (error) {
      if (!(error instanceof NoName)) setTrouble(requestErrorCode(error));
    }
  };
  if (server.kind === 'none') return <p>{online.noServerWhy}</p>;
  return (
    <div className="find">
      <p>{words.findLead}</p>
      <SegmentedControl
        label={words.findPace}
        value={pace}
        options={PACES.map((value) => ({ value, name: online.paceOf(PACE_PRESETS[value]) }))}
        onChange={setPace}
      />
      {!rated && <Switch label={words.findBots} on={bots} onChange={setBots} />}
      {account && <Switch label={words.findRated} on={rated} onChange={setRated} />}
      {trouble !== undefined && <p role="alert">{online.errors[trouble]}</p>}
      <div className="row">
        <Button kind="main" onClick={start}>
          {words.findGo}
        </Button>
        <Link href={`/lobby/new/${game}`}>{words.anotherWay}</Link>
      </div>
    </div>
  );
}
