import type { Bot, Situation } from '../../../bots/bot.ts';
import { appeal } from '../../../bots/style.ts';
import { cardOf } from '../deck.ts';
import type { Kickbox, Move } from '../kind.ts';
import { best } from './worth.ts';

/** Throws whatever hits hardest, forgets to draw, overlooks defences, and never spares a card. */
export const rookie: Bot<Kickbox> = (situation) => {
  const { ask, rng, style } = situation;
  if (ask.about === 'draw' && rng.below(5) === 0) return ask.idle;
  if (ask.about === 'defend') return defend(situation);
  const tired = 2 + appeal(style, { patience: 1 });
  if (ask.about === 'action' && rng.below(8) < tired) return biggest(situation, 'regenerate');
  return best(ask.moves, eagerness);
};

/** Takes the first defence that comes to hand; that any two cards are a Block is forgotten. */
function defend({ ask, rng, style }: Situation<Kickbox>): Move {
  const singles = ask.moves.filter((move) => move.type === 'defend' && move.cards.length === 1);
  const overlooked = rng.below(24) < 8 + appeal(style, { risk: 1 });
  return (overlooked ? undefined : singles[0]) ?? ask.idle;
}

function biggest({ ask }: Situation<Kickbox>, type: Move['type']): Move {
  const moves = ask.moves.filter((move) => move.type === type);
  return moves.length > 0 ? best(moves, eagerness) : best(ask.moves, eagerness);
}

/** The more happens, the better. */
function eagerness(move: Move): number {
  switch (move.type) {
    case 'attack':
    case 'combo':
      return 20 + cardOf(move.card).hits + move.with.length;
    case 'enhance':
      return 10;
    case 'initiative':
      return cardOf(move.card).initiative;
    case 'draw':
    case 'recover':
    case 'regenerate':
      return move.count;
    case 'ringBreak':
      return ('cards' in move ? move.cards.length : move.count) + move.draw;
    case 'defend':
    case 'discard':
      return 0;
    case 'mulligan':
    case 'penalty':
      return move.take ? 1 : 0;
    case 'redraw':
      return move.draw ? 1 : 0;
    case 'clock':
      return move.moved ? 1 : 0;
    case 'pass':
      return -1;
  }
}
