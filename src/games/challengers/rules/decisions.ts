import {
  type Ask,
  choose,
  type Item,
  type Manner,
  type Seat,
  select,
} from '../../../engine/ask.ts';
import { at } from '../../../engine/list.ts';
import { type Handlers, handle } from '../../../engine/tagged.ts';
import { type CardName, inOrder, takeOut } from '../instances.ts';
import type { Decision, Decisions, InPlay, Match, Move, Side, State } from '../kind.ts';
import { announce, whisper } from '../rule-of-event.ts';
import type { Rule } from '../rulebook.ts';
import { type Act, announceAct } from './act.ts';
import { takeFromBench } from './bench.ts';
import { deckIn } from './participants.ts';
import { robotAnswer } from './robot-answers.ts';

/** CH-70: asks for a decision; the Robot answers at once (CH-95). */
export function decide(p: InPlay, m: Match, decision: Decision): void {
  const player = m.sides[decision.side];
  const cards = candidatesFor(p.s, m, decision);
  if (player === 'robot') return carryOut(p, m, decision, robotAnswer(decision, cards));
  const { type: kind, source } = decision;
  const { min, max } = limitsOf(decision);
  const shown = isOpen(decision) ? [...cards] : [];
  announce(p, { type: 'decision', match: m.id, player, kind, source, cards: shown, min, max });
  if (!isOpen(decision)) {
    showCards(p.s, m, decision);
    whisper(p, player, { type: 'youSee', match: m.id, kind, source, cards: [...cards] });
  }
  m.agenda.push({ type: 'decide', decision });
}

/** The owner of a deck looks at the cards of it that the decision is about. */
export function showCards(s: State, m: Match, decision: Decision): void {
  const seat = m.sides[decision.side];
  if (seat !== 'robot' && !isOpen(decision))
    at(s.own, seat).seen = [...candidatesFor(s, m, decision)];
}

/** The decision that a match waits for. */
export function pendingIn(m: Match): Decision | undefined {
  const step = m.agenda.at(-1);
  return step?.type === 'decide' ? step.decision : undefined;
}

/** The match in which a seat has to decide, and what. */
export function decisionOf(
  s: State,
  seat: Seat,
): { readonly m: Match; readonly decision: Decision } | undefined {
  for (const m of s.open.matches) {
    const decision = pendingIn(m);
    if (decision && m.sides[decision.side] === seat) return { m, decision };
  }
  return undefined;
}

/** CH-70: the question to a seat that has to decide. */
export function askForChoice(s: State, seat: Seat): Ask<Move, Rule> | undefined {
  const pending = decisionOf(s, seat);
  if (!pending) return undefined;
  const { decision } = pending;
  if (isOpen(decision)) return askForCards(seat, decision, decision.cards);
  const seen = inOrder(at(s.own, seat).seen);
  if (decision.type === 'arrange') return askForCards(seat, decision, seen);
  const answers = seen.map((card): Move => ({ type: 'choose', cards: [card] }));
  return choose(seat, 'CH-70', answers, undefined, MANNERS[decision.type]);
}

/** Some of these cards, in an order that matters; they are listed in canonical order. */
function askForCards(seat: Seat, decision: Decision, from: readonly CardName[]): Ask<Move, Rule> {
  const what = { field: 'cards', from, ...limitsOf(decision), ordered: true, rests: CHOOSE };
  const make = (items: readonly Item[]): Move => ({ type: 'choose', cards: items.map(String) });
  const rules = { amount: 'CH-70', foreign: 'CH-70' } as const;
  return select(seat, 'CH-70', { ...what, ...rules, make }, MANNERS[decision.type]);
}

const CHOOSE = [{ type: 'choose' }];

const MANNERS: Readonly<Record<keyof Decisions, Manner<Move>>> = {
  keepTop: { about: 'keepTop', shared: true },
  arrange: { about: 'arrange', shared: true },
  search: { about: 'search', shared: true },
  exhaust: { about: 'exhaust', shared: true },
  benchToDeck: { about: 'benchToDeck', shared: true },
  reveal: { about: 'reveal', shared: true },
};

