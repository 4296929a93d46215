import type { Situation } from '../../../bots/bot.ts';
import type { Seat } from '../../../engine/ask.ts';
import { at, range, withoutAll } from '../../../engine/list.ts';
import type { Rng } from '../../../engine/rng.ts';
import { distance } from '../boxers.ts';
import { BOXING_ROUNDS, type Card, deckOf, HAND_SIZE } from '../cards.ts';
import { spentCards } from '../imagine.ts';
import type { Corner, Fight, KnockOut, News } from '../kind.ts';
import { damage } from '../rules/ring.ts';
import type { Duel } from './duel.ts';

/** The news that is still remembered: the cards of this many fights, the current one included. */
export function remembered(heard: readonly News[], fights: number): News[] {
  const words = heard.flatMap(({ visibleUntil, news }) =>
    news.type === 'roundRevealed' && visibleUntil !== null ? [visibleUntil] : [],
  );
  const distinct = [...new Set(words)];
  const known = new Set(distinct.slice(Math.max(0, distinct.length - fights)));
  return heard.filter(
    ({ news, visibleUntil }) =>
      news.type !== 'roundRevealed' || visibleUntil === null || known.has(visibleUntil),
  );
}

/** The cards that a seat may still hold, as far as they are remembered. */
export function possibleCards(
  { view, heard }: Situation<KnockOut>,
  seat: Seat,
  memory: number,
): readonly Card[] {
  if (seat === view.seat && view.own)
    return [...view.own.reserve, ...view.own.hand].sort((a, b) => a - b);
  const spent = spentCards(remembered(heard, memory), view.open.cash.length);
  return withoutAll(deckOf(view.options), at(spent, seat));
}

/** A hand that a player may have taken from these cards: people prefer high ones. */
export function likelyHand(cards: readonly Card[], size: number, rng: Rng): Card[] {
  const pool = rng.shuffle([...cards]);
  const leaning = rng.below(3) === 0 ? 0 : 3;
  return pool
    .map((card, i) => ({ card, rank: leaning * card + rng.below(8) + (i % 2) }))
    .sort((a, b) => b.rank - a.rank)
    .slice(0, size)
    .map(({ card }) => card)
    .sort((a, b) => a - b);
}

/** How the ring stands, with these hands. */
export function duelOf(fight: Fight, hands: Readonly<Record<Corner, readonly Card[]>>): Duel {
  const taken = damage(fight);
  return {
    hands,
    left: {
      red: distance(fight.red) - taken.red,
      blue: distance(fight.blue) - taken.blue,
    },
    lead: taken.red - taken.blue,
    rounds: BOXING_ROUNDS - fight.rounds.length,
  };
}

/** Some duels as they may be: own cards are known, those of others are guessed. */
export function possibleDuels(
  situation: Situation<KnockOut>,
  fight: Fight,
  ownHand: readonly Card[] | null,
  count: number,
  memory: number,
): Duel[] {
  const { view, rng } = situation;
  const size = (seat: Seat): number => {
    const { hands, reserves } = view.glance;
    return at(hands, seat) || Math.min(HAND_SIZE, at(reserves, seat));
  };
  const cards = {
    red: possibleCards(situation, fight.red.seat, memory),
    blue: possibleCards(situation, fight.blue.seat, memory),
  };
  const hand = (corner: Corner): readonly Card[] => {
    if (fight[corner].seat === view.seat && ownHand) return ownHand;
    return likelyHand(cards[corner], size(fight[corner].seat), rng);
  };
  return range(count).map(() => duelOf(fight, { red: hand('red'), blue: hand('blue') }));
}
