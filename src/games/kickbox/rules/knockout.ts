import { type Ask, choose } from '../../../engine/ask.ts';
import type { Rng } from '../../../engine/rng.ts';
import type { AgendaStep, Corner, Move, Next, State, Tell } from '../kind.ts';
import { announce } from '../rule-of-event.ts';
import type { Rule } from '../rulebook.ts';
import { numbered } from './asking.ts';
import {
  attacker,
  attackOf,
  defender,
  drawable,
  exhausted,
  fighter,
  hand,
  isOver,
  limit,
  stepOf,
} from './corners.ts';
import { fits, raise } from './defence.ts';
import { endFight } from './end.ts';
import { draw, runOut, supply } from './exhaustion.ts';

/** KB-91: the top card of the deck is all that a fighter who is down has left. */
export function reflex(s: State, tell: Tell): Next {
  const seat = defender(s);
  const card = supply(s, seat, tell);
  if (card === undefined) {
    runOut(s, seat, tell, 'KB-54');
    return knockOut(s, 'ko-exhausted', tell);
  }
  fighter(s, seat).table.push(card);
  const defends = fits(card, attackOf(s).card);
  announce(tell, { type: 'reflex', seat, card, defends });
  if (!defends) return knockOut(s, 'ko-combo', tell);
  if (exhausted(s, seat)) return knockOut(s, 'ko-exhausted', tell);
  raise(s, [card], true);
  return 'examine';
}

function knockOut(s: State, how: 'ko-combo' | 'ko-exhausted', tell: Tell): Next {
  endFight(s, attacker(s), how, tell);
  return null;
}

/** KB-94: the fighter who was knocked down gets up and draws; he is down no more (KB-97). */
export function count(s: State): Next {
  const surplus = s.open.down ?? 0;
  s.open.down = null;
  s.open.step = { type: 'count', role: 'down', surplus };
  return mostRecovered(s, s.open.step) > 0 ? null : 'corner';
}

/** KB-95: the attacker draws in the neutral corner. */
export function corner(s: State): Next {
  s.open.step = { type: 'count', role: 'corner', surplus: 0 };
  return mostRecovered(s, s.open.step) > 0 ? null : 'goOn';
}

/** KB-94, KB-95: up to the limit, less the surplus hits of who was down. */
function mostRecovered(s: State, { role, surplus }: AgendaStep<'count'>): number {
  const seat = counted(s, role);
  const room = limit(s, seat) - surplus - hand(s, seat).length;
  return Math.max(0, Math.min(room, drawable(s, seat)));
}

function counted(s: State, role: 'down' | 'corner'): Corner {
  return role === 'down' ? defender(s) : attacker(s);
}

export function asksForCount(s: State, step: AgendaStep<'count'>): Ask<Move, Rule>[] {
  const seat = counted(s, step.role);
  const [rule, about] = COUNTS[step.role];
  const most = mostRecovered(s, step);
  const refuse = (_: Move, count: number): Rule | undefined => (count > most ? rule : undefined);
  return [choose(seat, rule, recoveries(limit(s, seat)), refuse, { about })];
}

const COUNTS = { down: ['KB-94', 'countDown'], corner: ['KB-95', 'countCorner'] } as const;
const recoveries = numbered((count) => ({ type: 'recover', count }));

export function recover(s: State, move: Move<'recover'>, rng: Rng, tell: Tell): Next {
  const { role } = stepOf(s, 'count');
  const seat = counted(s, role);
  draw(s, seat, move.count, rng, tell);
  if (isOver(s)) return null;
  announce(tell, { type: 'recovered', seat, role, count: move.count });
  return role === 'down' ? 'corner' : 'goOn';
}
