import type { SparseFigures } from '../../../bots/learned.ts';
import { cardOf, type Printed } from '../deck.ts';
import type { Attack, CardId, Corner, Move, State } from '../kind.ts';
import { deck, exhausted, fighter, hand, limit, other } from '../rules/corners.ts';
import { freeSlots, guardOf } from '../rules/defence.ts';
import { hitsOf } from '../rules/hits.ts';
import { SCORE_FIGURES, scoreFigures } from './figures.ts';
import { ANY_LINK, BLITZ, GAP, groupOf, HAND_GROUPS, KIND_LINK, POWER, PUNCH } from './groups.ts';

/** A reusable list of features that are not zero. */
export class SparseList implements SparseFigures {
  readonly places: number[] = [];
  readonly values: number[] = [];

  clear(): void {
    this.places.length = 0;
    this.values.length = 0;
  }

  set(place: number, value: number): void {
    if (value === 0) return;
    this.places.push(place);
    this.values.push(value);
  }
}

/** Where each group of features begins. */
const THEIR_CARDS = 0;
const THEIR_SIDE = 7;
const SCORE = 16;
const MY_CARDS = SCORE + SCORE_FIGURES;
const HAND = MY_CARDS + 7;
const SUPPLY = HAND + HAND_GROUPS;
const ATTACK = SUPPLY + 5;
const SURPLUS = ATTACK + 6;
const FOLLOW = SURPLUS + 7;
const DEFENCE = FOLLOW + 5;
const MANNER = DEFENCE + 7;

/** How many features describe an answer. */
export const POLICY_FIGURES = MANNER + 14;

/** The features that all answers to a question share: the opponent and the score. */
export function describeDecision(s: State, seat: Corner, into: SparseList): void {
  const them = other(seat);
  const cards = hand(s, them).length;
  for (let n = 1; n <= 7; n++) into.set(THEIR_CARDS + n - 1, cards >= n ? 1 : 0);
  const left = deck(s, them).length;
  into.set(THEIR_SIDE, left / 20);
  into.set(THEIR_SIDE + 1, Math.min(left, 8) / 8);
  into.set(THEIR_SIDE + 2, exhausted(s, them) ? 1 : 0);
  into.set(THEIR_SIDE + 3, s.open.down === null ? 0 : 1);
  into.set(THEIR_SIDE + 4, exhausted(s, seat) ? 1 : 0);
  const held = expectedInHand(s, them, cards, left);
  for (let i = 0; i < held.length; i++) into.set(THEIR_SIDE + 5 + i, held[i] ?? 0);
  const score = scoreFigures(s, seat);
  for (let i = 0; i < SCORE_FIGURES; i++) into.set(SCORE + i, score[i] ?? 0);
}

/** How many cards of each role are in hand on average: everybody knows hand and deck together. */
function expectedInHand(s: State, seat: Corner, cards: number, left: number): number[] {
  const counts = [0, 0, 0, 0];
  const add = (id: CardId): void => {
    const role = roleOf(cardOf(id));
    if (role >= 0) counts[role] = (counts[role] ?? 0) + 1;
  };
  for (const id of hand(s, seat)) add(id);
  for (const id of deck(s, seat)) add(id);
  const share = cards / Math.max(1, cards + left);
  return counts.map((count) => Math.min(2, count * share));
}

/** Single defences, Blitz, Gap, Power. */
function roleOf({ defence, enhancement }: Printed): number {
  if (defence !== null) return 0;
  if (enhancement === null) return -1;
  return enhancement === 'blitz' ? 1 : enhancement === 'gap' ? 2 : 3;
}

/** The features of an answer: what is then in hand, in the deck and on the table. */
export function describeAnswer(
  s: State,
  seat: Corner,
  about: string,
  move: Move,
  into: SparseList,
): void {
  const given = cardsOf(move);
  const held = hand(s, seat);
  const drawn = drawnBy(move);
  const size = Math.min(limit(s, seat), held.length - given.length + drawn);
  for (let n = 1; n <= 7; n++) into.set(MY_CARDS + n - 1, size >= n ? 1 : 0);
  const counts = COUNTS.fill(0);
  let types = 0;
  for (const id of held) {
    if (given.includes(id)) continue;
    const group = groupOf(id);
    counts[group] = (counts[group] ?? 0) + 0.5;
    types |= 1 << group;
  }
  for (let i = 0; i < counts.length; i++) into.set(HAND + i, counts[i] ?? 0);
  const left = deck(s, seat).length - drawn;
  into.set(SUPPLY, drawn / 4);
  into.set(SUPPLY + 1, Math.max(0, left) / 20);
  into.set(SUPPLY + 2, Math.max(0, Math.min(left, 8)) / 8);
  into.set(SUPPLY + 3, left < 0 && !exhausted(s, seat) ? 1 : 0);
  into.set(SUPPLY + 4, left < 0 ? Math.min(20, fighter(s, seat).discard.length) / 20 : 0);
  const attack = attackAfter(s, move);
  if (attack !== null) describeAttack(s, seat, about, attack, types, into);
  describeManner(about, move, into);
}

