import { cardOf } from '../deck.ts';
import type { Attack, CardId, Move } from '../kind.ts';
import { freeSlots } from '../rules/defence.ts';
import { hitsOf } from '../rules/hits.ts';
import { chanceOf, type Sight } from './sight.ts';
import { blow, cost, FINISH, keepWorth } from './worth.ts';

/** How likely a defender with cards to spare puts up any two of them. */
const TWO_CARDS = 0.45;

/** What an attack is worth: what it does if it lands, and what it costs. */
export function attackWorth(sight: Sight, card: CardId, windUp: readonly CardId[]): number {
  const { them, hand } = sight;
  const attack = asAttack(card, windUp);
  const hits = hitsOf(attack, sight.options);
  const stopped = stoppedChance(sight, card, hits) * (1 - pressChance(sight, attack));
  const power = freeSlots(attack) > 0 && holds(sight, 'power') ? 0.4 : 0;
  const lands = blow(them, hits) + power;
  const blocked = cost(them.cards, hits > 1 ? 2 : 1) / 1.5;
  const spent = cost(hand.length, 1 + windUp.length) + kept(sight, [card, ...windUp]);
  const last = hand.length - 1 - windUp.length < 2 ? 1.2 : 0;
  return (1 - stopped) * lands + stopped * blocked - spent - (lands > FINISH ? 0 : last);
}

function asAttack(card: CardId, windUp: readonly CardId[]): Attack {
  return { card, windUp, enhancements: [], links: 0, defence: null, reflex: false };
}

/** Cards that are kept gladly cost a little more. */
function kept(sight: Sight, cards: readonly CardId[]): number {
  return cards.reduce((sum, card) => sum + 0.3 * keepWorth(sight, card), 0);
}

/** How likely the opponent defends. */
function stoppedChance(sight: Sight, card: CardId, hits: number): number {
  const { them } = sight;
  if (them.cards === 0) return 0;
  const { kind } = cardOf(card);
  const fitting = chanceOf(
    sight,
    ({ defence }) => defence !== null && (defence.vs === 'any' || defence.vs === kind),
  );
  const two = them.cards > 2 && hits > 1 ? TWO_CARDS : 0.1;
  return 1 - (1 - fitting * 0.9) * (1 - two);
}

/** How likely a defence is broken with what is in hand. */
function pressChance(sight: Sight, attack: Attack): number {
  if (freeSlots(attack) === 0) return 0;
  return (holds(sight, 'blitz') ? 0.4 : 0) + (holds(sight, 'gap') ? 0.25 : 0);
}

function holds({ hand }: Sight, enhancement: 'power' | 'blitz' | 'gap'): boolean {
  return hand.some((card) => cardOf(card).enhancement === enhancement);
}

/** A link is saved for a weak moment: an opponent who is down, or short of cards. */
export function linkWorth(sight: Sight, down: boolean, move: Move): number {
  if (move.type !== 'combo') return 0;
  const link = move.link === null ? 0 : 0.6;
  if (!down)
    return attackWorth(sight, move.card, move.with) - link - (sight.them.cards > 3 ? 0.5 : 0);
  const attack = asAttack(move.card, move.with);
  return FINISH * (0.75 + 0.2 * pressChance(sight, attack)) - link - move.with.length;
}

/** What it is worth to press on against the defence that stands. */
export function pressWorth(sight: Sight, attack: Attack | null, down: boolean, move: Move): number {
  if (move.type !== 'enhance' || attack === null || attack.defence === null) return 0;
  if (down) return FINISH;
  const { them, hand } = sight;
  const hits = hitsOf(attack, sight.options);
  const spent = cost(hand.length, 1) + 0.4 * keepWorth(sight, move.card);
  if (cardOf(move.card).enhancement === 'blitz') {
    const answered =
      attack.defence.cards.length === 2
        ? 0
        : chanceOf(sight, ({ enhancement }) => enhancement === 'blitz');
    return (1 - answered) * blow(them, hits) - spent;
  }
  const again = stoppedChance(sight, attack.card, hits);
  return (1 - again) * blow(them, hits) + again * cost(them.cards, 1) - spent;
}

/** What one hit more is worth. */
export function powerWorth(sight: Sight, attack: Attack | null, move: Move): number {
  if (move.type !== 'enhance' || attack === null) return 0;
  const hits = hitsOf(attack, sight.options);
  const more = blow(sight.them, hits + 1) - blow(sight.them, hits);
  return more - cost(sight.hand.length, 1) - 0.3;
}
