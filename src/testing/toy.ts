import { type Ask, choose, select } from '../engine/ask.ts';
import type * as engine from '../engine/game.ts';
import { at, range, without, withoutAll } from '../engine/list.ts';
import { oneOf } from '../engine/options.ts';
import type { Rng } from '../engine/rng.ts';

/**
 * High Card: a toy game with hidden cards, simultaneous answers and randomness, small enough to
 * enumerate.
 */
export const TOY_RULES = {
  'TOY-1': 'Each seat is dealt two cards; the rest is the deck.',
  'TOY-2': 'All seats secretly swap up to one card; their cards go under the deck, which is mixed.',
  'TOY-3': 'All seats secretly play a card; the highest takes the round.',
  'TOY-4': 'Whoever took the round looks at the top card of the deck, or does not.',
  'TOY-5': 'The others may cheer, once.',
  'TOY-6': 'The game ends when all cards are played.',
  'TOY-7': 'A card can only be played by who holds it.',
} as const;

type Rule = keyof typeof TOY_RULES;

interface Toy {
  readonly options: { readonly cards: 5 | 6 };
  readonly open: {
    phase: 'swap' | 'play' | 'peek' | 'over';
    winner: number | null;
    cheered: boolean[];
    points: number[];
    played: number[];
  };
  /** `seen` is the top card of the deck, for a seat that has looked at it. */
  readonly own: { hand: number[]; chosen: number[] | null; seen: number | null };
  readonly hidden: { deck: number[] };
  readonly glance: { readonly ready: readonly boolean[]; readonly hands: readonly number[] };
  readonly moves: {
    swap: { readonly cards: readonly number[] };
    play: { readonly card: number };
    peek: object;
    leave: object;
    cheer: object;
  };
  readonly events: {
    swapped: { readonly counts: readonly number[] };
    round: { readonly cards: readonly number[]; readonly winner: number };
    peeked: { readonly seat: number };
    left: { readonly seat: number };
    cheered: { readonly seat: number };
    ended: { readonly points: readonly number[] };
  };
  readonly whispers: {
    hand: { readonly cards: readonly number[] };
    top: { readonly card: number };
  };
  readonly reasons: object;
  readonly rule: Rule;
}

type State = engine.State<Toy>;
type Move = engine.Move<Toy>;
type Tell = engine.Tell<Toy>;
export type ToyGame = engine.Game<Toy>;

export const toy: ToyGame = {
  id: 'toy',
  version: 1,
  seats: { min: 2, max: 2 },
  options: { cards: oneOf('TOY-1', [5, 6]) },
  presets: {},
  forbids: () => undefined,
  rules: TOY_RULES,
  cites: {
    turn: 'TOY-3',
    unknown: {
      swap: 'TOY-2',
      play: 'TOY-3',
      peek: 'TOY-4',
      leave: 'TOY-4',
      cheer: 'TOY-5',
      other: 'TOY-3',
    },
  },

  setup: (seats, options, rng, tell) => {
    const deck = rng.stream('deck').shuffle(range(options.cards).map((n) => n + 1));
    const own = range(seats).map(() => ({
      hand: sorted(deck.splice(0, 2)),
      chosen: null,
      seen: null,
    }));
    for (const [seat, { hand }] of own.entries())
      tell.one(seat, 'TOY-1', { type: 'hand', cards: [...hand] });
    const open = {
      phase: 'swap',
      winner: null,
      cheered: own.map(() => false),
      points: own.map(() => 0),
      played: [],
    } as const;
    return {
      options,
      open: { ...open, cheered: [...open.cheered], points: [...open.points], played: [] },
      own,
      hidden: { deck },
    };
  },
  asks: (s) => range(s.own.length).flatMap((seat) => ask(s, seat)),
  play: (s, seat, move, rng, tell) => {
    const mine = at(s.own, seat);
    if (move.type === 'cheer') return cheer(s, seat, tell);
    if (move.type === 'peek' || move.type === 'leave') return look(s, seat, move.type, tell);
    mine.chosen = move.type === 'swap' ? [...move.cards] : [move.card];
    if (s.own.some((own) => own.chosen === null)) return;
    if (s.open.phase === 'swap') swapAll(s, rng, tell);
    else reveal(s, tell);
  },
  outcome: (s) => {
    if (s.open.phase !== 'over') return undefined;
    const scores = [...s.open.points];
    const ranked = [...new Set(scores)].sort((a, b) => b - a);
    const places = ranked.map((score) =>
      range(scores.length).filter((seat) => scores[seat] === score),
    );
    return { places, scores, rule: 'TOY-6' };
  },
  clone: ({ options, open, own, hidden }) => ({
    options,
    open: {
      ...open,
      cheered: [...open.cheered],
      points: [...open.points],
      played: [...open.played],
    },
    own: own.map((mine) => ({ ...mine, hand: [...mine.hand] })),
    hidden: { deck: [...hidden.deck] },
  }),
  glance: (own) => ({
    ready: own.map((mine) => mine.chosen !== null),
    hands: own.map((mine) => mine.hand.length),
  }),
  imagine,
  notate: (move) => {
    if (move.type === 'swap') return `swap ${move.cards.join(' ')}`.trim();
    return move.type === 'play' ? `play ${move.card}` : move.type;
  },
};

