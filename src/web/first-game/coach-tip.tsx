import './first-game.css';
import { type ReactNode, useEffect } from 'react';
import { Button } from '../../ui/button.tsx';
import { Coach } from '../../ui/coach.tsx';
import { useSay } from '../../ui/live-region.tsx';
import { useFirstGame } from '../games.ts';
import { noMoreTips, tipSeen } from './taught.ts';
import { useTeachingWords } from './words.ts';

/**
 * The coach's tip for a kind of question that appears for the first time; answering dismisses it
 * like “Got it”.
 */
export function CoachTipCard({
  game,
  about,
}: {
  readonly game: string;
  readonly about: string;
}): ReactNode {
  const words = useTeachingWords();
  const say = useSay();
  const tip = useFirstGame(game)?.tips[about];
  const says = tip?.says;
  useEffect(() => {
    if (says !== undefined) say(`${words.coach}: ${says}`);
  }, [says, say, words]);
  useEffect(() => () => tipSeen(game, about), [game, about]);
  if (!tip) return null;
  return (
    <aside className="coach-tip" data-marks={tip.marks} aria-label={words.coach}>
      <Coach />
      <p>{tip.says}</p>
      <div className="coach-tip-actions">
        <Button onClick={() => tipSeen(game, about)}>{words.gotIt}</Button>
        <Button kind="plain" onClick={() => noMoreTips(game)}>
          {words.noMoreTips}
        </Button>
      </div>
    </aside>
  );
}
