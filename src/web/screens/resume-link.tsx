import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { posterOf } from '../../games/index.ts';
import { Portrait } from '../../ui/portrait.tsx';
import { useSettings } from '../settings.ts';
import { useWords } from '../words.ts';
import { GameArt } from './game-art.tsx';

/** A game to resume: drawing, progress, players, whose turn. */
export function ResumeLink({
  game,
  href,
  detail,
  yours,
  faces,
}: {
  readonly game: string;
  readonly href: string;
  readonly detail: string;
  readonly yours: boolean;
  readonly faces: readonly { readonly seat: number; readonly face: string }[];
}): ReactNode {
  const words = useWords();
  const { language } = useSettings();
  const name = posterOf(game, language)?.name ?? game;
  return (
    <Link
      className="resume-game"
      href={href}
      data-yours={yours}
      aria-label={`${words.resume}: ${name}`}
    >
      <GameArt game={game} />
      <span className="resume-what">
        <b>{name}</b>
        <small>{detail}</small>
      </span>
      <span className="resume-faces">
        {faces.slice(0, 3).map(({ seat, face }) => (
          <Portrait key={seat} face={face} seat={seat} size={36} />
        ))}
      </span>
      <span className="resume-turn">{yours ? words.yourMove : words.waiting}</span>
    </Link>
  );
}
