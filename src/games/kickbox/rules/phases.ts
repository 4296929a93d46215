import { type Ask, choose } from '../../../engine/ask.ts';
import type { Rng } from '../../../engine/rng.ts';
import type { Move, Next, State, Tell } from '../kind.ts';
import { announce } from '../rule-of-event.ts';
import type { Rule } from '../rulebook.ts';
import { attacker, CORNERS, defender, fighter, hand, inTheRing } from './corners.ts';
import { endFight } from './end.ts';

/** KB-30: phases of a round. */
export const PHASES = 15;
const MOST_IDLE_PHASES = 10;

/** KB-31: the clock moves on by itself, or the attacker is to move it. */
export function beginPhase(s: State, tell: Tell): Next {
  const { open } = s;
  open.phase++;
  open.acted = false;
  announce(tell, { type: 'phase', round: open.round, phase: open.phase, seat: attacker(s) });
  if (s.options.clock === 'auto') return 'turnDraw';
  open.step = { type: 'clock' };
  return null;
}

/** KB-37: whether the attacker has moved the round die. */
export function asksForClock(s: State): Ask<Move, Rule>[] {
  return [choose(attacker(s), 'KB-37', CLOCKS)];
}

const CLOCKS: readonly Move[] = [
  { type: 'clock', moved: true },
  { type: 'clock', moved: false },
];

/** KB-37: a forgotten clock gives the opponent the right to a penalty. */
export function moveClock(s: State, { moved }: Move<'clock'>): Next {
  if (moved || hand(s, attacker(s)).length === 0) return 'turnDraw';
  s.open.step = { type: 'penalty' };
  return null;
}

export function asksForPenalty(s: State): Ask<Move, Rule>[] {
  return [choose(defender(s), 'KB-37', PENALTIES, undefined, { idle: NO_PENALTY })];
}

const NO_PENALTY: Move = { type: 'penalty', take: false };
const PENALTIES: readonly Move[] = [{ type: 'penalty', take: true }, NO_PENALTY];

/** KB-37: the penalty is a card drawn blindly from the attacker's hand. */
export function penalise(s: State, { take }: Move<'penalty'>, rng: Rng, tell: Tell): Next {
  if (!take) return 'turnDraw';
  const seat = attacker(s);
  const cards = hand(s, seat);
  const [card] = cards.splice(rng.stream(`penalty/${seat}`).below(cards.length), 1);
  if (card === undefined) throw new Error('a penalty needs a hand');
  fighter(s, seat).discard.push(card);
  announce(tell, { type: 'clockPenalty', seat, card });
  return 'turnDraw';
}

/** KB-34: played cards are discarded; if somebody is down, the count follows. */
export function endPhase(s: State, tell: Tell): Next {
  const { open } = s;
  for (const seat of CORNERS) {
    const { table, discard } = fighter(s, seat);
    for (const card of table) discard.push(card);
    if (table.length > 0) fighter(s, seat).table = [];
  }
  open.attack = null;
  announce(tell, { type: 'phaseEnd', round: open.round, phase: open.phase });
  return open.down === null ? 'goOn' : 'count';
}

/** KB-34: the round ends, or a starting player is determined, or the other takes the next phase. */
export function goOn(s: State, tell: Tell): Next {
  if (inTheRing(s.options)) {
    if (s.open.phase === PHASES) return 'endRound';
  } else if (standsStill(s)) {
    endFight(s, null, 'stalemate', tell);
    return null;
  }
  return s.open.duelDue ? 'determineStarter' : 'alternate';
}

/** KB-33, KB-36: the next phase is the other fighter's. */
export function alternate(s: State): Next {
  s.open.active = defender(s);
  return 'beginPhase';
}

/** KB-144: ten phases in a row without a draw or an attack. */
function standsStill(s: State): boolean {
  s.open.idlePhases = s.open.acted ? 0 : s.open.idlePhases + 1;
  return s.open.idlePhases >= MOST_IDLE_PHASES;
}
