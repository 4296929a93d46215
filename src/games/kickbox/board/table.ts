import type { BoardProps } from '../../../ui/board.ts';
import type { Corner, Fighter, Kickbox, View } from '../kind.ts';
import type { BoardWords } from '../texts/board.ts';
import type { Moment } from './moment.ts';

/** What every part of the board looks at. */
export interface Table
  extends Pick<
    BoardProps<Kickbox, Moment>,
    'view' | 'ask' | 'heard' | 'moment' | 'answer' | 'who' | 'hint' | 'language'
  > {
  readonly words: BoardWords;
}

/** Whose side of the ring is below: the viewer's, or red's for a spectator. */
export function below({ view }: { readonly view: View }): Corner {
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

/** Whether a fighter lies on the canvas. */
export function isDown({ open }: View, seat: Corner): boolean {
  return open.down !== null && open.active === opposite(seat);
}
