import './first-game.css';
import { Dialog } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { Button } from '../../ui/button.tsx';
import { Coach } from '../../ui/coach.tsx';
import { useFirstGame } from '../games.ts';
import { cardSeen } from './taught.ts';
import { useTeachingWords } from './words.ts';

/** Three sentences over the dealt table: the goal, a turn, the end. */
export function FirstGameCard({
  game,
  name,
}: {
  readonly game: string;
  readonly name: string;
}): ReactNode {
  const words = useTeachingWords();
  const [, go] = useLocation();
  const first = useFirstGame(game);
  if (!first) return null;
  const start = (): void => cardSeen(game);
  const teach = (): void => {
    start();
    go(`/learn/${game}`);
  };
  return (
    <Dialog.Root open onOpenChange={start}>
      <Dialog.Portal>
        <Dialog.Backdrop className="backdrop" />
        <Dialog.Popup className="first-game">
          <header className="first-game-head">
            <Coach />
            <Dialog.Title className="first-game-title">{words.firstGame(name)}</Dialog.Title>
          </header>
          <dl className="first-game-says">
            <Says title={words.goal} text={first.goal} />
            <Says title={words.yourTurn} text={first.turn} />
            <Says title={words.theEnd} text={first.end} />
          </dl>
          <footer className="first-game-actions">
            <Button kind="main" autoFocus onClick={start}>
              {words.start}
            </Button>
            <Button onClick={teach}>{words.teachMe}</Button>
          </footer>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Says({ title, text }: { readonly title: string; readonly text: string }): ReactNode {
  return (
    <div>
      <dt>{title}</dt>
      <dd>{text}</dd>
    </div>
  );
}
