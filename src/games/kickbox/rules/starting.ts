import { type Ask, choose } from '../../../engine/ask.ts';
import { at } from '../../../engine/list.ts';
import type { Rng } from '../../../engine/rng.ts';
import { cardOf, type Printed } from '../deck.ts';
import type { CardId, Corner, Fighter, Move, Next, Options, State, Tell } from '../kind.ts';
import { announce } from '../rule-of-event.ts';
import type { Rule } from '../rulebook.ts';
import { deckOf, roundsOf } from './advanced.ts';
import { CORNERS, deck, fighter, hand, limit, other, stepOf } from './corners.ts';
import { draw } from './exhaustion.ts';
import { allIn, answered } from './secrets.ts';

/** KB-10: both decks are shuffled, then both fighters draw their hands. */
export function deal(print: readonly Printed[], options: Options, rng: Rng, tell: Tell): State {
  const [red, blue] = [deckOf(print, options, 0), deckOf(print, options, 1)];
  const s: State = {
    options,
    open: {
      rounds: roundsOf(options),
      fight: 1,
      round: 1,
      phase: 0,
      active: null,
      step: { type: 'mulligan', asked: [] },
      attack: null,
      down: null,
      duelDue: false,
      acted: false,
      idlePhases: 0,
      fighters: [newcomer(red.removed), newcomer(blue.removed)],
      scorecard: [],
    },
    own: CORNERS.map(() => ({ hand: [], answer: null, shown: options.openHands })),
    hidden: { decks: [shuffled(0, red.cards, 1, rng), shuffled(1, blue.cards, 1, rng)] },
  };
  for (const seat of CORNERS) draw(s, seat, limit(s, seat), rng, tell);
  return s;
}

/** KB-123: all cards go back, and the fight begins anew with other hands. */
export function again(s: State, rng: Rng, tell: Tell): Next {
  const { open, hidden } = s;
  open.fight++;
  announce(tell, { type: 'again', fight: open.fight });
  for (const seat of CORNERS) {
    hidden.decks[seat] = shuffled(seat, allCards(s, seat), open.fight, rng);
  }
  for (const seat of CORNERS) {
    Object.assign(fighter(s, seat), newcomer(fighter(s, seat).removed));
    at(s.own, seat).hand = [];
  }
  Object.assign(open, { round: 1, phase: 0, active: null, duelDue: false, scorecard: [] });
  for (const seat of CORNERS) draw(s, seat, limit(s, seat), rng, tell);
  return offerMulligan(s);
}

function shuffled(seat: Corner, cards: readonly CardId[], fight: number, rng: Rng): CardId[] {
  return rng.stream(`deck/${seat}/${fight}`).shuffle([...cards]);
}

/** Every card of a fighter in its canonical order, wherever it lies. */
function allCards(s: State, seat: Corner): CardId[] {
  const { table, discard, hit, knockdown, spent } = fighter(s, seat);
  const points = fighter(s, other(seat)).vpCards;
  const played = [...table, ...discard, ...hit, ...knockdown, ...spent, ...points];
  return [...deck(s, seat), ...hand(s, seat), ...played].sort();
}

/** A fighter who enters the ring. */
export function newcomer(removed: readonly CardId[]): Fighter {
  return {
    table: [],
    discard: [],
    hit: [],
    knockdown: [],
    spent: [],
    vpCards: [],
    removed,
    runOuts: 0,
    blows: 0,
    kept: false,
  };
}

/** KB-11: asks every fighter with the right to a new opening hand; then KB-13. */
export function offerMulligan(s: State): Next {
  return offerTo(s, CORNERS);
}

function offerTo(s: State, seats: readonly Corner[]): Next {
  const asked = seats.filter((seat) => mayMulligan(hand(s, seat), s.options.mulligan));
  if (asked.length === 0) return 'determineStarter';
  s.open.step = { type: 'mulligan', asked };
  return null;
}

export function mayMulligan(cards: readonly CardId[], option: Options['mulligan']): boolean {
  const has = (colour: 'red' | 'green'): boolean =>
    cards.some((id) => cardOf(id).colours.includes(colour));
  return mayChange({ red: has('red'), green: has('green') }, option);
}

/** KB-11: the hand has neither red nor green, or with the option lacks one of them. */
export function mayChange(
  { red, green }: { readonly red: boolean; readonly green: boolean },
  option: Options['mulligan'],
): boolean {
  if (option === 'off') return false;
  return option === 'neither' ? !red && !green : !red || !green;
}

export function asksForMulligan(s: State, asked: readonly Corner[]): Ask<Move, Rule>[] {
  return asked
    .filter((seat) => at(s.own, seat).answer === null)
    .map((seat) => choose(seat, 'KB-12', MULLIGANS, undefined, { idle: KEEP, sealed: true }));
}

const KEEP: Move = { type: 'mulligan', take: false };
const MULLIGANS: readonly Move[] = [{ type: 'mulligan', take: true }, KEEP];

export function answerMulligan(s: State, asked: readonly Corner[]): Next {
  return allIn(s, asked) ? 'mulligans' : null;
}

/** KB-12: draws the new hands and checks the right again for each of them. */
export function mulligans(s: State, rng: Rng, tell: Tell): Next {
  const { asked } = stepOf(s, 'mulligan');
  const takers = asked.filter((seat) => answered(s, seat, 'mulligan')?.take);
  for (const seat of asked) {
    if (takers.includes(seat)) changeHand(s, seat, rng, tell);
    else fighter(s, seat).kept = true;
  }
  return offerTo(s, takers);
}

/** KB-12: the new cards are drawn before the old ones are shuffled in. */
function changeHand(s: State, seat: Corner, rng: Rng, tell: Tell): void {
  const old = hand(s, seat).splice(0);
  announce(tell, { type: 'mulligan', seat });
  draw(s, seat, Math.min(limit(s, seat), deck(s, seat).length), rng, tell);
  deck(s, seat).push(...old);
  rng.stream(`mulligan/${seat}/${s.open.fight}`).shuffle(deck(s, seat));
}
