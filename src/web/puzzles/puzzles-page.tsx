import './puzzles.css';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { MANIFESTS, posterOf } from '../../games/index.ts';
import { Panel } from '../../ui/panel.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { dayOf } from '../daily/days.ts';
import { useDailyWords } from '../daily/words.ts';
import { Page } from '../page.tsx';
import { GameArt } from '../screens/game-art.tsx';
import { useSettings } from '../settings.ts';
import {
  gameOfTheDay,
  nextPuzzle,
  PUZZLE_LEVELS,
  type PuzzleLevel,
  puzzleOfTheDay,
} from './choosing.ts';
import { useProgress } from './progress.ts';
import { usePuzzles } from './use-puzzles.ts';

/** The puzzle of the day, the player's rating, and each game's puzzles. */
export function PuzzlesPage(): ReactNode {
  const words = useDailyWords();
  const { rating } = useProgress();
  const [level, setLevel] = useState<PuzzleLevel>('all');
  return (
    <Page title={words.puzzles} className="puzzles">
      <p className="lead">{words.puzzleSays}</p>
      <div className="puzzles-top">
        <OfTheDay />
        <Panel tone="raised" className="puzzle-rating">
          <p className="kicker">{words.rating}</p>
          <p className="puzzle-figure">{rating}</p>
          <p className="note">{words.ratingSays}</p>
        </Panel>
      </div>
      <SegmentedControl
        label={words.level}
        value={level}
        options={PUZZLE_LEVELS.map((value) => ({ value, name: words.levels[value] }))}
        onChange={setLevel}
      />
      <ul className="puzzle-games">
        {Object.keys(MANIFESTS).map((game) => (
          <PuzzleGame key={game} game={game} level={level} />
        ))}
      </ul>
    </Page>
  );
}

function OfTheDay(): ReactNode {
  const words = useDailyWords();
  const { language } = useSettings();
  const day = dayOf(Date.now());
  const game = gameOfTheDay(day);
  const lines = usePuzzles(game);
  const { tried } = useProgress();
  const number = lines ? puzzleOfTheDay(day, lines.length) : undefined;
  return (
    <section className="puzzle-today">
      <GameArt game={game} />
      <div>
        <p className="kicker">{words.ofTheDay}</p>
        <h2>{posterOf(game, language)?.name}</h2>
        <p>{game === 'grid' ? words.winIt : words.findIt}</p>
        {number !== undefined && (
          <Link className="button button-main" href={`/puzzles/${game}/${number + 1}`}>
            {`${game} ${number}` in tried ? words.done : words.solve}
          </Link>
        )}
      </div>
    </section>
  );
}

function PuzzleGame({
  game,
  level,
}: {
  readonly game: string;
  readonly level: PuzzleLevel;
}): ReactNode {
  const words = useDailyWords();
  const { language } = useSettings();
  const progress = useProgress();
  const lines = usePuzzles(game);
  const name = posterOf(game, language)?.name ?? game;
  const next = lines && nextPuzzle(game, lines, progress, level);
  const solved = Object.entries(progress.tried).filter(
    ([puzzle, right]) => right && puzzle.startsWith(`${game} `),
  );
  return (
    <li className="puzzle-game">
      <GameArt game={game} />
      <div className="puzzle-game-text">
        <h2>{name}</h2>
        {lines && <p className="note">{words.solved(solved.length, lines.length)}</p>}
        {lines && next === undefined && <p className="note">{words.allSolved}</p>}
      </div>
      {next !== undefined && (
        <Link
          className="button"
          href={`/puzzles/${game}/${next + 1}`}
          aria-label={`${words.solve}: ${name}`}
        >
          {words.solve}
        </Link>
      )}
    </li>
  );
}
