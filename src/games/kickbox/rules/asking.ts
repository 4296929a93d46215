import type { Ask, Choice, Item, Seat, Select } from '../../../engine/ask.ts';
import { range } from '../../../engine/list.ts';
import type { CardId, Move } from '../kind.ts';
import type { Rule } from '../rulebook.ts';

/** A question for some cards of a hand or a pile. */
export interface Taking {
  readonly seat: Seat;
  /** The rule that asks, and the rule that says how many cards of which it may be. */
  readonly rule: Rule;
  readonly amount: Rule;
  readonly about: string;
  readonly field: 'cards' | 'with';
  readonly from: readonly CardId[];
  readonly min: number;
  readonly max: number;
  /** What stands beside the cards in an answer. */
  readonly rests: readonly { readonly type: string }[];
  make(cards: readonly CardId[], rest: number): Move;
  /** The first rule that forbids these cards, all of them from the list. */
  refuseCards(cards: readonly Item[], rest: number): Rule | undefined;
  /** Answers of another form. */
  readonly also: readonly Move[];
  refuse(move: Move): Rule | undefined;
  readonly idle: Move | null;
  readonly sealed: boolean;
}

/**
 * Asks for some cards, in whatever order they are named (KB-9). Where at most one can be taken
 * there is no order, and the answers are listed.
 */
export function askForSome(what: Taking): Ask<Move, Rule> {
  return what.max <= 1 ? listed(what) : chosen(what);
}

function listed(what: Taking): Choice<Move, Rule> {
  const { from, min, max, also } = what;
  const answers: Move[] = [];
  for (let rest = 0; rest < what.rests.length; rest++) {
    if (min === 0 && what.refuseCards(NOTHING, rest) === undefined)
      answers.push(what.make(NOTHING, rest));
    for (let i = 0; i < from.length && max === 1; i++) {
      const cards = from.slice(i, i + 1);
      if (what.refuseCards(cards, rest) === undefined) answers.push(what.make(cards, rest));
    }
  }
  const fitting = answers.length;
  for (const move of also) answers.push(move);
  return {
    form: 'choose',
    seat: what.seat,
    rule: what.rule,
    about: what.about,
    idle: () => idle(what),
    open: false,
    talk: false,
    sealed: what.sealed,
    shared: false,
    within: null,
    answers,
    fitting: answers.length,
    refuse: (move, place) => (place < fitting ? undefined : what.refuse(move)),
  };
}

const NOTHING: readonly CardId[] = [];

function chosen(what: Taking): Select<Move, Rule> {
  const { min, max, amount } = what;
  const from = what.from.slice();
  return {
    form: 'select',
    seat: what.seat,
    rule: what.rule,
    about: what.about,
    idle: () => idle(what),
    open: false,
    talk: false,
    sealed: what.sealed,
    shared: false,
    within: null,
    field: what.field,
    from,
    min,
    max,
    ordered: false,
    rests: what.rests,
    make: (cards, rest) => what.make(areCards(cards) ? cards : [], rest),
    refuseItems: (cards, rest) => {
      if (cards.length < min || cards.length > max) return amount;
      return what.refuseCards(cards, rest);
    },
    foreign: amount,
    also: what.also,
    refuse: what.refuse,
  };
}

function areCards(items: readonly Item[]): items is readonly CardId[] {
  for (let i = 0; i < items.length; i++) if (typeof items[i] !== 'string') return false;
  return true;
}

/** The clock's answer: the one that is named, or the first cards in their order. */
function idle({ idle: named, make, from, min }: Taking): Move {
  return named ?? make(from.slice(0, min), 0);
}

/** Answers that name a number, by it. */
export function numbered(make: (count: number) => Move): (most: number) => readonly Move[] {
  const answers = range(10).map((most) => range(most + 1).map(make));
  return (most) => answers[most] ?? range(most + 1).map(make);
}
