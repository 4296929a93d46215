import type { Ask } from '../../../engine/ask.ts';
import { at } from '../../../engine/list.ts';
import type { Guard } from '../cards.ts';
import { cardOf } from '../deck.ts';
import type { Attack, CardId, Defence, Move, Next, State, Tell } from '../kind.ts';
import { announce } from '../rule-of-event.ts';
import type { Rule } from '../rulebook.ts';
import { askForSome } from './asking.ts';
import { attacker, attackOf, defender, fighter, hand, takeFromHand } from './corners.ts';
import { endFight } from './end.ts';

/** KB-66: places for enhancements on an attack or a defence. */
const SLOTS = 2;

export const PASS: Move = { type: 'pass' };

/** KB-67: after every play the attack is judged anew. */
export function examine(s: State): Next {
  const attack = attackOf(s);
  const { defence } = attack;
  if (defence === null) return undefended(s, attack);
  if (tooSlow(attack, defence)) return overtaken(s, attack, defence);
  return canBePressed(s, attack, defence) ? wait(s, 'press') : 'fail';
}

function wait(s: State, type: 'defend' | 'speed' | 'press'): Next {
  s.open.step = { type };
  return null;
}

/** KB-61, KB-62: a defender with cards in hand may defend, unless he is down (KB-91). */
function undefended(s: State, { reflex }: Attack): Next {
  if (reflex || hand(s, defender(s)).length === 0) return 'land';
  return wait(s, 'defend');
}

/** KB-71: fewer Blitz cards than the attack, if Blitz matters at all. */
function tooSlow(attack: Attack, defence: Defence): boolean {
  return !guardOf(defence).blitzProof && blitzes(defence) < blitzes(attack);
}

/** KB-72, KB-75: a Blitz may answer, where there is a place for it and a card in hand. */
function overtaken(s: State, { reflex }: Attack, { cards, enhancements }: Defence): Next {
  const stuck = cards.length === 2 || enhancements.length >= SLOTS;
  if (reflex || stuck || hand(s, defender(s)).length === 0) return 'land';
  return wait(s, 'speed');
}

/** KB-76: a free place, a card in hand, and a defence that Gap or Blitz could beat. */
function canBePressed(s: State, attack: Attack, defence: Defence): boolean {
  const { gapProof, blitzProof } = guardOf(defence);
  return freeSlots(attack) > 0 && hand(s, attacker(s)).length > 0 && !(gapProof && blitzProof);
}

/** KB-66: wind-up and blue cards take a place each. */
export function freeSlots({ windUp, enhancements }: Attack): number {
  return SLOTS - windUp.length - enhancements.length;
}

function blitzes({ enhancements }: { readonly enhancements: readonly CardId[] }): number {
  return enhancements.filter((card) => cardOf(card).enhancement === 'blitz').length;
}

/** KB-65: two cards are a Block without properties. */
const TWO_CARDS: Guard = { vs: 'any', gapProof: false, blitzProof: false, ends: false };

export function guardOf({ cards }: Defence): Guard {
  if (cards.length === 2) return TWO_CARDS;
  const guard = cardOf(at(cards, 0)).defence;
  if (guard === null) throw new Error('a defence without a guard');
  return guard;
}

/** KB-63: it is green and meant for any attack or this kind of attack. */
export function fits(defence: CardId, attack: CardId): boolean {
  const guard = cardOf(defence).defence;
  return guard !== null && (guard.vs === 'any' || guard.vs === cardOf(attack).kind);
}

/** KB-62: a fitting card, any two cards, or nothing. */
export function asksForDefence(s: State): Ask<Move, Rule>[] {
  const seat = defender(s);
  const from = hand(s, seat);
  const { card } = attackOf(s);
  return [
    askForSome({
      seat,
      rule: 'KB-62',
      amount: 'KB-62',
      about: 'defend',
      field: 'cards',
      from,
      min: 1,
      max: Math.min(2, from.length),
      rests: DEFENCES,
      make: (cards) => ({ type: 'defend', cards }),
      refuseCards: (cards) =>
        cards.length === 1 ? refuseDefence(String(cards[0]), card) : undefined,
      also: PASSES,
      refuse: () => undefined,
      idle: PASS,
      sealed: false,
    }),
  ];
}

const DEFENCES = [{ type: 'defend' }] as const;
const PASSES = [PASS];

function refuseDefence(defence: CardId, attack: CardId): Rule | undefined {
  if (cardOf(defence).defence === null) return 'KB-3';
  return fits(defence, attack) ? undefined : 'KB-63';
}

/** KB-62, KB-65: the defence is played; one card in its own role, two as a Block. */
export function defend(s: State, { cards }: Move<'defend'>, tell: Tell): Next {
  const seat = defender(s);
  for (const card of cards) takeFromHand(s, seat, card);
  fighter(s, seat).table.push(...cards);
  const two = cards.length === 2;
  announce(tell, { type: 'defence', seat, cards, two });
  raise(s, cards);
  return 'examine';
}

/** A defence stands against the attack; its card may call for a starting player (KB-5). */
export function raise(s: State, cards: readonly CardId[], reflex = false): void {
  if (cards.length === 1 && cardOf(at(cards, 0)).dsp) s.open.duelDue = true;
  const { card, windUp, enhancements, links } = attackOf(s);
  const defence = { cards, enhancements: [] };
  s.open.attack = { card, windUp, enhancements, links, defence, reflex };
}

/** KB-68: passing lets the attack land, or fail where the defence stands. */
export function pass(s: State): Next {
  const { type } = s.open.step;
  if (type === 'press') return 'fail';
  if (type === 'power') return 'strike';
  return type === 'combo' ? 'endPhase' : 'land';
}

/** KB-78: a failed attack does nothing; some defences end the sequence. */
export function fail(s: State, tell: Tell): Next {
  const { defence } = attackOf(s);
  announce(tell, { type: 'defended', seat: defender(s) });
  return defence !== null && guardOf(defence).ends ? 'endPhase' : 'offerLink';
}

/** KB-77: Power may be added while a slot and a card are left. KB-91: a missed reflex ends the fight. */
export function land(s: State, tell: Tell): Next {
  const attack = attackOf(s);
  if (attack.reflex) {
    endFight(s, attacker(s), 'ko-combo', tell);
    return null;
  }
  if (freeSlots(attack) === 0 || hand(s, attacker(s)).length === 0) return 'strike';
  s.open.step = { type: 'power' };
  return null;
}
