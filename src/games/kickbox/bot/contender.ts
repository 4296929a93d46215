import type { Bot, Situation } from '../../../bots/bot.ts';
import { cardOf } from '../deck.ts';
import type { CardId, Kickbox, Move } from '../kind.ts';
import { attackWorth, linkWorth, powerWorth, pressWorth } from './attacking.ts';
import { defenceWorth, speedWorth } from './defending.ts';
import { look, type Sight } from './sight.ts';
import { best, cost, handWorth, keepWorth, spares } from './worth.ts';

/** Keeps a defence in hand, counts what is left in both decks, saves combos for a weak moment. */
export const contender: Bot<Kickbox> = (situation) => {
  const sight = look(situation);
  const decide = DECISIONS[situation.ask.about];
  if (!decide) throw new Error(`no decision about ${situation.ask.about}`);
  return decide(situation, sight);
};

type Decide = (situation: Situation<Kickbox>, sight: Sight) => Move;

const DECISIONS: Readonly<Record<string, Decide>> = {
  mulligan: () => ({ type: 'mulligan', take: true }),
  initiative: ({ ask }, sight) =>
    best(ask.moves, (move) => (move.type === 'initiative' ? initiativeWorth(sight, move.card) : 0)),
  redraw: (_, { me }) => ({ type: 'redraw', draw: me.deck > 0 }),
  clock: () => ({ type: 'clock', moved: true }),
  penalty: () => ({ type: 'penalty', take: true }),
  draw: ({ ask }, sight) => best(ask.moves, (move) => drawWorth(sight, sight.hand.length, move)),
  action: act,
  handLimit: ({ ask }, sight) => discard(sight, ask.select?.min ?? 1),
  defend: ({ ask, view }, sight) =>
    best(ask.moves, (move) => defenceWorth(sight, view.open.attack, move)),
  speed: ({ ask, view }, sight) =>
    best(ask.moves, (move) => speedWorth(sight, view.open.attack, move)),
  press: ({ ask, view }, sight) =>
    best(ask.moves, (move) => pressWorth(sight, view.open.attack, view.open.down !== null, move)),
  power: ({ ask, view }, sight) =>
    best(ask.moves, (move) => powerWorth(sight, view.open.attack, move)),
  combo: ({ ask, view }, sight) =>
    best(ask.moves, (move) => linkWorth(sight, view.open.down !== null, move)),
  countDown: ({ ask }, sight) => best(ask.moves, (move) => drawWorth(sight, 0, move)),
  countCorner: ({ ask }, sight) =>
    best(ask.moves, (move) => drawWorth(sight, sight.hand.length, move)),
  ringBreak: ({ ask }, sight) => rest(sight, ask),
};

/** A high number that is of little use otherwise. */
function initiativeWorth(sight: Sight, card: CardId): number {
  return cardOf(card).initiative / 15 - keepWorth(sight, card);
}

/** Attack, regenerate, or first discard what is above the limit. */
function act({ ask }: Situation<Kickbox>, sight: Sight): Move {
  const surplus = sight.hand.length - sight.me.limit;
  if (surplus > 0) return discard(sight, surplus);
  return best(ask.moves, (move) =>
    move.type === 'attack'
      ? attackWorth(sight, move.card, move.with)
      : drawWorth(sight, sight.hand.length, move),
  );
}

function discard(sight: Sight, count: number): Move {
  return { type: 'discard', cards: spares(sight, sight.hand).slice(0, count) };
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

/** Returns the cards that are kept most gladly, and fills the hand without using up the deck. */
function rest(sight: Sight, ask: Situation<Kickbox>['ask']): Move {
  const { me, hand } = sight;
  const draws = ask.moves.flatMap((move) => (move.type === 'ringBreak' ? [move.draw] : []));
  const room = Math.min(me.limit - hand.length, Math.max(...draws));
  if (ask.select === null && sight.options.ringBreak === 'random')
    return best(ask.moves, (move) => ('count' in move ? move.count : 0) + drawnIn(move) / 100);
  const pile = spares(sight, me.discard).reverse();
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