/** The pending decision of a seat is answered, and the match can go on. */
export function decideFor(p: InPlay, seat: Seat, cards: readonly CardName[]): void {
  const pending = decisionOf(p.s, seat);
  if (!pending) throw new Error(`seat ${seat} has nothing to decide`);
  const { m, decision } = pending;
  const own = at(p.s.own, seat);
  m.agenda.pop();
  if (own.seen.length > 0) {
    own.seen = [];
    whisper(p, seat, { type: 'youChose', match: m.id, kind: decision.type, cards: [...cards] });
  }
  carryOut(p, m, decision, cards);
}

/** CH-70: how many cards have to be named. */
function limitsOf(decision: Decision): { readonly min: number; readonly max: number } {
  if (decision.type === 'exhaust') return { min: decision.min, max: decision.max };
  if (decision.type === 'benchToDeck') return { min: decision.count, max: decision.count };
  return decision.type === 'arrange' ? { min: decision.look, max: decision.look } : ONE;
}

const ONE = { min: 1, max: 1 };

/** Whether the cards to choose from lie face up. */
function isOpen(decision: Decision): decision is Decision<'exhaust' | 'benchToDeck'> {
  return decision.type === 'exhaust' || decision.type === 'benchToDeck';
}

/** The cards to choose from. */
function candidatesFor(s: State, m: Match, decision: Decision): readonly CardName[] {
  return handle(CANDIDATES, decision, deckIn(s, m, decision.side));
}

const CANDIDATES: Handlers<Decisions, [deck: readonly CardName[]], readonly CardName[]> = {
  keepTop: ({ look }, deck) => deck.slice(0, look),
  arrange: ({ look }, deck) => deck.slice(0, look),
  search: (_, deck) => inOrder(deck),
  exhaust: ({ cards }) => cards,
  benchToDeck: ({ cards }) => cards,
  reveal: (_, deck) => deck.slice(0, 2),
};

function carryOut(p: InPlay, m: Match, decision: Decision, cards: readonly CardName[]): void {
  const { side, source } = decision;
  handle(ANSWERS, decision, { p, m, side, source: source ?? '' }, cards);
}

const ANSWERS: Handlers<Decisions, [act: Act, cards: readonly CardName[]]> = {
  keepTop: ({ look }, act, [kept]) => {
    const deck = deckIn(act.p.s, act.m, act.side);
    const seen = deck.splice(0, look);
    for (const card of seen) if (card === kept) deck.unshift(card);
    for (const card of seen) if (card !== kept) deck.push(card);
    announceAct(act, 'scry', { amount: look });
  },
  arrange: ({ look }, act, cards) => {
    deckIn(act.p.s, act.m, act.side).splice(0, look, ...cards);
    announceAct(act, 'arrange', { amount: look });
  },
  search: ({ to }, act, [found = '']) => {
    const deck = deckIn(act.p.s, act.m, act.side);
    const amount = deck.length;
    takeOut(deck, found);
    act.p.rng.stream(`search/${act.m.round}/${act.m.sides[act.side]}`).shuffle(deck);
    if (to === 'top') deck.unshift(found);
    else deck.push(found);
    announceAct(act, 'search', { amount });
  },
  exhaust: ({ bench }, act, cards) => exhaust(act, bench, cards),
  benchToDeck: (_, act, cards) => putOnDeck(act, cards),
  reveal: ({ opening }, { p, m, side }, [card = '']) => {
    const deck = deckIn(p.s, m, side);
    takeOut(deck, card);
    deck.unshift(card);
    m.agenda.push({ type: 'turnUp', side, opening });
  },
};

/** CH-71: cards go from a bench to the exhaust pile of its owner, in this order. */
export function exhaust(act: Act, whose: Side, cards: readonly CardName[]): void {
  const zone = act.m.zones[whose];
  for (const card of cards) {
    takeFromBench(zone, card);
    zone.exhaust.push(card);
  }
  announceAct(act, 'exhaustBench', { whose, cards, from: 'bench', to: 'exhaust' });
}

/** CH-76: cards go from the bench to the top of the deck one at a time; the last one is topmost. */
export function putOnDeck(act: Act, cards: readonly CardName[]): void {
  const { p, m, side } = act;
  for (const card of cards) {
    takeFromBench(m.zones[side], card);
    deckIn(p.s, m, side).unshift(card);
  }
  announceAct(act, 'benchToDeck', { cards, from: 'bench', to: 'deckTop' });
}
