import { type Ask, choose } from '../../../engine/ask.ts';
import { onceFor } from '../../../engine/memo.ts';
import { cardOf } from '../deck.ts';
import type { Attack, CardId, Defence, Move, Next, State, Tell } from '../kind.ts';
import { announce } from '../rule-of-event.ts';
import type { Rule } from '../rulebook.ts';
import { attacker, attackOf, defender, fighter, hand, takeFromHand } from './corners.ts';
import { guardOf, PASS } from './defence.ts';

/** KB-72: a Blitz for the defence that is too slow. */
export function asksForSpeed(s: State): Ask<Move, Rule>[] {
  return [askToEnhance(s, 'speed', 'KB-72', refuseSpeed)];
}

/** KB-70, KB-73: a Blitz or a Gap against the defence that stands. */
export function asksForPress(s: State): Ask<Move, Rule>[] {
  return [askToEnhance(s, 'press', 'KB-67', (card) => refusePress(s, card))];
}

/** KB-77: a Power for the attack that has landed. */
export function asksForPower(s: State): Ask<Move, Rule>[] {
  return [askToEnhance(s, 'power', 'KB-77', refusePower)];
}

function askToEnhance(
  s: State,
  about: 'speed' | 'press' | 'power',
  rule: Rule,
  refuse: (card: CardId) => Rule | undefined,
): Ask<Move, Rule> {
  const seat = about === 'speed' ? defender(s) : attacker(s);
  const answers: Move[] = hand(s, seat).map(enhanceWith);
  answers.push(PASS);
  const refuseMove = (move: Move): Rule | undefined => {
    if (move.type !== 'enhance') return undefined;
    return cardOf(move.card).enhancement === null ? 'KB-3' : refuse(move.card);
  };
  return choose(seat, rule, answers, refuseMove, ENHANCE[about]);
}

const enhanceWith = onceFor((card: CardId): Move => ({ type: 'enhance', card }));

const ENHANCE = {
  speed: { about: 'speed', idle: PASS },
  press: { about: 'press', idle: PASS },
  power: { about: 'power', idle: PASS },
} as const;

function refuseSpeed(card: CardId): Rule | undefined {
  return cardOf(card).enhancement === 'blitz' ? undefined : 'KB-72';
}

function refusePress(s: State, card: CardId): Rule | undefined {
  const { defence } = attackOf(s);
  if (defence === null) throw new Error('there is no defence to press');
  const { gapProof, blitzProof } = guardOf(defence);
  const { enhancement } = cardOf(card);
  if (enhancement === 'blitz') return blitzProof ? 'KB-70' : undefined;
  if (enhancement === 'gap') return gapProof ? 'KB-73' : undefined;
  return 'KB-77';
}

function refusePower(card: CardId): Rule | undefined {
  return cardOf(card).enhancement === 'power' ? undefined : 'KB-77';
}

/** KB-66: a blue card is put on the attack, or in the window `speed` on the defence. */
export function enhance(s: State, { card }: Move<'enhance'>, tell: Tell): Next {
  const onDefence = s.open.step.type === 'speed';
  const seat = onDefence ? defender(s) : attacker(s);
  takeFromHand(s, seat, card);
  fighter(s, seat).table.push(card);
  const event = { type: 'enhanced', seat, card } as const;
  if (onDefence) announce(tell, event, 'KB-72');
  else announce(tell, event);
  const attack = attackOf(s);
  s.open.attack = onDefence
    ? { ...attack, defence: attack.defence && enhanced(attack.defence, card) }
    : enhanced(attack, card);
  if (cardOf(card).enhancement === 'gap') removeDefence(s, tell);
  return cardOf(card).enhancement === 'power' ? 'land' : 'examine';
}

function enhanced<T extends Attack | Defence>(it: T, card: CardId): T {
  return { ...it, enhancements: [...it.enhancements, card] };
}

/** KB-73: the defence and its enhancements are out; they stay on the table. */
function removeDefence(s: State, tell: Tell): void {
  const attack = attackOf(s);
  if (attack.defence === null) throw new Error('there is no defence to remove');
  const { cards, enhancements } = attack.defence;
  announce(tell, { type: 'defenceRemoved', seat: defender(s), cards: [...cards, ...enhancements] });
  s.open.attack = { ...attack, defence: null };
}
