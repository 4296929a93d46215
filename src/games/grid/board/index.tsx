import { type ReactNode, useState } from 'react';
import { count } from '../../../engine/list.ts';
import type { BoardProps } from '../../../ui/board.ts';
import { Button } from '../../../ui/button.tsx';
import { useHappening } from '../../../ui/happening.ts';
import { SeatBadge } from '../../../ui/seat-badge.tsx';
import type { Sound } from '../../../ui/sound.ts';
import { Sum } from '../../../ui/sum.tsx';
import { ScoreBar } from '../../../ui/track.tsx';
import { BOARDS } from '../board.ts';
import type { Grid } from '../kind.ts';
import { score, spares } from '../rules/end.ts';
import { toMove } from '../rules/turn.ts';
import { type BoardWords, boardWords } from '../texts/board.ts';
import { Drawing } from './drawing.tsx';
import { lastMove, scoreParts } from './history.ts';
import { Holes } from './holes.tsx';
import { LineChooser, linesTaken } from './line-chooser.tsx';
import { previewOf } from './panel.ts';
import './grid.css';

/** The grid as it stands on the table, seen from the viewer's side. */
export function board(props: BoardProps<Grid>): ReactNode {
  return <GridBoard {...props} />;
}

function GridBoard(props: BoardProps<Grid>): ReactNode {
  const { view, ask, heard, news, answer, who, language, motion, hint } = props;
  const words = boardWords[language];
  const grid = BOARDS[view.options.board];
  const { pegs } = view.open;
  const [turned, setTurned] = useState(false);
  const [pointed, setPointed] = useState<number>();
  const [chosen, setChosen] = useState<number>();
  const side = (view.seat === 1) === turned ? 0 : 1;
  const mover = toMove(pegs);
  const happening = useHappening(news, soundOf(news), motion);
  const playable = new Set((ask?.moves ?? []).map((move) => grid.index[move.hole] ?? -1));
  const looked = chosen ?? pointed;
  const mine = ask && mover !== undefined;
  const preview =
    mine && looked !== undefined && playable.has(looked)
      ? previewOf(grid, pegs, looked, mover)
      : undefined;

  const place = (hole: number): void => {
    const name = grid.holes[hole];
    if (name === undefined || mover === undefined) return;
    if (view.options.captures === 'automatic') return answer({ type: 'place', hole: name });
    const lines = previewOf(grid, pegs, hole, mover).runs;
    if (lines.length > 0 && playable.has(hole)) return setChosen(hole);
    answer({ type: 'place', hole: name, take: [] });
  };

  return (
    <div className="grid-board">
      <Score view={view} heard={heard} who={who} words={words} />
      <div className="grid-panel">
        <Drawing
          board={grid}
          pegs={pegs}
          side={side}
          playable={mine ? playable : NOTHING}
          preview={preview}
          mover={mover}
          last={lastMove(heard)}
          hinted={hint ? grid.index[hint.hole] : undefined}
          happening={happening}
        />
        <Holes
          board={grid}
          pegs={pegs}
          side={side}
          playable={mine ? playable : NOTHING}
          mover={mine ? mover : undefined}
          last={lastMove(heard)?.hole}
          hinted={hint?.hole}
          who={who}
          words={words}
          onPoint={setPointed}
          onPlace={place}
        />
      </div>
      {chosen !== undefined && mine && (
        <LineChooser
          key={chosen}
          board={grid}
          runs={previewOf(grid, pegs, chosen, mover).runs}
          hole={chosen}
          words={words}
          onPlace={(runs) => {
            setChosen(undefined);
            answer({
              type: 'place',
              hole: grid.holes[chosen] ?? '',
              take: linesTaken(runs),
            });
          }}
          onBack={() => setChosen(undefined)}
        />
      )}
      <div className="grid-side">
        <span>
          {words.look} <SeatBadge seat={side} name={who(side)} size={22} />
        </span>
        <Button kind="plain" onClick={() => setTurned(!turned)}>
          {words.turnRound}
        </Button>
      </div>
      <p className="note">{words.keys}</p>
    </div>
  );
}

const NOTHING: ReadonlySet<number> = new Set();

/** A peg going in, or others going out. */
function soundOf(news: BoardProps<Grid>['news']): Sound | undefined {
  const types = news.map((told) => told.news.type);
  if (!types.includes('placed')) return undefined;
  return types.includes('knockedOut') ? 'hit' : 'action';
}

interface ScoreProps extends Pick<BoardProps<Grid>, 'view' | 'heard' | 'who'> {
  readonly words: BoardWords;
}

function Score(props: ScoreProps): ReactNode {
  const { view, who, words } = props;
  const { pegs } = view.open;
  const [first, second] = score(pegs);
  const empty = count(pegs, null);
  return (
    <div className="grid-score">
      <Tally seat={0} {...props} />
      <ScoreBar
        label={words.score(who(0), first, who(1), second, empty)}
        scores={[first, second]}
        open={empty}
      />
      <Tally seat={1} {...props} />
      <p className="note">
        {words.emptyHoles(empty)} · {words.spares(spares(pegs))}
      </p>
    </div>
  );
}

/** A seat's pegs, and where they come from. */
function Tally({ seat, view, heard, words }: ScoreProps & { readonly seat: 0 | 1 }): ReactNode {
  const { pegs } = view.open;
  return (
    <div className="grid-tally">
      <SeatBadge seat={seat} />
      <Sum total={score(pegs)[seat]} parts={scoreParts(words, pegs, heard, seat)} />
    </div>
  );
}
