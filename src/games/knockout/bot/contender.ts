import type { Situation } from '../../../bots/bot.ts';
import { appeal } from '../../../bots/style.ts';
import { cornerOf } from '../boxers.ts';
import type { Card } from '../cards.ts';
import type { Fight, KnockOut, Move } from '../kind.ts';
import { possibleDuels } from './beliefs.ts';
import { bestChallenge } from './challenging.ts';
import { bestChip } from './chips.ts';
import { chancesWith, worth } from './duel.ts';
import { bestHand } from './hands.ts';
import { mix } from './mix.ts';
import { anyOf } from './rookie.ts';
import { traitsOf } from './traits.ts';
import { worthsFor } from './worths.ts';

/** How many fights the contender remembers, the current one included. */
const MEMORY = 4;

/**
 * Knows what twelve cards can do, counts what others have spent as far as memory goes, bets with
 * the odds it believes in, and loses a fight on purpose where that pays.
 */
export function contender(situation: Situation<KnockOut>): Move {
  const { ask, view } = situation;
  const { phase } = view.open;
  if (ask.about === 'colour') return anyOf(situation);
  if (ask.about === 'challenge') return bestChallenge(situation, MEMORY);
  if (!('fight' in phase)) return ask.idle;
  if (ask.about === 'train') return bestHand(situation, phase.fight, MEMORY);
  if (ask.about === 'chip') return bestChip(situation, phase.fight, MEMORY);
  return goodCard(situation, phase.fight);
}

/** A card by what it promises; close ones are mixed. */
function goodCard(situation: Situation<KnockOut>, fight: Fight): Move {
  const { ask, view, rng, style } = situation;
  const seat = view.seat ?? -1;
  const corner = cornerOf(fight, seat);
  if (!corner) return ask.idle;
  const worths = worthsFor(view.open, fight, seat);
  const duels = possibleDuels(situation, fight, view.own?.hand ?? null, 40, MEMORY);
  const promise = (card: Card): number =>
    duels.reduce(
      (sum, duel) => sum + worth(chancesWith(duel, corner, card, { corner, worths }), worths),
      0,
    ) / duels.length;
  const options = ask.moves.map((move) => ({
    move,
    value:
      (move.type === 'play' ? promise(move.card) : 0) +
      TASTE * appeal(style, traitsOf(move, fight, seat)),
  }));
  return mix(options, 1200, rng);
}

/** How much money a style forgoes for a card that it likes. */
const TASTE = 600;
