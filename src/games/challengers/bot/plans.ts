import type { Situation } from '../../../bots/bot.ts';
import { at, without } from '../../../engine/list.ts';
import type { Challengers, Move, Own, Phase } from '../kind.ts';
import { draftOf } from '../tournament.ts';
import { type Drafter, leadingTo, offersOf, type Plan } from './drafter.ts';
import { distinct, freshDrafts, trimmed } from './drafting.ts';
import { deckValue } from './outlook.ts';
import { picking, trading } from './picking.ts';
import { stakesOf } from './stakes.ts';

/** What can be done in a deck phase, the best first. */
export function plansFor(situation: Situation<Challengers>, own: Own): Plan[] {
  const { view, ask, rng } = situation;
  const { phase, round } = at(view.open.players, ask.seat);
  const stakes = stakesOf(view, ask.seat);
  const drafter = { view, own, round, rng, stakes, appraise: deckValue(round, stakes) };
  return plansIn(drafter, phase, ask).sort((a, b) => b.value - a.value);
}

function plansIn(drafter: Drafter, phase: Phase, ask: Situation<Challengers>['ask']): Plan[] {
  if (phase.type === 'trade')
    return trading(drafter, phase, ask.select?.max ?? 0, (ask.select?.from ?? []).map(String));
  if (phase.type === 'pick') {
    const offers = offersOf(phase.level, drafter);
    return ask.moves.filter(isNew).map((move) => picking(drafter, phase, move, offers));
  }
  return ask.moves.filter(isNew).flatMap((move): Plan[] => {
    if (move.type === 'draw') return [drawing(drafter, move)];
    return move.type === 'remove' && drafter.own.deck.length === 1 ? [] : [trimming(drafter, move)];
  });
}

/** Copies of a card are alike: the first one stands for all. */
function isNew(move: Move, place: number, moves: readonly Move[]): boolean {
  const cards = moves.slice(0, place).flatMap((other) => ('card' in other ? [other.card] : []));
  return !('card' in move) || distinct([...cards, move.card]).length > distinct(cards).length;
}

/** A level is as good as what its cards can make of the deck. */
function drawing(drafter: Drafter, move: Extract<Move, { type: 'draw' }>): Plan {
  const { view, own, round, appraise } = drafter;
  const levels = draftOf(round, view.options.round4);
  if (levels.length === 1) return leadingTo(move, [trimmed(own.deck, appraise)]);
  const picks = levels.find(({ level }) => level === move.level)?.picks ?? 1;
  const drafts = freshDrafts(own.deck, offersOf(move.level, drafter), picks, appraise);
  return leadingTo(move, drafts);
}

function trimming({ own, appraise }: Drafter, move: Move): Plan {
  if (move.type === 'remove')
    return leadingTo(move, [trimmed(without(own.deck, move.card), appraise)]);
  return leadingTo(move, [{ deck: own.deck, value: appraise(own.deck) }]);
}
