import type { Outcome } from '../../../engine/game.ts';
import type { Corner, How, Next, Pair, State, Tell } from '../kind.ts';
import { announce, ENDS } from '../rule-of-event.ts';
import type { Rule } from '../rulebook.ts';
import { deck, fighter, hand, other, pair } from './corners.ts';

/** KB-120: the fight is over; cards stay where they are. */
export function endFight(s: State, winner: Corner | null, how: How, tell: Tell): void {
  const { round, phase } = s.open;
  if (s.open.scorecard.length < round) writeScore(s, { red: 0, blue: 0 });
  s.open.step = { type: 'over', winner, how, round, phase };
  s.open.attack = null;
  s.open.down = null;
  s.open.duelDue = false;
  announce(tell, { type: 'gameOver', winner, how });
}

/** A fighter's victory points: the cards in his victory point area. */
export function points(s: State, seat: Corner): number {
  return fighter(s, seat).vpCards.length;
}

/** KB-111: the hits of a fighter in this round, as the option counts them. */
export function hits(s: State, seat: Corner): number {
  return s.options.vpHits === 'cards' ? fighter(s, other(seat)).hit.length : fighter(s, seat).blows;
}

/** KB-112: how often a fighter has knocked the other down in this round. */
export function knockdowns(s: State, seat: Corner): number {
  return fighter(s, other(seat)).knockdown.length;
}

/** The scorecard gets the line of this round, before the areas are cleared. */
export function writeScore(s: State, gained: Pair): void {
  const { round, phase } = s.open;
  s.open.scorecard = [
    ...s.open.scorecard,
    {
      round,
      phases: phase,
      hits: pair((seat) => hits(s, seat)),
      knockdowns: pair((seat) => knockdowns(s, seat)),
      gained,
      vp: { red: points(s, 0) + gained.red, blue: points(s, 1) + gained.blue },
      left: pair((seat) => ({
        hand: hand(s, seat).length,
        deck: deck(s, seat).length,
        discard: fighter(s, seat).discard.length,
      })),
    },
  ];
}

/** KB-121 to KB-123: more points win; equal ones are a draw, or the fight is fought again. */
export function decideOnPoints(s: State, tell: Tell): Next {
  const lead = points(s, 0) - points(s, 1);
  if (lead === 0 && s.options.drawn === 'again' && s.open.fight < MOST_FIGHTS) return 'again';
  if (lead === 0) endFight(s, null, 'draw', tell);
  else endFight(s, lead > 0 ? 0 : 1, 'points', tell);
  return null;
}

/** KB-123: the fourth draw stands, so that two who never fight come to an end. */
const MOST_FIGHTS = 4;

export function outcome(s: State): Outcome<Rule> | undefined {
  const { step } = s.open;
  if (step.type !== 'over') return undefined;
  const { winner, how } = step;
  const rule = ENDS[how];
  if (winner === null) return { places: [[0, 1]], scores: [0.5, 0.5], rule };
  const scores = winner === 0 ? [1, 0] : [0, 1];
  return { places: [[winner], [other(winner)]], scores, rule };
}
