import type { Situation } from '../../../bots/bot.ts';
import { at, sum, without, withoutAll } from '../../../engine/list.ts';
import type { Rng } from '../../../engine/rng.ts';
import { matches, type Tray } from '../effects.ts';
import { type CardName, cardOf, cardsOfLevel } from '../instances.ts';
import type { Challengers, Drafting, Move, Own, View } from '../kind.ts';
import { draftOf, OFFER } from '../tournament.ts';
import {
  bestDraft,
  type Drafted,
  distinct,
  freshDrafts,
  trimmed,
  withoutLeast,
} from './drafting.ts';
import { type DeckValue, deckValue } from './outlook.ts';
import { fanStake, type Stakes, stakesOf } from './stakes.ts';

/** An answer in the deck phase, the decks that it can lead to, and what they are worth on average. */
export interface Plan {
  readonly move: Move;
  readonly decks: readonly (readonly CardName[])[];
  readonly value: number;
  /** Fans that are had at once. */
  readonly fans: number;
}

/** What can be done in a deck phase, the best first. */
export function plansFor(situation: Situation<Challengers>, own: Own): Plan[] {
  const { view, ask, rng } = situation;
  const { phase, round } = at(view.open.players, ask.seat);
  const stakes = stakesOf(view, ask.seat);
  const drafter = { view, own, round, rng, stakes, appraise: deckValue(round, stakes) };
  const plans = ask.moves.flatMap((move): Plan[] => {
    if (move.type === 'draw') return [drawing(drafter, move)];
    if (phase.type === 'pick') return [picking(drafter, phase, move)];
    if (phase.type === 'trade') return [];
    if (move.type === 'remove' && own.deck.length === 1) return [];
    return [trimming(drafter, move)];
  });
  if (phase.type === 'trade')
    plans.push(...trading(drafter, phase, ask.select?.max ?? 0, tradable(ask)));
  return plans.filter(isNew).sort((a, b) => b.value - a.value);
}

/** What a player in the deck phase has before him. */
interface Drafter {
  readonly view: View;
  readonly own: Own;
  readonly round: number;
  readonly rng: Rng;
  readonly stakes: Stakes;
  readonly appraise: DeckValue;
}

function tradable(ask: Situation<Challengers>['ask']): CardName[] {
  return (ask.select?.from ?? []).map(String);
}

/** Copies of a card are alike: the first one stands for all. */
function isNew(plan: Plan, place: number, plans: readonly Plan[]): boolean {
  const cards = plans.slice(0, place).flatMap(({ move }) => ('card' in move ? [move.card] : []));
  const { move } = plan;
  return !('card' in move) || distinct([...cards, move.card]).length > distinct(cards).length;
}

function leadingTo(move: Move, drafts: readonly Drafted[]): Plan {
  const decks = drafts.map(({ deck }) => deck);
  return { move, decks, value: sum(drafts.map((one) => one.value)) / drafts.length, fans: 0 };
}

/** A level is as good as what its cards can make of the deck. */
function drawing(drafter: Drafter, move: Extract<Move, { type: 'draw' }>): Plan {
  const { view, own, round, rng, appraise } = drafter;
  const levels = draftOf(round, view.options.round4);
  if (levels.length === 1) return leadingTo(move, [trimmed(own.deck, appraise)]);
  const picks = levels.find(({ level }) => level === move.level)?.picks ?? 1;
  const pool = poolOf(view, own, move.level);
  return leadingTo(move, freshDrafts(own.deck, pool, { cards: OFFER, picks }, appraise, rng));
}

/** The cards of a level that may still come. */
function poolOf({ open }: View, { deck, offer }: Own, level: Tray): CardName[] {
  return withoutAll(cardsOfLevel(level, open.sets), [...deck, ...offer]);
}

function picking(drafter: Drafter, phase: Drafting, move: Move): Plan {
  const { view, own, rng, appraise } = drafter;
  const { deck, offer } = own;
  const picks = phase.left;
  if (move.type === 'pick') {
    const rest = without(offer, move.card);
    const kept = bestDraft([...deck, move.card], rest, picks - 1, appraise);
    const traded = afterTrade(drafter, move.card, rest, picks - 1);
    const best = traded && traded.value > kept.value ? traded : kept;
    return withFans(leadingTo(move, [best]), drafter, move.card);
  }
  if (move.type === 'endDraft') return leadingTo(move, [trimmed(deck, appraise)]);
  const pool = poolOf(view, own, phase.level);
  return leadingTo(move, freshDrafts(deck, pool, { cards: offer.length, picks }, appraise, rng));
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
function trading(drafter: Drafter, phase: Drafting, most: number, from: CardName[]): Plan[] {
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

function trimming({ own, appraise }: Drafter, move: Move): Plan {
  if (move.type === 'remove')
    return leadingTo(move, [trimmed(without(own.deck, move.card), appraise)]);
  return leadingTo(move, [{ deck: own.deck, value: appraise(own.deck) }]);
}
