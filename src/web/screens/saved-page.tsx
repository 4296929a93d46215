import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { range } from '../../engine/list.ts';
import type { Language } from '../../engine/texts.ts';
import { posterOf } from '../../games/index.ts';
import { Button } from '../../ui/button.tsx';
import { Portrait } from '../../ui/portrait.tsx';
import { facesOf } from '../faces.ts';
import { MyTableList } from '../online/my-tables.tsx';
import { Page } from '../page.tsx';
import { useSettings } from '../settings.ts';
import { localServer } from '../solo/client.ts';
import type { SavedGame } from '../solo/protocol.ts';
import { useWords } from '../words.ts';
import { useSavedGames } from './use-saved-games.ts';

/** All games of this device: those in progress first, then finished ones. */
export function SavedPage(): ReactNode {
  const words = useWords();
  const { language } = useSettings();
  const { games, load } = useSavedGames();
  const { deleted, remove, undo } = useDeleting(load);
  const kept = games.filter(({ id }) => id !== deleted?.id);
  const running = kept.filter(({ outcome }) => outcome === null);
  const over = kept.filter(({ outcome }) => outcome !== null);
  return (
    <Page title={words.allGames}>
      {deleted && (
        <p className="notice" role="status">
          <span>{words.deleted(nameOf(deleted, language))}</span>
          <Button onClick={undo}>{words.undo}</Button>
        </p>
      )}
      <MyTableList />
      <SavedList title={words.inProgress} games={running} onDelete={remove} />
      <SavedList title={words.finished} games={over} onDelete={remove} />
      {kept.length === 0 && <p>{words.noGames}</p>}
    </Page>
  );
}

/**
 * Deleted for good when another one is deleted or the page is left; until then it can be undone.
 */
function useDeleting(load: () => void) {
  const [deleted, setDeleted] = useState<SavedGame>();
  const pending = useRef<SavedGame>(undefined);
  const commit = useRef(async (): Promise<void> => {
    const game = pending.current;
    pending.current = undefined;
    if (game) await localServer.forget(game.id);
  });
  useEffect(() => {
    const last = commit.current;
    const leave = (): void => void last();
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
  return {
    deleted,
    remove: async (game: SavedGame): Promise<void> => {
      await commit.current();
      pending.current = game;
      setDeleted(game);
      load();
    },
    undo: (): void => {
      pending.current = undefined;
      setDeleted(undefined);
    },
  };
}

function nameOf({ game }: SavedGame, language: Language): string {
  return posterOf(game, language)?.name ?? game;
}

function SavedList({
  title,
  games,
  onDelete,
}: {
  readonly title: string;
  readonly games: readonly SavedGame[];
  readonly onDelete: (game: SavedGame) => void;
}): ReactNode {
  if (games.length === 0) return null;
  return (
    <section className="kept">
      <h2>{title}</h2>
      <ul>
        {games.map((game) => (
          <SavedLine key={game.id} game={game} onDelete={onDelete} />
        ))}
      </ul>
    </section>
  );
}

function SavedLine({
  game,
  onDelete,
}: {
  readonly game: SavedGame;
  readonly onDelete: (game: SavedGame) => void;
}): ReactNode {
  const words = useWords();
  const { language } = useSettings();
  const name = nameOf(game, language);
  const mine = game.asked.some((seat) => game.sitters[seat]?.kind === 'here');
  const running = game.outcome === null;
  const state = running ? (mine ? words.yourMove : words.waiting) : words.over;
  const face = facesOf(game.sitters);
  return (
    <li>
      <span className="resume-faces">
        {range(game.sitters.length).map((seat) => (
          <Portrait key={seat} face={face(seat)} seat={seat} size={32} />
        ))}
      </span>
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
      <Button kind="plain" aria-label={words.forget(name)} onClick={() => onDelete(game)}>
        {words.throwAway}
      </Button>
    </li>
  );
}
