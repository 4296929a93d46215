import './grid.css';
import { type ReactNode, useState } from 'react';
import { at, count } from '../../../engine/list.ts';
import type { BoardProps, GameScreen } from '../../../ui/board.ts';
import { Button } from '../../../ui/button.tsx';
import { StageIcon } from '../../../ui/stage/icons.tsx';
import { Stage } from '../../../ui/stage/stage.tsx';
import { BOARDS, type Direction, type HexGrid as Panel } from '../board.ts';
import type { Grid, Move } from '../kind.ts';
import { score, spares } from '../rules/end.ts';
import { toMove } from '../rules/turn.ts';
import { type BoardWords, boardWords } from '../texts/board.ts';
import { Drawing } from './drawing.tsx';
import { lastMove, scoreParts } from './history.ts';
import { Holes } from './holes.tsx';
import { Gain, Legend, Spares } from './legend.tsx';
import { LineChooser, linesTaken } from './line-chooser.tsx';
import { log } from './log.ts';
import { type Preview, previewOf } from './panel.ts';
import { type GridMoment, scenes } from './scenes.ts';
import { GridScore } from './score-bar.tsx';

/** The grid as seen from the viewer's side. */
export const board: GameScreen<Grid, GridMoment> = {
  Board: (props) => <GridBoard {...props} />,
  scenes,
  log,
  premoves: true,
};

const NOTHING: ReadonlySet<number> = new Set();
const NO_LINES: ReadonlySet<Direction> = new Set();

function GridBoard(props: BoardProps<Grid, GridMoment>): ReactNode {
  const { view, ask, heard, answer, who, language, hint, moment = null } = props;
  const { queue, queued = null } = props;
  const words = boardWords[language];
  const grid = BOARDS[view.options.board];
  const { pegs } = view.open;
  const [turned, setTurned] = useState(false);
  const [pointed, setPointed] = useState<number>();
  const [chosen, setChosen] = useState<number>();
  const [left, setLeft] = useState<ReadonlySet<Direction>>(NO_LINES);
  const side = (view.seat === 1) === turned ? 0 : 1;
  const mover = toMove(view);
  const mine = ask !== undefined && mover !== undefined;
  const playable = mine ? new Set(ask.moves.flatMap((move) => indexOf(grid, move))) : NOTHING;
  const swappable = mine && ask.moves.some((move) => move.type === 'swap');
  const [hinted] = hint ? indexOf(grid, hint) : [];
  const [waiting] = queued ? indexOf(grid, queued) : [];
  const pressable = queue ? emptyHoles(pegs) : playable;
  const looked = chosen ?? pointed;
  const preview =
    mine && looked !== undefined && playable.has(looked)
      ? previewOf(grid, pegs, looked, mover, (run) => !left.has(run.direction))
      : undefined;
  const last = lastMove(heard);

  const place = (hole: number): void => {
    const name = grid.holes[hole];
    if (name === undefined || mover === undefined) return;
    const automatic = view.options.captures === 'automatic';
    if (queue && pegs[hole] === null) {
      const move: Move = { type: 'place', hole: name, ...(automatic ? {} : { take: [] }) };
      return queue(hole === waiting ? null : move);
    }
    if (automatic) {
      answer({ type: 'place', hole: name });
      setPointed(undefined);
      return;
    }
    const lines = previewOf(grid, pegs, hole, mover).runs;
    if (lines.length > 0 && playable.has(hole)) return setChosen(hole);
    answer({ type: 'place', hole: name, take: [] });
  };

  const back = (): void => {
    setChosen(undefined);
    setLeft(NO_LINES);
  };
  const choosing = chosen !== undefined && mine;
  return (
    <Stage
      game="grid"
      phase={words.phase(placed(heard) + 1, count(pegs, null))}
      ownSeats
      top={
        <GridScore
          scores={score(pegs)}
          after={preview && mover !== undefined ? afterOf(preview, mover) : undefined}
          holes={pegs.length}
          parts={(seat) => scoreParts(words, pegs, heard, seat)}
          you={view.seat === 0 || view.seat === 1 ? view.seat : null}
          who={who}
          words={words}
        />
      }
      board={
        <div className="grid-scene">
          <div className="grid-panel" data-side={grid.side}>
            <Drawing
              board={grid}
              pegs={pegs}
              side={side}
              playable={playable}
              preview={preview}
              mover={mover}
              last={last}
              hinted={hinted}
              queued={waiting}
              moment={moment}
            />
            <Holes
              board={grid}
              pegs={pegs}
              side={side}
              playable={pressable}
              mover={mine ? mover : undefined}
              last={last?.hole}
              hinted={hinted === undefined ? undefined : grid.holes[hinted]}
              queued={waiting === undefined ? undefined : grid.holes[waiting]}
              onCancel={() => queue?.(null)}
              who={who}
              words={words}
              onPoint={setPointed}
              onPlace={place}
            />
            {preview && mover !== undefined && (
              <Gain board={grid} preview={preview} side={side} mover={mover} words={words} />
            )}
          </div>
          <Button className="grid-turn" onClick={() => setTurned(!turned)}>
            <StageIcon name="redo" size={18} /> {words.turnRound}
          </Button>
          <Legend
            mine={mine}
            preview={preview}
            hole={preview && grid.holes[preview.hole]}
            last={last}
            mover={mover}
            who={who}
            words={words}
          />
          <Spares count={spares(pegs)} words={words} />
        </div>
      }
      dock={
        choosing ? (
          <LineChooser
            key={chosen}
            board={grid}
            runs={previewOf(grid, pegs, chosen, mover).runs}
            hole={chosen}
            left={left}
            words={words}
            onLeave={setLeft}
            onPlace={(runs) => {
              back();
              answer({ type: 'place', hole: grid.holes[chosen] ?? '', take: linesTaken(runs) });
            }}
            onBack={back}
          />
        ) : (
          <Outlook
            preview={preview}
            holes={grid.holes}
            words={words}
            says={outlookOf(words, queue ? 'queue' : mine ? 'place' : null, waiting, grid)}
          />
        )
      }
      action={
        choosing ? undefined : (
          <>
            {swappable && (
              <Button onClick={() => answer({ type: 'swap' })}>{words.swapColours}</Button>
            )}
            <Button
              kind="main"
              disabled={preview === undefined}
              onClick={() => preview && place(preview.hole)}
            >
              {words.placePeg}
            </Button>
          </>
        )
      }
    />
  );
}