function ask(s: State, seat: number): Ask<Move, Rule>[] {
  const { phase, winner, cheered } = s.open;
  const { hand, chosen } = at(s.own, seat);
  const sealed = true;
  if (phase === 'swap' && chosen === null) {
    return [
      select<Move, Rule>(
        seat,
        'TOY-2',
        {
          ...{ field: 'cards', from: hand, min: 0, max: 1, rests: [{ type: 'swap' }] },
          make: (cards) => ({ type: 'swap', cards: cards.map(Number) }),
          ...{ amount: 'TOY-2', foreign: 'TOY-7' },
        },
        { sealed },
      ),
    ];
  }
  if (phase === 'play' && chosen === null) {
    const refuse = (move: Move) =>
      move.type === 'play' && hand.includes(move.card) ? undefined : 'TOY-7';
    return [choose(seat, 'TOY-3', at([PLAYS], 0), refuse, { sealed })];
  }
  if (phase === 'peek' && winner === seat) return [choose<Move, Rule>(seat, 'TOY-4', LOOKS)];
  if (phase === 'peek' && !cheered[seat]) {
    return [choose<Move, Rule>(seat, 'TOY-5', CHEERS, undefined, { open: true, talk: true })];
  }
  return [];
}

const PLAYS: readonly Move[] = [1, 2, 3, 4, 5, 6].map((card) => ({ type: 'play', card }) as const);
const LOOKS: readonly Move[] = [{ type: 'leave' }, { type: 'peek' }];
const CHEERS: readonly Move[] = [{ type: 'cheer' }];

function swapAll(s: State, rng: Rng, tell: Tell): void {
  const counts = s.own.map((mine) => mine.chosen?.length ?? 0);
  tell.all('TOY-2', { type: 'swapped', counts });
  for (const mine of s.own) {
    mine.hand = withoutAll(mine.hand, mine.chosen ?? []);
    s.hidden.deck.push(...(mine.chosen ?? []));
  }
  rng.stream('deck').shuffle(s.hidden.deck);
  for (const [seat, mine] of s.own.entries()) {
    mine.hand = sorted([...mine.hand, ...s.hidden.deck.splice(0, at(counts, seat))]);
    mine.chosen = null;
    tell.one(seat, 'TOY-2', { type: 'hand', cards: [...mine.hand] });
  }
  s.open.phase = 'play';
}

function reveal(s: State, tell: Tell): void {
  const cards = s.own.map((mine) => at(mine.chosen ?? [], 0));
  const winner = cards.indexOf(Math.max(...cards));
  for (const [seat, mine] of s.own.entries()) {
    mine.hand = without(mine.hand, at(cards, seat));
    mine.chosen = null;
  }
  s.open.played.push(...cards);
  s.open.points[winner] = at(s.open.points, winner) + 1;
  tell.all('TOY-3', { type: 'round', cards, winner });
  s.open.phase = 'peek';
  s.open.winner = winner;
}

function look(s: State, seat: number, type: 'peek' | 'leave', tell: Tell): void {
  if (type === 'peek') {
    tell.all('TOY-4', { type: 'peeked', seat });
    at(s.own, seat).seen = at(s.hidden.deck, 0);
    tell.one(seat, 'TOY-4', { type: 'top', card: at(s.hidden.deck, 0) });
  } else tell.all('TOY-4', { type: 'left', seat });
  s.open.winner = null;
  s.open.cheered = s.open.cheered.map(() => false);
  s.open.phase = at(s.own, 0).hand.length > 0 ? 'play' : 'over';
  if (s.open.phase === 'over') tell.all('TOY-6', { type: 'ended', points: [...s.open.points] });
}

function cheer(s: State, seat: number, tell: Tell): void {
  s.open.cheered[seat] = true;
  tell.all('TOY-5', { type: 'cheered', seat });
}

/** Deals the cards unknown to the seat, and lets players who are ready choose among theirs. */
function imagine(view: engine.View<Toy>, heard: readonly engine.News<Toy>[], rng: Rng): State {
  const { options, open, glance, seat, own } = view;
  const known = [...open.played, ...(own?.hand ?? [])];
  const top = own?.seen ?? null;
  const looked = heard.flatMap(({ news }) => (news.type === 'peeked' ? [news.seat] : []));
  const rest = rng.shuffle(
    range(options.cards)
      .map((n) => n + 1)
      .filter((card) => !known.includes(card) && card !== top),
  );
  const hands = glance.hands.map((size, other) =>
    other === seat && own ? own.hand : sorted(rest.splice(0, size)),
  );
  const deck = top === null ? rest : [top, ...rest];
  const owns = hands.map((hand, other) => {
    if (other === seat && own) return { ...own, hand: [...own.hand] };
    const chosen = glance.ready[other] ? chosenFrom(hand, open.phase, rng) : null;
    return { hand: [...hand], chosen, seen: looked.includes(other) ? at(deck, 0) : null };
  });
  return toy.clone({ options, open, own: owns, hidden: { deck } });
}

function chosenFrom(hand: readonly number[], phase: string, rng: Rng): number[] {
  const pick = rng.below(hand.length + (phase === 'swap' ? 1 : 0));
  return pick < hand.length ? [at(hand, pick)] : [];
}

function sorted(cards: number[]): number[] {
  return cards.sort((a, b) => a - b);
}
