import type { Situation } from '../../../bots/bot.ts';
import { fighterOf } from '../boxers.ts';
import { type BoxerId, type Card, HAND_SIZE } from '../cards.ts';
import type { Fight, KnockOut, Move, View } from '../kind.ts';
import { possibleDuels } from './beliefs.ts';
import { promiseOf } from './hands.ts';
import { mix } from './mix.ts';
import { worthsFor } from './worths.ts';

/** The challenge that promises most with a strong or a weak hand. */
export function bestChallenge(situation: Situation<KnockOut>, memory: number): Move {
  const { ask, view, rng } = situation;
  const cards = view.own?.reserve ?? [];
  const options = ask.moves.map((move) => ({
    move,
    value:
      move.type === 'challenge'
        ? promise(situation, fightBetween(view, move.boxer, move.target), cards, memory)
        : 0,
  }));
  return mix(options, 1000, rng);
}

function promise(
  situation: Situation<KnockOut>,
  fight: Fight,
  cards: readonly Card[],
  memory: number,
): number {
  const { view } = situation;
  const worths = worthsFor(view.open, fight, fight.red.seat);
  const rivals = possibleDuels(situation, fight, [], 4, memory);
  const size = Math.min(HAND_SIZE, cards.length);
  const hands = [cards.slice(-size), cards.slice(0, size)];
  return Math.max(...hands.map((hand) => promiseOf(hand, rivals, fight, 'red', worths)));
}

/** The fight that a challenge would lead to. */
function fightBetween(view: View, red: BoxerId, blue: BoxerId): Fight {
  const corners = { red: fighterOf(view, red), blue: fighterOf(view, blue) };
  return { ...corners, bets: [], passes: [], rounds: [] };
}
