import { at, range } from '../../../engine/list.ts';
import type { Rng } from '../../../engine/rng.ts';
import { COLOURS, deckOf, START_CAPITAL } from '../cards.ts';
import type { Boxer, Options, State, Tell } from '../kind.ts';
import { announce } from '../rule-of-event.ts';

/** KO-1 to KO-5: the table before the first challenge. */
export function setup(seats: number, options: Options, rng: Rng, tell: Tell): State {
  const challenger = startPlayer(seats, options, rng);
  const chosen = options.colours === 'chosen';
  if (!chosen) announce(tell, { type: 'seasonStarted', season: 1, challenger });
  return {
    options,
    open: {
      season: 1,
      phase: chosen
        ? { type: 'colours', seat: 0, challenger }
        : { type: 'challenge', challenger, last: null },
      colours: chosen ? range(seats).map(() => null) : at(BY_SEAT, seats),
      cash: range(seats).map(() => START_CAPITAL),
      debts: range(seats).map(() => 0),
      boxers: range(2 * seats).map(() => NEWCOMER),
      trophy: null,
      steak: null,
      pot: 0,
      bank: 0,
      results: [],
      discards: options.discardsVisible ? range(seats).map(() => []) : null,
    },
    own: range(seats).map(() => ({ reserve: deckOf(options), hand: [], chosen: null })),
    hidden: null,
  };
}

/** KO-2: the colours of each number of seats unless they choose; shared, so that menus are made once. */
const BY_SEAT = range(COLOURS.length + 1).map((seats) => COLOURS.slice(0, seats));

/** KO-3: how every boxer begins. */
const NEWCOMER: Boxer = { category: 'P', title: null, out: false };

/** KO-6: the only thing that is left to chance. */
function startPlayer(seats: number, { startPlayer: chosen }: Options, rng: Rng): number {
  return chosen === 'random' ? rng.stream('start').below(seats) : chosen;
}
