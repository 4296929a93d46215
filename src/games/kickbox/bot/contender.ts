import type { Bot, Situation } from '../../../bots/bot.ts';
import { appeal } from '../../../bots/style.ts';
import type { Kickbox, Move } from '../kind.ts';
import { answerWorth } from './judging.ts';
import { look, type Sight } from './sight.ts';
import { traitsOf } from './traits.ts';
import { best, spares } from './worth.ts';

/** Keeps a defence in hand, counts what is left in both decks, saves combos for a weak moment. */
export const contender: Bot<Kickbox> = (situation) => {
  const { ask, view, style } = situation;
  const sight = look(situation);
  if (ask.about === 'ringBreak') return rest(sight, ask);
  if (surplusOf(sight) > 0 && DISCARDS.includes(ask.about)) return discard(sight);
  const worth = (move: Move): number =>
    answerWorth(ask.about, sight, view.open, move) + TASTE * appeal(style, traitsOf(move));
  return best(ask.moves, worth);
};

/** How much a style forgoes for what it likes; a card in hand is worth 0.3 to 2.2. */
const TASTE = 0.2;

/** Where cards above the limit have to go, sooner or later. */
const DISCARDS: readonly string[] = ['action', 'handLimit'];

function surplusOf({ hand, me }: Sight): number {
  return hand.length - me.limit;
}

function discard(sight: Sight): Move {
  return { type: 'discard', cards: spares(sight, sight.hand).slice(0, surplusOf(sight)) };
}

/** Returns the cards that are kept most gladly, and fills the hand without using up the deck. */
function rest(sight: Sight, ask: Situation<Kickbox>['ask']): Move {
  const { me, hand } = sight;
  const draws = ask.moves.flatMap((move) => (move.type === 'ringBreak' ? [move.draw] : []));
  const room = Math.min(me.limit - hand.length, Math.max(...draws));
  if (ask.select === null && sight.options.ringBreak === 'random')
    return best(ask.moves, (move) => ('count' in move ? move.count : 0) + drawnIn(move) / 100);
  const pile = spares(sight, me.fighter.discard).reverse();
  const most = ask.select?.max ?? Math.max(...ask.moves.map((move) => returnedIn(move)));
  const cards = pile.slice(0, most);
  return { type: 'ringBreak', cards, draw: Math.min(room, me.deck + cards.length) };
}

function drawnIn(move: Move): number {
  return move.type === 'ringBreak' ? move.draw : 0;
}

function returnedIn(move: Move): number {
  return move.type === 'ringBreak' && 'cards' in move ? move.cards.length : 0;
}
