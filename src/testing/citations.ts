import { type Ask, anyAnswer } from '../engine/ask.ts';
import type { Game, Kind, Move } from '../engine/game.ts';
import { unsafeCast } from '../engine/json.ts';
import { at, range } from '../engine/list.ts';
import { normalOptions, type Option } from '../engine/options.ts';
import { listener } from '../engine/referee.ts';
import { type Rng, rngFrom, seedsFrom } from '../engine/rng.ts';

/**
 * The rules that no news, question, refusal, outcome or option cites in random games with random
 * options.
 */
export function uncited<K extends Kind>(game: Game<K>, games: number, seed: number): string[] {
  const seeds = seedsFrom(seed);
  const cited = new Set<string>([game.cites.turn, ...Object.values<string>(game.cites.unknown)]);
  for (const { rule } of Object.values<Option<unknown>>(game.options)) cited.add(rule);
  for (const _ of range(games)) playCiting(game, rngFrom(seeds()), cited);
  return Object.keys(game.rules).filter((rule) => !cited.has(rule));
}

function playCiting<K extends Kind>(game: Game<K>, rng: Rng, cited: Set<string>): void {
  const seats = game.seats.min + rng.below(game.seats.max - game.seats.min + 1);
  const tell = listener<K>();
  const state = game.setup(seats, randomOptions(game, seats, rng, cited), rng, tell);
  for (;;) {
    const asks = game.asks(state);
    const waited = asks.filter((ask) => !ask.open);
    if (waited.length === 0) break;
    for (const ask of asks) for (const rule of rulesIn(ask, rng)) cited.add(rule);
    const ask = at(asks, rng.below(asks.length));
    game.play(state, ask.seat, ask.open ? ask.idle() : anyAnswer(ask, rng), rng, tell);
  }
  const ended = game.outcome(state);
  if (ended) cited.add(ended.rule);
  for (const { rule } of tell.told) cited.add(rule);
}

/** How many answers of a question are tried: all of a short list, some of a long one. */
const TRIED = 40;

/** The rule that a question cites, and the rules that forbid answers to it. */
function* rulesIn<K extends Kind>(ask: Ask<Move<K>, K['rule']>, rng: Rng): Generator<string> {
  yield ask.rule;
  const answers = ask.form === 'choose' ? ask.answers : ask.also;
  for (const n of range(Math.min(TRIED, answers.length))) {
    const place = answers.length <= TRIED ? n : rng.below(answers.length);
    const rule = ask.refuse(at(answers, place), place);
    if (rule !== undefined) yield rule;
  }
  if (ask.form === 'choose') return;
  yield ask.foreign;
  for (const rest of range(ask.rests.length)) {
    for (const items of [[], ask.from, ...ask.from.map((item) => [item])]) {
      const rule = ask.refuseItems(items, rest);
      if (rule !== undefined) yield rule;
    }
  }
}

/** Random options; forbidden combinations cite the rule that forbids them. */
function randomOptions<K extends Kind>(
  game: Game<K>,
  seats: number,
  rng: Rng,
  cited: Set<string>,
): K['options'] {
  const normal = normalOptions(game.options);
  for (const _ of range(20)) {
    const chosen = Object.entries<Option<unknown>>(game.options).map(([name, option]) => {
      const { values, range: bounds } = option;
      if (values) return [name, at(values, rng.below(values.length))];
      return [name, bounds ? bounds.min + rng.below(bounds.max - bounds.min + 1) : option.normally];
    });
    const options = unsafeCast<K['options']>(Object.fromEntries(chosen));
    const rule = game.forbids(options, seats);
    if (rule === undefined) return options;
    cited.add(rule);
  }
  return normal;
}

/** Rules that are never cited, with a reason for each. */
export type Uncited<R extends string> = { readonly [Rule in R]?: string };
