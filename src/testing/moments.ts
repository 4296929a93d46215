import { anyAnswer, askData, type Seat } from '../engine/ask.ts';
import {
  type Game,
  hears,
  type Kind,
  type Move,
  type News,
  type State,
  viewOf,
} from '../engine/game.ts';
import { normalOptions } from '../engine/options.ts';
import { askOf, listener } from '../engine/referee.ts';
import type { Rng } from '../engine/rng.ts';
import { type Language, readBy } from '../engine/texts.ts';

const NAMES = ['Ann', 'Bob', 'Cem', 'Dot', 'Eva', 'Fay', 'Gil', 'Hal'];

/** A player's name. */
export function nameOfSeat(player: Seat): string {
  return NAMES[player] ?? '?';
}

/** A moment of a game: the state, the news, and where the new news start. */
export interface SampledMoment<K extends Kind> {
  readonly state: State<K>;
  readonly told: readonly News<K>[];
  readonly fresh: number;
}

type Asked<K extends Kind> = ReturnType<Game<K>['asks']>[number];

interface Walk<K extends Kind> {
  readonly seats: number;
  readonly options: Partial<K['options']>;
  readonly rng: Rng;
  /** The answer to give; random by default. */
  readonly answer?: (ask: Asked<K>, rng: Rng) => Move<K>;
}

/** Plays a game and visits every moment with the answer that follows; returns the last one. */
export function walk<K extends Kind>(
  game: Game<K>,
  { seats, options, rng, answer = anyAnswer }: Walk<K>,
  look: (moment: SampledMoment<K>, next: Move<K> | undefined, seat: Seat) => void,
): SampledMoment<K> {
  const tell = listener<K>();
  const state = game.setup(seats, { ...normalOptions(game.options), ...options }, rng, tell);
  let fresh = 0;
  for (;;) {
    const asks = game.asks(state);
    const ask = asks[rng.below(Math.max(1, asks.length))];
    const move = ask && answer(ask, rng);
    const moment = { state, told: tell.told, fresh };
    look(moment, move, ask?.seat ?? 0);
    if (!ask || !move) return moment;
    fresh = tell.told.length;
    game.play(state, ask.seat, move, rng, tell);
  }
}

/** What the page passes to a seat's board. */
export function boardProps<K extends Kind>(
  game: Game<K>,
  { state, told, fresh }: SampledMoment<K>,
  seat: Seat | null,
  language: Language,
) {
  const ask = seat === null ? undefined : askOf(game, state, seat);
  return {
    view: viewOf(game, state, seat),
    ask: ask && askData(ask),
    heard: told.filter((one) => hears(one, seat)),
    news: told.slice(fresh).filter((one) => hears(one, seat)),
    answer: () => {},
    who: readBy(nameOfSeat, seat),
    language,
    motion: true,
    showRule: () => {},
    hint: ask ? ask.idle() : null,
  };
}
