import { type Bot, type Budget, nodeBudget, type Situation } from '../../../bots/bot.ts';
import { askData } from '../../../engine/ask.ts';
import { hears, viewOf } from '../../../engine/game.ts';
import { at } from '../../../engine/list.ts';
import { askOf, judge, listener } from '../../../engine/referee.ts';
import type { Rng } from '../../../engine/rng.ts';
import { knockout } from '../game.ts';
import type { KnockOut, News, Options, State } from '../kind.ts';

/** What a bot in a seat is given, for tests. */
export function situation(
  state: State,
  told: readonly News[],
  seat: number,
  rng: Rng,
  budget: Budget = nodeBudget(1000),
): Situation<KnockOut> {
  const ask = askOf(knockout, state, seat);
  if (!ask) throw new Error(`seat ${seat} is not asked`);
  return {
    view: viewOf(knockout, state, seat),
    ask: askData(ask),
    heard: told.filter((news) => hears(news, seat)),
    rng,
    budget,
  };
}

/** Plays a game of bots; every answer must be legal. */
export function played(
  bots: readonly Bot<KnockOut>[],
  options: Options,
  rng: Rng,
  budget?: Budget,
): readonly number[] {
  const tell = listener<KnockOut>();
  const state = knockout.setup(bots.length, options, rng, tell);
  for (let [ask] = knockout.asks(state); ask; [ask] = knockout.asks(state)) {
    const { seat } = ask;
    const move = at(bots, seat)(situation(state, tell.told, seat, rng, budget));
    const judgement = judge(knockout, state, seat, move);
    if ('rule' in judgement) throw new Error(`${knockout.notate(move)}: ${judgement.rule}`);
    knockout.play(state, seat, judgement.move, rng, tell);
  }
  return knockout.outcome(state)?.scores ?? [];
}
