import {
  type Ask,
  type Choice,
  choose,
  type Manner,
  type Seat,
  withAnswers,
} from '../../engine/ask.ts';
import { at, range } from '../../engine/list.ts';
import { memo } from '../../engine/memo.ts';
import { teamOf } from './boxers.ts';
import { type Card, COLOURS, FACE_NAMES, FEWEST_CARDS, HAND_SIZE, handsOf } from './cards.ts';
import type { Move, Phases, State } from './kind.ts';
import type { Rule } from './rulebook.ts';

export type KnockoutAsk = Ask<Move, Rule>;

type Deciding = Exclude<keyof Phases, 'over'>;
type ForCards = 'training' | 'boxing';

/** The moves of each phase, as many as a seat can think of. */
type Moves = Readonly<Record<Deciding, readonly Move[]>>;

/** For each phase its own moves followed by all others, and the questions that return. */
interface Menu {
  readonly own: Moves;
  readonly others: Moves;
  readonly all: Moves;
  readonly asked: Readonly<Record<ForCards, (key: number, make: () => KnockoutAsk) => KnockoutAsk>>;
}

/** Asks for one of a phase's moves. */
export function chooseIn(
  phase: Deciding,
  s: State,
  seat: Seat,
  rule: Rule,
  refuse: (move: Move) => Rule | undefined,
  manner?: Manner<Move>,
): Choice<Move, Rule> {
  const { own, all } = menuOf(s, seat);
  const fits = own[phase].length;
  return choose(seat, rule, all[phase], fitting(fits, refuse), manner, fits);
}

/** The moves that belong to other phases. */
export function othersThan(phase: Deciding, s: State, seat: Seat): readonly Move[] {
  return menuOf(s, seat).others[phase];
}

/** KO-11: a move fits only its own phase; this many moves at the head of a list do. */
export function fitting(
  count: number,
  refuse: (move: Move) => Rule | undefined,
): (move: Move, place: number) => Rule | undefined {
  return (move, place) => (place < count ? refuse(move) : 'KO-11');
}

/** Asks for some of these cards; with the same cards it is the same question, so it is made once. */
export function askForCards(
  phase: ForCards,
  s: State,
  seat: Seat,
  cards: readonly Card[],
  make: () => KnockoutAsk,
): KnockoutAsk {
  return menuOf(s, seat).asked[phase](countsOf(cards), () => withAnswers(make()));
}

/** How many cards of each value there are, three bits for each. */
function countsOf(cards: readonly Card[]): number {
  let counts = 0;
  for (const card of cards) counts += 1 << (3 * card);
  return counts;
}

/** More than there are reserves or hands. */
const MOST_ASKS = 500;

const CARDS: readonly Card[] = [1, 2, 3, 4, 5];

const COLOUR_CHOICES: readonly Move[] = COLOURS.map((colour) => ({ type: 'colour', colour }));

const PLAYS: readonly Move[] = CARDS.map((card) => ({ type: 'play', card }));

const TRAININGS: readonly Move[] = [FEWEST_CARDS, HAND_SIZE].flatMap((size) =>
  handsOf(
    CARDS.flatMap((card) => Array<Card>(size).fill(card)),
    size,
  ).map((cards) => ({ type: 'train', cards }) as const),
);

export const PASS: Move = { type: 'pass' };

/** Own boxer heavy, light; target by seat from the left, heavy, light. */
function challengesOf(colours: Colours, seat: Seat): readonly Move[] {
  const seats = colours.length;
  const targets = range(seats - 1).flatMap((i) => teamOf({ colours }, (seat + 1 + i) % seats));
  return teamOf({ colours }, seat).flatMap((boxer) =>
    targets.map((target) => ({ type: 'challenge', boxer, target }) as const),
  );
}

/** Bets red then blue by amount and face, follows likewise, pass last. */
function placingsOn(amounts: readonly number[]): readonly Move[] {
  const squares = (['red', 'blue'] as const).flatMap((board) =>
    amounts.map((amount) => ({ board, amount })),
  );
  const bets = squares.flatMap((square) =>
    FACE_NAMES.map((face) => ({ type: 'bet', ...square, face }) as const),
  );
  return [...bets, ...squares.map((square) => ({ type: 'follow', ...square }) as const), PASS];
}

/** Colours are chosen before anything else, so no later phase lists them. */
function menu(seat: Seat, colours: Colours, amounts: readonly number[]): Menu {
  const own = {
    colours: COLOUR_CHOICES,
    challenge: challengesOf(colours, seat),
    training: TRAININGS,
    betting: placingsOn(amounts),
    boxing: PLAYS,
  };
  const { challenge, training, betting, boxing } = own;
  const others = {
    colours: [...challenge, ...training, ...betting, ...boxing],
    challenge: [...training, ...betting, ...boxing],
    training: [...challenge, ...betting, ...boxing],
    betting: [...challenge, ...training, ...boxing],
    boxing: [...challenge, ...training, ...betting],
  };
  const all = {
    colours: [...own.colours, ...others.colours],
    challenge: [...challenge, ...others.challenge],
    training: [...training, ...others.training],
    betting: [...betting, ...others.betting],
    boxing: [...boxing, ...others.boxing],
  };
  return { own, others, all, asked: { training: memo(MOST_ASKS), boxing: memo(MOST_ASKS) } };
}

type Colours = State['open']['colours'];

/** Menus by seat, made once for the amounts on the boards and the colours of the seats. */
const MENUS = new WeakMap<readonly number[], WeakMap<Colours, readonly Menu[]>>();

function menuOf({ options: { betAmounts }, open: { colours } }: State, seat: Seat): Menu {
  const menus = MENUS.get(betAmounts)?.get(colours) ?? newMenus(betAmounts, colours);
  return at(menus, seat);
}

function newMenus(betAmounts: readonly number[], colours: Colours): readonly Menu[] {
  const known = MENUS.get(betAmounts) ?? new WeakMap<Colours, readonly Menu[]>();
  const menus = colours.map((_, each) => menu(each, colours, betAmounts));
  MENUS.set(betAmounts, known.set(colours, menus));
  return menus;
}
