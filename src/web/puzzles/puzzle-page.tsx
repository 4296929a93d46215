import './puzzles.css';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { at } from '../../engine/list.ts';
import { manifestOf } from '../../games/index.ts';
import { useDailyWords } from '../daily/words.ts';
import { useBoard, useTexts } from '../games.ts';
import { Page } from '../page.tsx';
import { RuleSheet } from '../screens/rule-sheet.tsx';
import type { TableState } from '../session.ts';
import { localServer } from '../solo/client.ts';
import type { PuzzleLine } from '../solo/protocol.ts';
import { useWords } from '../words.ts';
import { PuzzleScreen } from './puzzle-screen.tsx';
import { usePuzzles } from './use-puzzles.ts';

/** A puzzle on the real board. Numbers in URLs start at 1. */
export function PuzzlePage({
  game,
  number,
}: {
  readonly game: string;
  readonly number: number;
}): ReactNode {
  const words = useWords();
  if (!manifestOf(game)) return <Page title={words.notFound}>{null}</Page>;
  return <Known game={game} number={number - 1} />;
}

function Known({ game, number }: { readonly game: string; readonly number: number }): ReactNode {
  const lines = usePuzzles(game);
  if (!lines) return <LoadingPuzzle />;
  return lines[number] ? <Found {...{ game, number, lines }} /> : <Missing />;
}

function Missing(): ReactNode {
  const words = useWords();
  const says = useDailyWords();
  return (
    <Page title={words.notFound}>
      <Link className="button" href="/puzzles">
        {says.leave}
      </Link>
    </Page>
  );
}

function LoadingPuzzle(): ReactNode {
  const words = useWords();
  return <p className="loading">{words.loading}</p>;
}

function Found({
  game,
  number,
  lines,
}: {
  readonly game: string;
  readonly number: number;
  readonly lines: readonly PuzzleLine[];
}): ReactNode {
  const words = useDailyWords();
  const texts = useTexts(game);
  // Loaded together with its board, because a later load would blank the page for a moment.
  useBoard(game);
  const { line } = at(lines, number);
  const [state, setState] = useState<TableState>();
  useEffect(() => {
    let here = true;
    localServer.puzzle(game, number, line).then((found) => here && setState(found));
    return () => {
      here = false;
    };
  }, [game, number, line]);
  if (!state) return <LoadingPuzzle />;
  return (
    <Page title={`${words.puzzle}: ${texts.name}`} hideTitle className="table">
      <RuleSheet game={game} texts={texts}>
        <PuzzleScreen {...{ game, number, lines, texts, state }} />
      </RuleSheet>
    </Page>
  );
}
