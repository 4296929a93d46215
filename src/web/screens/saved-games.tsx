import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { POSTERS } from '../../games/posters.ts';
import { Button } from '../../ui/button.tsx';
import { whenIdle } from '../idle.ts';
import { useSettings } from '../settings.ts';
import { localServer } from '../solo/client.ts';
import type { SavedGame } from '../solo/protocol.ts';
import { useWords } from '../words.ts';

/** What this device remembers: games to go on with first, then those that are over. */
export function KeptGames(): ReactNode {
  const words = useWords();
  const [games, setGames] = useState<readonly SavedGame[]>([]);
  const load = useCallback(() => {
    localServer.saved().then(setGames);
  }, []);
  useEffect(() => whenIdle(load), [load]);
  const running = games.filter(({ outcome }) => outcome === null);
  const over = games.filter(({ outcome }) => outcome !== null);
  const forget = (id: string): void => {
    localServer.forget(id).then(load);
  };
  return (
    <>
      {running.length > 0 && (
        <section className="kept">
          <h2>{words.kept}</h2>
          <ul>
            {running.map((game) => (
              <KeptGame key={game.id} game={game} onForget={forget} />
            ))}
          </ul>
        </section>
      )}
      {over.length > 0 && (
        <details className="kept">
          <summary>
            {words.finished} ({over.length})
          </summary>
          <ul>
            {over.map((game) => (
              <KeptGame key={game.id} game={game} onForget={forget} />
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

function KeptGame({
  game,
  onForget,
}: {
  readonly game: SavedGame;
  readonly onForget: (id: string) => void;
}): ReactNode {
  const words = useWords();
  const { language } = useSettings();
  const name = POSTERS[game.game]?.[language].name ?? game.game;
  const mine = game.asked.some((seat) => game.sitters[seat]?.kind === 'here');
  const running = game.outcome === null;
  const state = running ? (mine ? words.yourMove : words.waiting) : words.over;
  return (
    <li>
      <div>
        <strong>{name}</strong>
        <span className="note">
          {state} · {words.step(game.step)} · {words.ago(game.at, Date.now())}
        </span>
      </div>
      <Link
        className={running ? 'button button-main' : 'button'}
        href={running ? `/table/${game.id}` : `/replay/${game.id}`}
        aria-label={`${running ? words.resume : words.replay}: ${name}`}
      >
        {running ? words.resume : words.replay}
      </Link>
      <Button kind="plain" aria-label={words.forget(name)} onClick={() => onForget(game.id)}>
        {words.throwAway}
      </Button>
    </li>
  );
}
