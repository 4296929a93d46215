import type { Seat } from '../../engine/ask.ts';
import type { Game } from '../../engine/game.ts';
import { free, oneOf } from '../../engine/options.ts';
import type { Rng } from '../../engine/rng.ts';
import { imagine } from './imagine.ts';
import type { Fight, KnockOut, Move, Options, Phase, State, Tell } from './kind.ts';
import type { KnockoutAsk } from './menu.ts';
import { notate } from './notation.ts';
import { MISSHAPEN } from './rule-of-event.ts';
import { RULES, type Rule } from './rulebook.ts';
import { asksForChip, bet, follow, pass } from './rules/betting.ts';
import { asksForCards, play as playCard } from './rules/boxing.ts';
import { asksForChallenge, challenge } from './rules/challenge.ts';
import { asksForColour, chooseColour } from './rules/colours.ts';
import { outcome } from './rules/end.ts';
import { setup } from './rules/setup.ts';
import { asksForHands, train } from './rules/training.ts';

/** Knock Out: managers send two boxers into the ring, and everybody bets. */
export const knockout: Game<KnockOut> = {
  id: 'knockout',
  version: 1,
  seats: { min: 3, max: 5 },
  options: {
    seasons: oneOf('KO-81', [1, 2]),
    variableStart: oneOf('KO-79', [false, true]),
    startPlayer: oneOf<Options['startPlayer'], Rule>('KO-6', ['random', 0, 1, 2, 3, 4]),
    bonusShare: oneOf('KO-74', ['boxer', 'player']),
    discardsVisible: oneOf('KO-103', [false, true]),
    twelfthCard: oneOf('KO-104', [3, 2, 4]),
    betAmounts: free('KO-105', [4000, 6000, 8000, 10000], areAmounts),
    debtNotes: oneOf('KO-106', ['unlimited', 'printed']),
    titles: oneOf('KO-107', ['unlimited', 'printed']),
    strictMemory: oneOf('KO-108', [false, true]),
    colours: oneOf('KO-109', ['seats', 'chosen']),
    hiddenCash: oneOf('H-1', [false, true]),
    shortSeason: oneOf('H-2', [false, true]),
  },
  presets: { basic: {}, pro: { seasons: 2, variableStart: true } },
  forbids: ({ startPlayer, strictMemory, discardsVisible }, seats) => {
    if (startPlayer !== 'random' && startPlayer >= seats) return 'KO-6';
    return strictMemory && discardsVisible ? 'KO-108' : undefined;
  },
  rules: RULES,
  cites: {
    turn: 'KO-11',
    turnFirst: true,
    unknown: MISSHAPEN,
  },

  setup,
  asks,
  play,
  outcome,
  clone,
  glance: (own) => ({
    reserves: own.map(({ reserve }) => reserve.length),
    hands: own.map(({ hand }) => hand.length),
    ready: own.map(({ chosen }) => chosen !== null),
  }),
  imagine: (view, heard, rng) => clone(imagine(view, heard, rng)),
  notate,
};

function asks(s: State): readonly KnockoutAsk[] {
  const { phase } = s.open;
  switch (phase.type) {
    case 'colours':
      return asksForColour(s, phase);
    case 'challenge':
      return asksForChallenge(s, phase);
    case 'training':
      return asksForHands(s, phase);
    case 'betting':
      return asksForChip(s, phase);
    case 'boxing':
      return asksForCards(s, phase);
    case 'over':
      return NOTHING;
  }
}

const NOTHING: readonly KnockoutAsk[] = [];

/** KO-11: each phase takes its own moves; the referee lets no other through. */
function play(s: State, seat: Seat, move: Move, _rng: Rng, tell: Tell): void {
  const { phase } = s.open;
  switch (phase.type) {
    case 'colours':
      if (move.type === 'colour') chooseColour(s, phase, seat, move.colour, tell);
      break;
    case 'challenge':
      if (move.type === 'challenge') challenge(s, seat, move, tell);
      break;
    case 'training':
      if (move.type === 'train') train(s, phase, seat, move.cards, tell);
      break;
    case 'betting':
      placeChip(s, phase, seat, move, tell);
      break;
    case 'boxing':
      if (move.type === 'play') playCard(s, phase, seat, move.card, tell);
      break;
    case 'over':
      break;
  }
}

function placeChip(s: State, phase: Phase<'betting'>, seat: Seat, move: Move, tell: Tell): void {
  if (move.type === 'bet') bet(s, phase, seat, move, tell);
  if (move.type === 'follow') follow(s, phase, seat, move, tell);
  if (move.type === 'pass') pass(s, phase, seat, tell);
}

/** Arrays of cards and standings are never changed in place, so they are shared. */
function clone({ options, open, own, hidden }: State): State {
  return {
    options,
    open: {
      season: open.season,
      phase: clonePhase(open.phase),
      colours: open.colours,
      cash: open.cash.slice(),
      debts: open.debts.slice(),
      boxers: open.boxers.slice(),
      trophy: open.trophy,
      steak: open.steak,
      pot: open.pot,
      bank: open.bank,
      results: open.results.slice(),
      discards: open.discards?.slice() ?? null,
    },
    own: own.map(({ reserve, hand, chosen }) => ({ reserve, hand, chosen })),
    hidden,
  };
}

/** A fight changes while it is going on, and no more afterwards. */
function clonePhase(phase: Phase): Phase {
  switch (phase.type) {
    case 'training':
    case 'boxing':
      return { type: phase.type, fight: cloneFight(phase.fight) };
    case 'betting':
      return { ...phase, fight: cloneFight(phase.fight) };
    case 'colours':
    case 'challenge':
    case 'over':
      return phase;
  }
}

function cloneFight({ red, blue, bets, passes, rounds }: Fight): Fight {
  return { red, blue, bets: bets.slice(), passes: passes.slice(), rounds: rounds.slice() };
}

/** The highest amount a board may show, so that sums stay exact. */
const HIGHEST_AMOUNT = 1_000_000_000;

/** KO-105: four rising amounts whose halves are whole thousands. */
function areAmounts(value: unknown): value is readonly number[] {
  return (
    Array.isArray(value) &&
    value.length === 4 &&
    value.every(
      (amount, i) =>
        Number.isInteger(amount) &&
        amount % 2000 === 0 &&
        amount > (i === 0 ? 0 : value[i - 1]) &&
        amount <= HIGHEST_AMOUNT,
    )
  );
}