const COUNTS = new Float64Array(HAND_GROUPS);

const has = (types: number, group: number): number => (types >> group) & 1;

const NONE: readonly CardId[] = [];

/** The cards that an answer takes from the hand. */
function cardsOf(move: Move): readonly CardId[] {
  switch (move.type) {
    case 'attack':
      return move.with.length === 0 ? [move.card] : [move.card, ...move.with];
    case 'combo':
      return move.link === null ? [move.card, ...move.with] : [move.link, move.card, ...move.with];
    case 'defend':
    case 'discard':
      return move.cards;
    case 'enhance':
    case 'initiative':
      return [move.card];
    default:
      return NONE;
  }
}

function drawnBy(move: Move): number {
  return move.type === 'draw' || move.type === 'regenerate' || move.type === 'recover'
    ? move.count
    : 0;
}

/** The attack on the table once the answer is given. */
function attackAfter(s: State, move: Move): Attack | null {
  if (move.type === 'attack' || move.type === 'combo') {
    const links = move.type === 'combo' ? 1 : 0;
    return {
      card: move.card,
      windUp: move.with,
      enhancements: [],
      links,
      defence: null,
      reflex: false,
    };
  }
  const { attack } = s.open;
  if (attack === null) return null;
  if (move.type === 'defend')
    return { ...attack, defence: { cards: move.cards, enhancements: [] } };
  if (move.type !== 'enhance' || s.open.step.type === 'speed') return attack;
  const defence = cardOf(move.card).enhancement === 'gap' ? null : attack.defence;
  return { ...attack, enhancements: [...attack.enhancements, move.card], defence };
}

function describeAttack(
  s: State,
  seat: Corner,
  about: string,
  attack: Attack,
  types: number,
  into: SparseList,
): void {
  const attacks = s.open.active === seat;
  const target = attacks ? other(seat) : seat;
  const { kind, dsp, type } = cardOf(attack.card);
  const hits = hitsOf(attack, s.options);
  const guarded = !attacks && attack.defence !== null ? attack.defence.cards.length : 0;
  const cards = hand(s, target).length - (about === 'defend' ? guarded : 0);
  const surplus = hits - cards;
  const slots = freeSlots(attack);
  const left = deck(s, target).length;
  const out = surplus >= 4 || (surplus > 0 && (exhausted(s, target) || 3 * surplus > left));
  into.set(ATTACK, kind === 'box' ? 1 : 0);
  into.set(ATTACK + 1, hits / 2);
  into.set(ATTACK + 2, out ? 1 : 0);
  into.set(ATTACK + 3, slots / 2);
  into.set(ATTACK + 4, dsp ? 1 : 0);
  into.set(ATTACK + 5, attack.links > 0 ? 1 : 0);
  for (let i = 0; i < 7; i++) into.set(SURPLUS + i, surplus >= i - 3 ? 1 : 0);
  if (attacks) {
    into.set(FOLLOW, type === 'jab' ? has(types, PUNCH) : 0);
    into.set(FOLLOW + 1, Math.max(has(types, ANY_LINK), has(types, KIND_LINK)));
    into.set(FOLLOW + 2, slots > 0 ? has(types, BLITZ) : 0);
    into.set(FOLLOW + 3, slots > 0 ? has(types, GAP) : 0);
    into.set(FOLLOW + 4, slots > 0 ? has(types, POWER) : 0);
  }
  if (attack.defence === null) return;
  const { gapProof, blitzProof, ends } = guardOf(attack.defence);
  into.set(DEFENCE, 1);
  into.set(DEFENCE + 1, attack.defence.cards.length === 2 ? 1 : 0);
  into.set(DEFENCE + 2, gapProof ? 1 : 0);
  into.set(DEFENCE + 3, blitzProof ? 1 : 0);
  into.set(DEFENCE + 4, ends ? 1 : 0);
  into.set(DEFENCE + 5, attack.reflex ? 1 : 0);
  into.set(DEFENCE + 6, attack.enhancements.length > 0 ? 1 : 0);
}

/** What kind of answer it is. */
function describeManner(about: string, move: Move, into: SparseList): void {
  into.set(MANNER, move.type === 'pass' ? 1 : 0);
  into.set(MANNER + 1, move.type === 'regenerate' ? 1 : 0);
  into.set(MANNER + 2, move.type === 'attack' || move.type === 'combo' ? move.with.length : 0);
  into.set(MANNER + 3, move.type === 'combo' && move.link !== null ? 1 : 0);
  if (move.type === 'enhance') {
    const { enhancement } = cardOf(move.card);
    into.set(MANNER + 4, enhancement === 'blitz' ? 1 : 0);
    into.set(MANNER + 5, enhancement === 'gap' ? 1 : 0);
    into.set(MANNER + 6, enhancement === 'power' ? 1 : 0);
  }
  into.set(MANNER + 7, move.type === 'initiative' ? cardOf(move.card).initiative / 10 : 0);
  const place = ABOUTS.indexOf(about);
  if (place >= 0) into.set(MANNER + 8 + place, 1);
}

const ABOUTS = ['speed', 'press', 'power', 'countDown', 'countCorner', 'draw'];
