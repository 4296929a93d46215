import { type ReactNode, useEffect } from 'react';
import { Link, useLocation } from 'wouter';
import { Button } from '../../ui/button.tsx';
import { Coach } from '../../ui/coach.tsx';
import { useSay } from '../../ui/live-region.tsx';
import { cardSeen } from '../first-game/taught.ts';
import { useTeachingWords } from '../first-game/words.ts';

/** The end of a lesson over the last board: congratulates and offers a first game. */
export function LessonDone({
  game,
  name,
  onBack,
}: {
  readonly game: string;
  readonly name: string;
  readonly onBack: () => void;
}): ReactNode {
  const words = useTeachingWords();
  const [, go] = useLocation();
  const say = useSay();
  const ready = words.ready(name);
  useEffect(() => {
    cardSeen(game);
    say(`${words.complete} ${ready}`);
  }, [game, say, words, ready]);
  return (
    <div className="lesson-shade">
      <section className="first-game lesson-done" aria-label={words.complete}>
        <header className="first-game-head">
          <Coach />
          <h2 className="first-game-title">{words.complete}</h2>
        </header>
        <p className="lesson-ready">{ready}</p>
        <footer className="first-game-actions">
          <Button kind="main" autoFocus onClick={() => go(`/play/${game}`)}>
            {words.firstReal}
          </Button>
          <Link className="button" href={`/games/${game}`}>
            {words.setUp}
          </Link>
          <Button onClick={onBack}>‹ {words.back}</Button>
        </footer>
      </section>
    </div>
  );
}
