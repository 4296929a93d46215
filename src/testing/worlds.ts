import type { Seat } from '../engine/ask.ts';
import { legal } from '../engine/ask.ts';
import {
  type Game,
  hears,
  type Kind,
  type Move,
  type News,
  type State,
  viewOf,
} from '../engine/game.ts';
import { canonical } from '../engine/json.ts';
import { at } from '../engine/list.ts';
import { askOf, listener } from '../engine/referee.ts';
import { branching } from './script.ts';

/** A game so far: the answers, and the news of each step (step 0 is the deal). */
export interface History<K extends Kind> {
  readonly seats: number;
  readonly options: K['options'];
  readonly steps: readonly { readonly seat: Seat; readonly move: Move<K> }[];
  readonly told: readonly (readonly News<K>[])[];
}

/**
 * Every state that a seat cannot distinguish from the true one: tries all deals, all random
 * outcomes and all answers of the others, and drops those that would have told the seat something
 * else.
 */
export function everyWorld<K extends Kind>(
  game: Game<K>,
  history: History<K>,
  seat: Seat | null,
  now: State<K>,
): Set<string> {
  const seen = canonical(viewOf(game, now, seat));
  const heardAt = history.told.map((told) => canonical(told.filter((news) => hears(news, seat))));
  let worlds = new Map<string, State<K>>();
  for (const rng of branching()) {
    const tell = listener<K>();
    const state = game.setup(history.seats, history.options, rng, tell);
    if (canonical(tell.told.filter((news) => hears(news, seat))) === heardAt[0])
      worlds.set(canonical(state), state);
  }
  for (const [index, step] of history.steps.entries()) {
    const next = new Map<string, State<K>>();
    for (const world of worlds.values()) {
      for (const move of step.seat === seat ? [step.move] : movesOf(game, world, step.seat)) {
        for (const rng of branching()) {
          const state = game.clone(world);
          const tell = listener<K>();
          game.play(state, step.seat, move, rng, tell);
          if (canonical(tell.told.filter((news) => hears(news, seat))) === at(heardAt, index + 1))
            next.set(canonical(state), state);
        }
      }
    }
    worlds = next;
  }
  return new Set(
    [...worlds].flatMap(([text, state]) =>
      canonical(viewOf(game, state, seat)) === seen ? [text] : [],
    ),
  );
}

function movesOf<K extends Kind>(game: Game<K>, state: State<K>, seat: Seat): readonly Move<K>[] {
  const ask = askOf(game, state, seat);
  return ask ? legal(ask).moves : [];
}
