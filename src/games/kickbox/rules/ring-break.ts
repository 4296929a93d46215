import { type Ask, choose } from '../../../engine/ask.ts';
import { at, range } from '../../../engine/list.ts';
import type { Rng } from '../../../engine/rng.ts';
import type { CardId, Corner, Move, Next, Pair, State, Tell } from '../kind.ts';
import { announce } from '../rule-of-event.ts';
import type { Rule } from '../rulebook.ts';
import { beltProfileOf, classesLighter } from './advanced.ts';
import { askForSome } from './asking.ts';
import {
  CORNERS,
  deck,
  drawable,
  exhausted,
  fighter,
  hand,
  limit,
  other,
  pair,
} from './corners.ts';
import { decideOnPoints, hits, knockdowns, writeScore } from './end.ts';
import { draw } from './exhaustion.ts';
import { allIn, answered } from './secrets.ts';

/** KB-111: this many hits or more are worth two points. */
const MANY_HITS = 7;

/** KB-110: points are awarded; after the last round they decide, else the ring break follows. */
export function endRound(s: State, tell: Tell): Next {
  award(s, tell);
  if (s.open.round === s.open.rounds) return decideOnPoints(s, tell);
  s.open.step = { type: 'ringBreak' };
  return resting(s).length > 0 ? null : 'nextRound';
}

/** KB-111 to KB-114: points for hits and knockdowns, then the areas are cleared. */
function award(s: State, tell: Tell): void {
  const forHits = pair((seat) => pointsForHits(s, seat));
  const forKnockdowns = pair((seat) => (knockdowns(s, seat) > knockdowns(s, other(seat)) ? 1 : 0));
  const gained: Pair = {
    red: forHits.red + forKnockdowns.red,
    blue: forHits.blue + forKnockdowns.blue,
  };
  writeScore(s, gained);
  const { round, hits: dealt, knockdowns: downs, vp } = at(s.open.scorecard.slice(-1), 0);
  for (const seat of CORNERS) {
    const loser = fighter(s, other(seat));
    const name = seat === 0 ? 'red' : 'blue';
    takePoints(s, seat, loser.hit, forHits[name]);
    takePoints(s, seat, loser.knockdown, forKnockdowns[name]);
  }
  for (const seat of CORNERS) clear(s, seat);
  announce(tell, { type: 'roundEnd', round, hits: dealt, knockdowns: downs, gained, vp });
}

/** KB-111: only the fighter with more hits gets points for them. */
function pointsForHits(s: State, seat: Corner): number {
  const mine = hits(s, seat);
  if (mine <= hits(s, other(seat))) return 0;
  return mine >= MANY_HITS ? 2 : 1;
}

/** KB-113: the last cards of the opponent's area mark the points. */
function takePoints(s: State, seat: Corner, area: CardId[], count: number): void {
  for (const _ of range(count)) {
    const card = area.pop();
    if (card !== undefined) fighter(s, seat).vpCards.push(card);
  }
}

/** KB-114: what is left in the areas is spent. */
function clear(s: State, seat: Corner): void {
  const mine = fighter(s, seat);
  mine.spent.push(...mine.hit.splice(0), ...mine.knockdown.splice(0));
  mine.blows = 0;
}

/** KB-115, KB-117, KB-135: how many cards a fighter may return. */
export function mostReturned(s: State, seat: Corner): number {
  const mine = fighter(s, seat);
  const pile = mine.discard.length;
  const less = classesLighter(s.options, seat) - mine.removed.length;
  const most = exhausted(s, seat) ? pile : beltProfileOf(s.options, seat).returns;
  return Math.min(pile, Math.max(0, most - less));
}

/** KB-116: how many cards a fighter may then draw. */
export function mostRefilled(s: State, seat: Corner): number {
  return Math.max(0, Math.min(limit(s, seat) - hand(s, seat).length, drawable(s, seat)));
}

/** KB-116: who can neither return nor draw is not asked. */
function resting(s: State): Corner[] {
  return CORNERS.filter((seat) => mostReturned(s, seat) > 0 || mostRefilled(s, seat) > 0);
}

export function asksForRingBreak(s: State): Ask<Move, Rule>[] {
  return resting(s)
    .filter((seat) => at(s.own, seat).answer === null)
    .map((seat) =>
      s.options.ringBreak === 'choose' ? askForCards(s, seat) : askForCount(s, seat),
    );
}

/** KB-115: cards of his choice, and how many to draw afterwards. */
function askForCards(s: State, seat: Corner): Ask<Move, Rule> {
  const most = mostRefilled(s, seat);
  return askForSome({
    seat,
    rule: 'KB-115',
    amount: 'KB-115',
    about: 'ringBreak',
    field: 'cards',
    from: fighter(s, seat).discard,
    min: 0,
    max: mostReturned(s, seat),
    rests: range(most + 1).map((less) => ({ type: 'ringBreak', draw: most - less })),
    make: (cards, less) => ({ type: 'ringBreak', cards, draw: most - less }),
    refuseCards: () => undefined,
    also: [],
    refuse: () => undefined,
    idle: { type: 'ringBreak', cards: [], draw: 0 },
    sealed: true,
  });
}

/** KB-115: with the option `random` only the number is named. */
function askForCount(s: State, seat: Corner): Ask<Move, Rule> {
  const draws = range(mostRefilled(s, seat) + 1);
  const answers = range(mostReturned(s, seat) + 1).flatMap((count) =>
    draws.map((n): Move => ({ type: 'ringBreak', count, draw: n })),
  );
  return choose(seat, 'KB-115', answers, undefined, { sealed: true });
}

export function answerRingBreak(s: State): Next {
  return allIn(s, resting(s)) ? 'nextRound' : null;
}

/** KB-118: both rest, red first; then the next round begins. */
export function nextRound(s: State, rng: Rng, tell: Tell): Next {
  for (const seat of CORNERS) {
    const answer = answered(s, seat, 'ringBreak');
    if (answer) rest(s, seat, answer, rng, tell);
  }
  s.open.round++;
  s.open.phase = 0;
  return s.open.duelDue || s.options.roundStart === 'duel' ? 'determineStarter' : 'alternate';
}

/** KB-115, KB-116: cards return to the deck, which is shuffled; then the hand is filled. */
function rest(s: State, seat: Corner, move: Move<'ringBreak'>, rng: Rng, tell: Tell): void {
  const mine = fighter(s, seat);
  const chance = rng.stream(`rest/${seat}/${s.open.fight}/${s.open.round}`);
  const cards = 'cards' in move ? move.cards : picked(mine.discard, move.count, chance);
  if (cards.length > 0) {
    mine.discard = mine.discard.filter((card) => !cards.includes(card));
    deck(s, seat).push(...cards);
    chance.shuffle(deck(s, seat));
  }
  announce(tell, { type: 'ringBreak', seat, cards, draw: move.draw });
  draw(s, seat, move.draw, rng, tell);
}

/** KB-115: picks `count` cards at random, one by one. */
function picked(pile: readonly CardId[], count: number, rng: Rng): CardId[] {
  const left = [...pile];
  return range(count).flatMap(() => left.splice(rng.below(left.length), 1));
}
