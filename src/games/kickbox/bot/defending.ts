import { cardOf } from '../deck.ts';
import type { Attack, CardId, Move } from '../kind.ts';
import { freeSlots } from '../rules/defence.ts';
import { hitsOf } from '../rules/hits.ts';
import type { Sight } from './sight.ts';
import { blow, cost, keepWorth } from './worth.ts';

/** What a defence is worth: the blow it spares, if it holds, against the cards it takes. */
export function defenceWorth(sight: Sight, attack: Attack | null, move: Move): number {
  if (attack === null) return 0;
  const { me, hand } = sight;
  const hits = hitsOf(attack, sight.options) + powerToCome(sight, attack);
  if (move.type !== 'defend') return -blow(me, hits);
  const left = hand.length - move.cards.length;
  const taken = cost(hand.length, move.cards.length);
  const kept = move.cards.reduce((sum, card) => sum + 0.3 * keepWorth(sight, card), 0);
  const breaks = breakChance(sight, attack, move.cards);
  return -taken - kept - breaks * blow(me, hits, left);
}

/** An attacker with a place and cards left often has Power. */
function powerToCome({ them }: Sight, attack: Attack): number {
  return freeSlots(attack) > 0 && them.cards > 0 ? 0.3 : 0;
}

/** How likely the attacker gets through it. */
function breakChance({ them }: Sight, attack: Attack, cards: readonly CardId[]): number {
  if (freeSlots(attack) === 0 || them.cards === 0) return 0;
  const most = Math.min(1, them.cards / 4);
  const guard = cards.length === 1 ? cardOf(cards[0] ?? '').defence : null;
  const gap = guard?.gapProof ? 0 : 0.15;
  const blitz = guard?.blitzProof ? 0 : 0.2;
  return most * (gap + blitz);
}

/** A Blitz saves the defence that was played already. */
export function speedWorth(sight: Sight, attack: Attack | null, move: Move): number {
  if (attack === null) return 0;
  const hits = hitsOf(attack, sight.options);
  if (move.type !== 'enhance') return -blow(sight.me, hits);
  return -cost(sight.hand.length, 1) - 0.5;
}
