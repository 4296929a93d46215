import type { Item, Seat, Select } from '../../../engine/ask.ts';
import { at, withoutAll } from '../../../engine/list.ts';
import { type Card, HAND_SIZE } from '../cards.ts';
import type { Fight, Fighter, Move, Phase, State, Tell } from '../kind.ts';
import { askForCards, fitting, type KnockoutAsk, othersThan } from '../menu.ts';
import { announce } from '../rule-of-event.ts';
import type { Rule } from '../rulebook.ts';
import { bettingOrder, bettingRound } from './betting.ts';

/** KO-23: both fighters are asked for their hand at once. */
export function asksForHands(s: State, { fight }: Phase<'training'>): KnockoutAsk[] {
  return askFighters(s, fight, (seat) => {
    const { reserve } = at(s.own, seat);
    return askForCards('training', s, seat, reserve, () => askForHand(s, seat, reserve));
  });
}

/** Asks challenger and defender, unless they have chosen. */
export function askFighters(
  s: State,
  { red, blue }: Fight,
  ask: (seat: Seat) => KnockoutAsk,
): KnockoutAsk[] {
  const asks: KnockoutAsk[] = [];
  if (!hasChosen(s, red)) asks.push(ask(red.seat));
  if (!hasChosen(s, blue)) asks.push(ask(blue.seat));
  return asks;
}

/** Whether both fighters have sealed a choice. */
export function bothHaveChosen(s: State, { red, blue }: Fight): boolean {
  return hasChosen(s, red) && hasChosen(s, blue);
}

function hasChosen({ own }: State, { seat }: Fighter): boolean {
  return at(own, seat).chosen !== null;
}

function askForHand(s: State, seat: Seat, reserve: readonly Card[]): Select<Move, Rule> {
  const size = Math.min(HAND_SIZE, reserve.length);
  return {
    form: 'select',
    seat,
    rule: 'KO-23',
    about: 'train',
    idle: () => training(reserve.slice(0, size)),
    open: false,
    talk: false,
    sealed: true,
    shared: false,
    within: null,
    field: 'cards',
    from: reserve,
    min: size,
    max: size,
    ordered: false,
    rests: TRAIN,
    make: training,
    refuseItems: (cards) => (isHand(cards, size, reserve) ? undefined : 'KO-23'),
    foreign: 'KO-23',
    also: othersThan('training', s, seat),
    refuse: fitting(0, () => 'KO-11'),
  };
}

const TRAIN = [{ type: 'train' }];

function training(cards: readonly Item[]): Move {
  if (!areCards(cards)) throw new TypeError('a hand is made of cards');
  return { type: 'train', cards };
}

function areCards(items: readonly Item[]): items is readonly Card[] {
  return items.every((item) => typeof item === 'number');
}

/** Whether these cards, in ascending order as those held are, can be taken from them. */
function isHand(cards: readonly Item[], size: number, from: readonly Card[]): boolean {
  let place = 0;
  for (const card of cards) {
    while (place < from.length && from[place] !== card) place++;
    if (place === from.length) return false;
    place++;
  }
  return cards.length === size;
}

/** KO-24: a choice is final; when both are in, the chosen cards become the hands. */
export function train(
  s: State,
  { fight }: Phase<'training'>,
  seat: Seat,
  cards: readonly Card[],
  tell: Tell,
): void {
  tell.final();
  at(s.own, seat).chosen = cards;
  announce(tell, { type: 'trained', seat, count: cards.length });
  tell.one(seat, 'KO-24', { type: 'hand', seat, cards: [...cards] });
  if (!bothHaveChosen(s, fight)) return;
  takeHand(s, fight.red.seat);
  takeHand(s, fight.blue.seat);
  const seats = s.own.length;
  s.open.phase = bettingRound(fight, 1, seats);
  announce(tell, { type: 'bettingOpened', order: bettingOrder(fight, seats) });
}

function takeHand(s: State, seat: Seat): void {
  const mine = at(s.own, seat);
  mine.hand = mine.chosen ?? [];
  mine.reserve = withoutAll(mine.reserve, mine.hand);
  mine.chosen = null;
}
