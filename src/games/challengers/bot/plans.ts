import type { Situation } from '../../../bots/bot.ts';
import { at, sum, without, withoutAll } from '../../../engine/list.ts';
import type { Rng } from '../../../engine/rng.ts';
import type { Tray } from '../effects.ts';
import { type CardName, cardsOfLevel } from '../instances.ts';
import type { Challengers, Drafting, Move, Own, View } from '../kind.ts';
import { draftOf, OFFER } from '../tournament.ts';
import { bestDraft, type Drafted, distinct, freshDrafts, trimmed } from './drafting.ts';
import { promise } from './prowess.ts';

/** An answer in the deck phase, the decks that it can lead to, and what they promise on average. */
export interface Plan {
  readonly move: Move;
  readonly decks: readonly (readonly CardName[])[];
  readonly promise: number;
}

/** What can be done in a deck phase, the most promising first. */
export function plansFor(situation: Situation<Challengers>, own: Own): Plan[] {
  const { view, ask, rng } = situation;
  const { phase, round } = at(view.open.players, ask.seat);
  const drafter: Drafter = { view, own, round, rng };
  const plans = ask.moves.flatMap((move): Plan[] => {
    if (move.type === 'draw') return [drawing(drafter, move)];
    if (phase.type === 'pick') return [picking(drafter, phase, move)];
    if (phase.type === 'trade') return [];
    if (move.type === 'remove' && own.deck.length === 1) return [];
    return [trimming(drafter, move)];
  });
  if (phase.type === 'trade')
    plans.push(...trading(drafter, phase, ask.select?.max ?? 0, tradable(ask)));
  return plans.filter(isNew).sort((a, b) => b.promise - a.promise);
}

/** What a player in the deck phase has before him. */
interface Drafter {
  readonly view: View;
  readonly own: Own;
  readonly round: number;
  readonly rng: Rng;
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
  return { move, decks, promise: sum(drafts.map((one) => one.promise)) / drafts.length };
}

/** A level is as good as what its cards can make of the deck. */
function drawing({ view, own, round, rng }: Drafter, move: Extract<Move, { type: 'draw' }>): Plan {
  const levels = draftOf(round, view.options.round4);
  if (levels.length === 1) return leadingTo(move, [trimmed(own.deck, round)]);
  const picks = levels.find(({ level }) => level === move.level)?.picks ?? 1;
  const pool = poolOf(view, own, move.level);
  return leadingTo(move, freshDrafts(own.deck, pool, { cards: OFFER, picks, round }, rng));
}

/** The cards of a level that may still come. */
function poolOf({ open }: View, { deck, offer }: Own, level: Tray): CardName[] {
  return withoutAll(cardsOfLevel(level, open.sets), [...deck, ...offer]);
}

function picking({ view, own, round, rng }: Drafter, phase: Drafting, move: Move): Plan {
  const { deck, offer } = own;
  const picks = phase.left;
  if (move.type === 'pick') {
    const rest = without(offer, move.card);
    return leadingTo(move, [bestDraft([...deck, move.card], rest, picks - 1, round)]);
  }
  if (move.type === 'endDraft') return leadingTo(move, [trimmed(deck, round)]);
  const pool = poolOf(view, own, phase.level);
  return leadingTo(move, freshDrafts(deck, pool, { cards: offer.length, picks, round }, rng));
}

/** Nothing, or the cards that are missed least, for one more pick. */
function trading({ own, round }: Drafter, phase: Drafting, most: number, from: CardName[]): Plan[] {
  const { deck, offer } = own;
  let given: { cards: CardName[]; deck: readonly CardName[] } = { cards: [], deck };
  while (given.cards.length < most) {
    const left = withoutAll(from, given.cards).map((card) => without(given.deck, card));
    const best = left.sort((a, b) => promise(b, round) - promise(a, round))[0];
    if (!best) break;
    given = { cards: withoutAll(deck, best), deck: best };
  }
  return [
    leadingTo({ type: 'trade', cards: [] }, [bestDraft(deck, offer, phase.left, round)]),
    leadingTo({ type: 'trade', cards: given.cards }, [
      bestDraft(given.deck, offer, phase.left + 1, round),
    ]),
  ];
}

function trimming({ own, round }: Drafter, move: Move): Plan {
  if (move.type === 'remove')
    return leadingTo(move, [trimmed(without(own.deck, move.card), round)]);
  return leadingTo(move, [{ deck: own.deck, promise: promise(own.deck, round) }]);
}
