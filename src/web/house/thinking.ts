import type { AnyAdvice } from '../../bots/advice.ts';
import { type Budget, type Level, situationOf, USUAL_NODES } from '../../bots/bot.ts';
import type { Seat } from '../../engine/ask.ts';
import type { AnyMove, Bout } from '../../engine/hosted.ts';
import { rngFrom, type Seed } from '../../engine/rng.ts';
import { ADVISORS, BOTS } from '../../games/bots.ts';

/** How long a level may think, in milliseconds, and how much. */
// biome-ignore format: a table, one level to a line
const THOUGHT: Readonly<Record<Level, { readonly time: number; readonly nodes: number }>> = {
  rookie:    { time: 120,  nodes: 2_000 },
  contender: { time: 140,  nodes: 20_000 },
  champion:  { time: 1800, nodes: 5_000_000 },
};

/** What a bot answers in a seat. It is handed what a person in that seat has, and nothing else. */
export function thinkOf(bout: Bout, seat: Seat, level: Level): AnyMove {
  const bot = BOTS[bout.game.id]?.[level];
  const ask = bout.ask(seat);
  const rng = rngFrom(freshSeed());
  if (!bot || !ask) return bout.randomAnswer(seat, rng);
  const view = bout.view(seat);
  return bot({ view, ask, heard: bout.heard(seat), rng, budget: budgetOf(level) });
}

/** What a champion would do in a seat, and why, by what that seat knows. */
export function adviceFor(bout: Bout, seat: Seat): AnyAdvice | null {
  const advise = ADVISORS[bout.game.id];
  if (!advise || !bout.ask(seat)) return null;
  const { stop } = budgetOf('champion');
  const budget = { nodes: USUAL_NODES.champion, stop };
  return advise(situationOf(bout, seat, rngFrom(freshSeed()), budget));
}

function budgetOf(level: Level): Budget {
  const { time, nodes } = THOUGHT[level];
  const end = performance.now() + time;
  return { nodes, stop: () => performance.now() > end };
}

function freshSeed(): Seed {
  const [a = 0, b = 0, c = 0, d = 0] = crypto.getRandomValues(new Uint32Array(4));
  return [a, b, c, d];
}
