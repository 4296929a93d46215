import type { Corner, How, View } from '../kind.ts';
import type { Rule } from '../rulebook.ts';
import { beltProfileOf } from '../rules/advanced.ts';
import { opposite } from './table.ts';

/** A thing that decides whether a fighter gets up: passed, fatal, or not reached any more. */
export interface Check {
  readonly what: 'firstDown' | 'surplus' | 'exhausted' | 'deck' | 'count';
  readonly rule: Rule;
  /** What is compared: surplus hits, cards of the deck, cards to draw. */
  readonly figure: number;
  readonly state: 'passed' | 'out' | 'open';
}

/** What a number of hits would do to a fighter. */
export interface Prospect {
  readonly hits: number;
  readonly hand: number;
  /** Cards that leave the hand, and hits beyond them. */
  readonly lost: number;
  readonly surplus: number;
  /** In order; none without a knockdown. */
  readonly checks: readonly Check[];
  /** How the fight would end, if it would. */
  readonly ends: How | null;
}

/** KB-93, KB-84. */
const KNOCKOUT = 4;
const DECK_CARDS = 3;

/** KB-81 to KB-84: what happens to a fighter who takes `hits` hits now. */
export function prospect(view: View, seat: Corner, hits: number): Prospect {
  const hand = view.glance.hands[seat];
  const lost = Math.min(hand, hits);
  const surplus = hits - lost;
  const ends = surplus > 0 ? endOf(view, seat, surplus) : null;
  const checks = surplus > 0 ? checklist(view, seat, surplus, ends) : [];
  return { hits, hand, lost, surplus, checks, ends: ends?.how ?? null };
}

/** KB-84: the checks that decide whether a fighter gets up after `surplus` hits too many. */
export function checksOf(view: View, seat: Corner, surplus: number): readonly Check[] {
  return checklist(view, seat, surplus, endOf(view, seat, surplus));
}

interface End {
  readonly at: Check['what'];
  readonly how: How;
}

/** KB-84: the first of these that applies. */
function endOf({ options, open, glance }: View, seat: Corner, surplus: number): End | null {
  if (options.variant === 'totalFight') return { at: 'firstDown', how: 'ko-down' };
  if (surplus >= KNOCKOUT) return { at: 'surplus', how: 'ko-surplus' };
  if (open.fighters[seat].runOuts > 0) return { at: 'exhausted', how: 'ko-exhausted' };
  const left = glance.decks[seat] - surplus * DECK_CARDS;
  const short = options.exhaustion === 'deckEmpty' ? left <= 0 : left < 0;
  return short ? { at: 'deck', how: 'ko-exhausted' } : null;
}

const ORDER = ['firstDown', 'surplus', 'exhausted', 'deck', 'count'] as const;
const RULES: Readonly<Record<Check['what'], Rule>> = {
  firstDown: 'KB-143',
  surplus: 'KB-93',
  exhausted: 'KB-92',
  deck: 'KB-84',
  count: 'KB-94',
};

/** The checks of a knockdown in their order, up to the fatal one. */
function checklist(view: View, seat: Corner, surplus: number, end: End | null): Check[] {
  const figures: Readonly<Record<Check['what'], number>> = {
    firstDown: 1,
    surplus,
    exhausted: view.open.fighters[seat].runOuts,
    deck: surplus * DECK_CARDS,
    count: Math.max(0, beltProfileOf(view.options, seat).hand - surplus),
  };
  const fatal = end ? ORDER.indexOf(end.at) : ORDER.length;
  const first = view.options.variant === 'totalFight' ? 0 : 1;
  return ORDER.slice(first).map((what) => {
    const place = ORDER.indexOf(what);
    const state = place < fatal ? 'passed' : place === fatal ? 'out' : 'open';
    return { what, rule: RULES[what], figure: figures[what], state };
  });
}

/** What drawing a number of cards does to the deck. */
export function drawEnds(
  { options, open, glance }: View,
  seat: Corner,
  cards: number,
): 'fine' | 'exhausts' | 'loses' {
  const deck = glance.decks[seat];
  const { runOuts } = open.fighters[seat];
  const out = options.exhaustion === 'deckEmpty' ? cards >= deck : cards > deck;
  if (cards === 0 || !out) return 'fine';
  if (runOuts === 0) return 'exhausts';
  return options.variant === 'ring' ? 'fine' : 'loses';
}

/** KB-111, KB-112: the points of this round if it ended now. */
export function pointsNow(
  hits: readonly [number, number],
  downs: readonly [number, number],
  seat: Corner,
): { readonly hits: number; readonly knockdowns: number } {
  const more = hits[seat] > hits[opposite(seat)];
  return {
    hits: more ? (hits[seat] >= MANY_HITS ? 2 : 1) : 0,
    knockdowns: downs[seat] > downs[opposite(seat)] ? 1 : 0,
  };
}

/** KB-111: this many hits or more are worth two points. */
export const MANY_HITS = 7;
