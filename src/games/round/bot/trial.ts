import { type Bot, nodeBudget } from '../../../bots/bot.ts';
import { askData } from '../../../engine/ask.ts';
import { hears, viewOf } from '../../../engine/game.ts';
import { at } from '../../../engine/list.ts';
import { judge, listener } from '../../../engine/referee.ts';
import { rngFrom, seedsFrom } from '../../../engine/rng.ts';
import { withOptions } from '../fixtures.ts';
import { round } from '../game.ts';
import type { Options, Round, State } from '../kind.ts';
import { notate } from '../notation.ts';

/** Plays a game between bots, each seeing what a person would. */
export function play(
  bots: readonly Bot<Round>[],
  seed: number,
  nodes: number,
  options: Partial<Options> = {},
): State {
  const seeds = seedsFrom(seed);
  const rng = rngFrom(seeds());
  const tell = listener<Round>();
  const state = round.setup(bots.length, withOptions(options), rng, tell);
  for (;;) {
    const ask = round.asks(state).find(({ open }) => !open);
    if (!ask) return state;
    const { seat } = ask;
    const heard = tell.told.filter((told) => hears(told, seat));
    const view = viewOf(round, state, seat);
    const situation = { view, ask: askData(ask), heard, rng: rngFrom(seeds()) };
    const move = at(bots, seat)({ ...situation, budget: nodeBudget(nodes) });
    const judgement = judge(round, state, seat, move);
    if ('rule' in judgement) throw new Error(`${notate(move)} is refused by ${judgement.rule}`);
    round.play(state, seat, judgement.move, rng, tell);
  }
}
