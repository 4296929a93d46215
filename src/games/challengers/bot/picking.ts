import { sum, without, withoutAll } from '../../../engine/list.ts';
import { matches } from '../effects.ts';
import { type CardName, cardOf } from '../instances.ts';
import type { Drafting, Move } from '../kind.ts';
import { type Drafter, leadingTo, type Offers, type Plan } from './drafter.ts';
import { bestDraft, type Drafted, freshDrafts, trimmed, withoutLeast } from './drafting.ts';
import { fanStake } from './stakes.ts';

/** A pick, the end of the draft, or a redraw. */
export function picking(drafter: Drafter, phase: Drafting, move: Move, offers: Offers): Plan {
  const { own, appraise } = drafter;
  const { deck, offer } = own;
  if (move.type === 'pick')
    return withFans(afterPick(drafter, phase, move, offers), drafter, move.card);
  if (move.type === 'endDraft') return leadingTo(move, [trimmed(deck, appraise)]);
  return leadingTo(move, freshDrafts(deck, narrowed(offers, offer.length), phase.left, appraise));
}

/** Another pick comes from the same offer, after a trade, or from another offer (CH-16). */
function afterPick(
  drafter: Drafter,
  { left, picked, redrawn }: Drafting,
  move: Extract<Move, { type: 'pick' }>,
  offers: Offers,
): Plan {
  const { own, appraise } = drafter;
  const rest = without(own.offer, move.card);
  const deck = [...own.deck, move.card];
  const plans = [leadingTo(move, [bestDraft(deck, rest, left - 1, appraise)])];
  const traded = afterTrade(drafter, move.card, rest, left - 1);
  if (traded) plans.push(leadingTo(move, [traded]));
  if (left > 1 && picked === 0 && !redrawn)
    plans.push(
      leadingTo(move, freshDrafts(deck, narrowed(offers, rest.length), left - 1, appraise)),
    );
  return plans.reduce((best, plan) => (plan.value > best.value ? plan : best));
}

/** As many cards of each offer. */
function narrowed(offers: Offers, cards: number): Offers {
  return offers.map((offer) => offer.slice(0, cards));
}

/** CH-19: the best deck if a card that was picked is used to trade others in. */
function afterTrade(
  { own, appraise }: Drafter,
  card: CardName,
  rest: readonly CardName[],
  left: number,
): Drafted | undefined {
  const trade = cardOf(card).at.selected.find((effect) => effect.type === 'tradeIn');
  if (trade?.type !== 'tradeIn') return undefined;
  const from = own.deck.filter((other) => matches(cardOf(other), trade.of));
  if (from.length < trade.count) return undefined;
  const deck = withoutLeast([...own.deck, card], from, trade.count, appraise);
  return bestDraft(deck, rest, left + trade.picks, appraise);
}

/** Some cards bring fans when they are picked. */
function withFans(plan: Plan, { round, stakes }: Drafter, card: CardName): Plan {
  const fans = sum(
    cardOf(card).at.selected.map((effect) => (effect.type === 'fans' ? effect.amount : 0)),
  );
  return { ...plan, fans, value: plan.value + fans * fanStake(stakes, round) };
}

/** Nothing, or the cards that are missed least, for one more pick. */
export function trading(drafter: Drafter, phase: Drafting, most: number, from: CardName[]): Plan[] {
  const { own, appraise } = drafter;
  const { deck, offer } = own;
  const left = withoutLeast(deck, from, most, appraise);
  return [
    leadingTo({ type: 'trade', cards: [] }, [bestDraft(deck, offer, phase.left, appraise)]),
    leadingTo({ type: 'trade', cards: withoutAll(deck, left) }, [
      bestDraft(left, offer, phase.left + 1, appraise),
    ]),
  ];
}
