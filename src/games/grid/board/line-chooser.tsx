import type { ReactNode } from 'react';
import { at } from '../../../engine/list.ts';
import { Button } from '../../../ui/button.tsx';
import { Switch } from '../../../ui/segmented-control.tsx';
import { DIRECTION_NAMES, type Direction, type HexGrid } from '../board.ts';
import type { Run } from '../rules/enclosing.ts';
import type { BoardWords } from '../texts/board.ts';

/** GO-1: which of the enclosed lines to take. */
export function LineChooser({
  board,
  runs,
  hole,
  left,
  words,
  onLeave,
  onPlace,
  onBack,
}: {
  readonly board: HexGrid;
  readonly runs: readonly Run[];
  readonly hole: number;
  /** The lines that are not to be taken. */
  readonly left: ReadonlySet<Direction>;
  readonly words: BoardWords;
  readonly onLeave: (left: ReadonlySet<Direction>) => void;
  readonly onPlace: (runs: readonly Run[]) => void;
  readonly onBack: () => void;
}): ReactNode {
  const name = (index: number): string => at(board.holes, index);
  const taken = runs.filter((run) => !left.has(run.direction));
  const toggle = (direction: Direction, on: boolean): void => {
    const next = new Set(left);
    if (on) next.delete(direction);
    else next.add(direction);
    onLeave(next);
  };
  return (
    <fieldset className="picker grid-lines">
      <legend>{words.chooseLines(name(hole))}</legend>
      {runs.map((run) => (
        <Switch
          key={run.direction}
          label={words.line(run.holes.map(name), name(run.anchor))}
          on={!left.has(run.direction)}
          onChange={(on) => toggle(run.direction, on)}
        />
      ))}
      <Button kind="main" autoFocus onClick={() => onPlace(taken)}>
        {words.place(
          name(hole),
          taken.reduce((sum, run) => sum + run.holes.length, 0),
        )}
      </Button>{' '}
      <Button kind="plain" onClick={onBack}>
        {words.back}
      </Button>
    </fieldset>
  );
}

/** The directions of the lines, in canonical order. */
export function linesTaken(runs: readonly Run[]): Direction[] {
  return DIRECTION_NAMES.filter((name) => runs.some((run) => run.direction === name));
}