/** What the highlighted hole would do. */
function Outlook({
  preview,
  holes,
  words,
  says,
}: {
  readonly preview: Preview | undefined;
  readonly holes: readonly string[];
  readonly words: BoardWords;
  /** The text while no hole is highlighted. */
  readonly says: string;
}): ReactNode {
  if (!preview) return <p className="grid-outlook">{says}</p>;
  const name = (index: number): string => at(holes, index);
  const out = preview.runs.flatMap((run) => run.holes.map(name));
  const spared = preview.spared.flatMap((line) => line.map(name));
  const [mine, theirs] = preview.after;
  return (
    <div className="grid-outlook">
      <span className="grid-outlook-hole">{name(preview.hole)}</span>
      <div>
        <strong>{out.length > 0 ? words.captures(out) : words.capturesNothing}</strong>
        <span>
          {words.lead(mine, theirs)}
          {spared.length > 0 && ` ${words.stopsAtCentre(spared)}.`}
        </span>
      </div>
    </div>
  );
}

function outlookOf(
  words: BoardWords,
  may: 'queue' | 'place' | null,
  waiting: number | undefined,
  { holes }: Panel,
): string {
  if (waiting !== undefined) return words.queuedMove(at(holes, waiting));
  if (may === null) return '';
  return may === 'queue' ? words.queueHint : words.pointAtHole;
}

function emptyHoles(pegs: readonly unknown[]): ReadonlySet<number> {
  return new Set(pegs.flatMap((peg, hole) => (peg === null ? [hole] : [])));
}

/** The hole of a move; a swap has none. */
function indexOf({ index }: Panel, move: Move): number[] {
  const hole = move.type === 'place' ? index[move.hole] : undefined;
  return hole === undefined ? [] : [hole];
}

function placed(heard: BoardProps<Grid>['heard']): number {
  return heard.filter(({ news }) => news.type === 'placed').length;
}

/** The score after a preview, seat 0 first. */
function afterOf({ after: [mine, theirs] }: Preview, mover: 0 | 1): readonly [number, number] {
  return mover === 0 ? [mine, theirs] : [theirs, mine];
}
