import { lazy, type ReactNode, Suspense } from 'react';
import { Link } from 'wouter';
import { range } from '../../engine/list.ts';
import { facesOf } from '../faces.ts';
import { useServer } from '../online/server.ts';
import type { SavedGame } from '../solo/protocol.ts';
import { useWords } from '../words.ts';
import { ResumeLink } from './resume-link.tsx';
import { useSavedGames } from './use-saved-games.ts';

const OnlineGames = lazy(async () => ({
  default: (await import('../online/resume-online.tsx')).OnlineGames,
}));

/** How many games are shown; "All games" has the rest. */
const AT_ONCE = 2;

/** The latest games to resume, online ones first. */
export function ResumeStrip(): ReactNode {
  const server = useServer();
  const { games } = useSavedGames();
  const running = games.filter(({ outcome }) => outcome === null);
  const known = server.kind === 'there' && server.me !== null;
  if (known)
    return (
      <Suspense fallback={<Strip solo={running} all={games.length} />}>
        <OnlineGames>
          {(online, count) => <Strip online={online} solo={running} all={games.length + count} />}
        </OnlineGames>
      </Suspense>
    );
  return <Strip solo={running} all={games.length} />;
}

function Strip({
  online = [],
  solo,
  all,
}: {
  readonly online?: readonly ReactNode[];
  readonly solo: readonly SavedGame[];
  /** The number of games on the "All games" page. */
  readonly all: number;
}): ReactNode {
  const words = useWords();
  const shown = [...online, ...solo.map((game) => <SoloGame key={game.id} game={game} />)].slice(
    0,
    AT_ONCE,
  );
  if (all === 0) return null;
  return (
    <section className="resume" aria-label={words.kept}>
      <h2>{words.resume}</h2>
      <div className="resume-games">{shown}</div>
      <Link className="resume-all" href="/saved">
        {words.allGames} <b>{all}</b>
      </Link>
    </section>
  );
}

function SoloGame({ game }: { readonly game: SavedGame }): ReactNode {
  const words = useWords();
  const mine = game.asked.some((seat) => game.sitters[seat]?.kind === 'here');
  const face = facesOf(game.sitters);
  const others = range(game.sitters.length).filter((seat) => game.sitters[seat]?.kind === 'bot');
  return (
    <ResumeLink
      game={game.game}
      href={`/table/${game.id}`}
      detail={`${words.step(game.step)} · ${words.ago(game.at, Date.now())}`}
      yours={mine}
      faces={others.map((seat) => ({ seat, face: face(seat) }))}
    />
  );
}
