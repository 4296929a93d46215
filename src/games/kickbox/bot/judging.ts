import { cardOf } from '../deck.ts';
import type { CardId, Move, View } from '../kind.ts';
import { attackWorth, linkWorth, powerWorth, pressWorth } from './attacking.ts';
import { defenceWorth, speedWorth } from './defending.ts';
import type { Sight } from './sight.ts';
import { cost, handWorth, keepWorth } from './worth.ts';

/** What an answer is worth by the arithmetic of cards and hits. */
export function answerWorth(about: string, sight: Sight, open: View['open'], move: Move): number {
  const judge = JUDGES[about];
  if (!judge) throw new Error(`no judgement about ${about}`);
  return judge(sight, move, open);
}

type Judge = (sight: Sight, move: Move, open: View['open']) => number;

const JUDGES: Readonly<Record<string, Judge>> = {
  mulligan: (_, move) => (move.type === 'mulligan' && move.take ? 1 : 0),
  initiative: (sight, move) => (move.type === 'initiative' ? initiativeWorth(sight, move.card) : 0),
  redraw: ({ me }, move) => (move.type === 'redraw' && move.draw === me.deck > 0 ? 1 : 0),
  clock: (_, move) => (move.type === 'clock' && move.moved ? 1 : 0),
  penalty: (_, move) => (move.type === 'penalty' && move.take ? 1 : 0),
  draw: (sight, move) => drawWorth(sight, sight.hand.length, move),
  action: actionWorth,
  handLimit: (sight, move) => discardWorth(sight, move),
  defend: (sight, move, { attack }) => defenceWorth(sight, attack, move),
  speed: (sight, move, { attack }) => speedWorth(sight, attack, move),
  press: (sight, move, { attack, down }) => pressWorth(sight, attack, down !== null, move),
  power: (sight, move, { attack }) => powerWorth(sight, attack, move),
  combo: (sight, move, { down }) => linkWorth(sight, down !== null, move),
  countDown: (sight, move) => drawWorth(sight, 0, move),
  countCorner: (sight, move) => drawWorth(sight, sight.hand.length, move),
};

/** A high number that is of little use otherwise. */
function initiativeWorth(sight: Sight, card: CardId): number {
  return cardOf(card).initiative / 15 - keepWorth(sight, card);
}

/** Attack, regenerate, or first discard what is above the limit. */
function actionWorth(sight: Sight, move: Move): number {
  if (move.type === 'attack') return attackWorth(sight, move.card, move.with);
  if (move.type === 'discard') return discardWorth(sight, move);
  return drawWorth(sight, sight.hand.length, move);
}

function discardWorth(sight: Sight, move: Move): number {
  if (move.type !== 'discard') return 0;
  return -move.cards.reduce((sum, card) => sum + keepWorth(sight, card), 0);
}

const DECK_CARD = 0.1;
const EXHAUSTION = 9;

/** What drawing is worth: cards in hand, against the deck that grows short. */
function drawWorth({ me, lastRound, phase }: Sight, held: number, move: Move): number {
  const count = 'count' in move ? move.count : 0;
  const after = Math.min(me.limit, held + count);
  const gain = handWorth(after) - handWorth(held);
  const late = phase > 11 && !lastRound && me.deck < 8 && held > 3;
  const wind = (late ? 5 : 1) * DECK_CARD * count;
  const exhausts = count > me.deck && !me.exhausted;
  return gain - wind - (exhausts ? EXHAUSTION - cost(3, 3 - Math.min(3, held)) : 0);
}
