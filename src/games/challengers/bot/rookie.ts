import type { Bot, Situation } from '../../../bots/bot.ts';
import { appeal, type Style } from '../../../bots/style.ts';
import { at } from '../../../engine/list.ts';
import type { Rng } from '../../../engine/rng.ts';
import { type CardName, cardOf } from '../instances.ts';
import type { Challengers, Move } from '../kind.ts';
import { traitsOf } from './traits.ts';

/** Picks what looks strong, hates to part with anybody, and never counts the spaces of the bench. */
export const rookie: Bot<Challengers> = (situation) => {
  const { view, ask, rng, style } = situation;
  const { seat, own } = view;
  if (seat === null || !own) return ask.idle;
  const { phase } = at(view.open.players, seat);
  if (phase.type === 'draw') return at(ask.moves, 0);
  if (phase.type === 'pick') return { type: 'pick', card: favourite(own.offer, rng, style) };
  if (phase.type === 'trade') return ask.idle;
  if (phase.type === 'trim') return removeWeakling(own.deck, rng, style);
  return chooseStrongest(situation);
};

/** The highest number, unless another card catches the eye. */
function favourite(cards: readonly CardName[], rng: Rng, style: Style | undefined): CardName {
  if (rng.below(4) === 0) return at(cards, rng.below(cards.length));
  const charm = (card: CardName): number =>
    cardOf(card).strength + appeal(style, traitsOf({ type: 'pick', card }));
  return at(
    [...cards].sort((a, b) => charm(b) - charm(a)),
    0,
  );
}

/** Now and then a Newcomer has to go. */
function removeWeakling(deck: readonly CardName[], rng: Rng, style: Style | undefined): Move {
  const newcomer = deck.find((card) => cardOf(card).strength === 1);
  const parts =
    newcomer !== undefined && deck.length > 6 && rng.below(12) < 4 + appeal(style, { patience: 1 });
  return parts ? { type: 'remove', card: newcomer } : { type: 'ready' };
}

/** The strongest cards first, whatever they are chosen for. */
function chooseStrongest({ ask }: Situation<Challengers>): Move {
  if (!ask.select) return ask.idle;
  const { from, min } = ask.select;
  return { type: 'choose', cards: byStrength(from.map(String)).slice(0, min) };
}

function byStrength(cards: readonly CardName[]): CardName[] {
  return [...cards].sort((a, b) => cardOf(b).strength - cardOf(a).strength);
}
