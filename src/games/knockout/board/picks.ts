import { useState } from 'react';
import type { BoxerId, Colour, Face } from '../cards.ts';
import type { View } from '../kind.ts';
import type { Spot } from './spots.ts';

/** The answer being composed, until it is sent. */
export interface Picks {
  readonly colour?: Colour | undefined;
  /** The own boxer and whom he challenges. */
  readonly boxer?: BoxerId | undefined;
  readonly target?: BoxerId | undefined;
  /** Which of the own cards are picked, by their places. */
  readonly cards: readonly number[];
  readonly face: Face;
  readonly spot?: Spot | undefined;
  /** The spot that is pointed at. */
  readonly pointed?: Spot | undefined;
}

export type SetPicks = (change: Partial<Picks>) => void;

const NOTHING: Picks = { cards: [], face: 'blank' };

/** Picks that are forgotten with the question they were meant for. */
export function usePicks(view: View): readonly [Picks, SetPicks] {
  const turn = turnOf(view);
  const [kept, setKept] = useState({ turn, picks: NOTHING });
  const picks = kept.turn === turn ? kept.picks : NOTHING;
  return [picks, (change) => setKept({ turn, picks: { ...picks, ...change } })];
}

/** Changes with every question. */
function turnOf({ open }: View): string {
  const { phase, results } = open;
  const round = 'fight' in phase ? phase.fight.rounds.length : 0;
  const chooser = phase.type === 'colours' ? phase.seat : '';
  const queue = phase.type === 'betting' ? `${phase.round} ${phase.queue.length}` : '';
  return [results.length, phase.type, chooser, round, queue].join(' ');
}
