import './daily.css';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { MANIFESTS, posterOf } from '../../games/index.ts';
import { Portrait } from '../../ui/portrait.tsx';
import { facesOf } from '../faces.ts';
import { useTallyWords } from '../games.ts';
import { sitterNames } from '../names.ts';
import { Page } from '../page.tsx';
import { GameArt } from '../screens/game-art.tsx';
import { useSettings } from '../settings.ts';
import { localServer } from '../solo/client.ts';
import type { BoutState } from '../solo/protocol.ts';
import { dayOf } from './days.ts';
import { boutDays, streakOf } from './streak.ts';
import { useBout } from './use-bout.ts';
import { useDailyWords } from './words.ts';

/** The bouts of today. */
export function DailyPage(): ReactNode {
  const words = useDailyWords();
  const { language } = useSettings();
  const today = dayOf(Date.now());
  const streak = useStreak(today);
  return (
    <Page title={words.dailies} className="daily">
      <p className="lead">{words.dailySays}</p>
      <p className="daily-facts">
        <b>{longDay(today, language)}</b>
        {streak > 0 && <span className="daily-streak">{words.streak(streak)}</span>}
        <span className="note">{words.next}</span>
      </p>
      <ul className="bouts">
        {Object.keys(MANIFESTS).map((game) => (
          <BoutLine key={game} game={game} day={today} />
        ))}
      </ul>
      <p className="note">{words.trust}</p>
    </Page>
  );
}

function BoutLine({ game, day }: { readonly game: string; readonly day: string }): ReactNode {
  const words = useDailyWords();
  const { language } = useSettings();
  const bout = useBout(game, day);
  const total = useTallyWords(game)?.total ?? '';
  const name = posterOf(game, language)?.name ?? game;
  const label = labelOf(bout, words);
  return (
    <li className="bout">
      <GameArt game={game} />
      <div className="bout-text">
        <h2>{name}</h2>
        {bout && <Opponents bout={bout} />}
        {bout?.score != null && (
          <p className="bout-score">
            {total} <b>{bout.score.toLocaleString(language)}</b>
          </p>
        )}
      </div>
      <Link
        className={bout?.score == null ? 'button button-main' : 'button'}
        href={`/daily/${day}/${game}`}
        aria-label={`${label}: ${name}`}
      >
        {label}
      </Link>
    </li>
  );
}

/** The opponents with their portraits. */
export function Opponents({ bout }: { readonly bout: BoutState }): ReactNode {
  const words = useDailyWords();
  const { language } = useSettings();
  const face = facesOf(bout.sitters);
  const who = sitterNames(bout.sitters, language);
  const seats = bout.sitters.flatMap(({ kind }, seat) => (kind === 'bot' ? [seat] : []));
  return (
    <p className="bout-others">
      <span className="bout-faces">
        {seats.map((seat) => (
          <Portrait key={seat} face={face(seat)} seat={seat} size={36} />
        ))}
      </span>
      <span>{words.beat(seats.map(who).join(', '))}</span>
    </p>
  );
}

function labelOf(bout: BoutState | undefined, words: ReturnType<typeof useDailyWords>): string {
  if (bout?.score != null) return words.seeResult;
  return bout?.step != null ? words.resume : words.begin;
}

/** The current streak in days, from the games on this device. */
export function useStreak(today: string): number {
  const [streak, setStreak] = useState(0);
  useEffect(() => {
    let here = true;
    localServer.saved().then((saved) => here && setStreak(streakOf(boutDays(saved), today)));
    return () => {
      here = false;
    };
  }, [today]);
  return streak;
}

export function longDay(day: string, language: string): string {
  const format = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  return new Date(`${day}T00:00:00Z`).toLocaleDateString(language, format);
}
