import type { BoardProps } from '../../../ui/board.ts';
import type { Corner, Fighter, Kickbox, View } from '../kind.ts';
import type { BoardWords } from '../texts/board.ts';

/** What every part of the board looks at. */
export interface Table
  extends Pick<
    BoardProps<Kickbox>,
    'view' | 'ask' | 'heard' | 'answer' | 'who' | 'hint' | 'language'
  > {
  readonly words: BoardWords;
  /** Whether what was just told is to be seen happening. */
  readonly happening: boolean;
}

/** Whose side of the plan is below: the viewer's, or red's for a spectator. */
export function below({ view }: Table): Corner {
  return view.seat === 1 ? 1 : 0;
}

export function opposite(seat: Corner): Corner {
  return seat === 0 ? 1 : 0;
}

export function fighterOf(view: View, seat: Corner): Fighter {
  return view.open.fighters[seat];
}

/** KB-111: the hits of a fighter in this round, as the option counts them. */
export function dealtBy({ open, options }: View, seat: Corner): number {
  return options.vpHits === 'cards'
    ? open.fighters[opposite(seat)].hit.length
    : open.fighters[seat].blows;
}

/** Red's or blue's part of a pair. */
export function nameOf(seat: Corner): 'red' | 'blue' {
  return seat === 0 ? 'red' : 'blue';
}

/** Whether the viewer lies on the canvas. */
export function viewerIsDown(table: Table): boolean {
  const { open, seat } = table.view;
  return seat !== null && open.down !== null && open.active === opposite(below(table));
}
