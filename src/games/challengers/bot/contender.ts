import type { Bot, Situation } from '../../../bots/bot.ts';
import { appeal } from '../../../bots/style.ts';
import type { Seat } from '../../../engine/ask.ts';
import { at } from '../../../engine/list.ts';
import { type CardName, cardOf } from '../instances.ts';
import type { Challengers, Decision, Match, Move } from '../kind.ts';
import {
  decisionFor,
  helpFromBench,
  justEnough,
  lacking,
  spareable,
  strength,
} from './choosing.ts';
import { bestDeck, worthOfDeck } from './squad.ts';
import { traitsOf } from './traits.ts';
import { worthOf } from './worth.ts';

/** Drafts for names and synergies, keeps the bench in mind, and spends no more than an attack needs. */
export const contender: Bot<Challengers> = (situation) => {
  const { view, ask } = situation;
  const { seat, own } = view;
  if (seat === null || !own) return ask.idle;
  const { phase, round } = at(view.open.players, seat);
  if (phase.type === 'draw') return chooseLevel(situation, round);
  if (phase.type === 'pick') return choosePick(situation, own.deck, round);
  if (phase.type === 'trade') return chooseTrade(situation, own.deck, own.offer, round);
  if (phase.type === 'trim') return chooseRemoval(own.deck, round);
  return { type: 'choose', cards: chooseCards(situation, seat, own.seen) };
};

type Thinking = Situation<Challengers>;

/** Two cards are better than one, except late. */
function chooseLevel({ ask }: Thinking, round: number): Move {
  const late = round === 6 ? ask.moves.at(-1) : ask.moves.at(round === 3 ? -1 : 0);
  return late ?? ask.idle;
}

/** The card that makes the deck best; a poor offer is redrawn. */
function choosePick({ ask, style }: Thinking, deck: readonly CardName[], round: number): Move {
  const before = worthOfDeck(deck, round);
  let best: { move: Move; gain: number } = { move: { type: 'endDraft' }, gain: 0 };
  for (const move of ask.moves) {
    if (move.type !== 'pick') continue;
    const gain =
      worthOfDeck([...deck, move.card], round) - before + TASTE * appeal(style, traitsOf(move));
    if (gain > best.gain) best = { move, gain };
  }
  const redraw = ask.moves.find(({ type }) => type === 'redraw');
  const poor = POOR + FUSSINESS * appeal(style, { patience: 1 });
  return redraw && best.gain < poor ? redraw : best.move;
}

const POOR = 2.5;
/** How much of a deck's worth a style forgoes for a card that it likes. */
const TASTE = 0.22;
/** How much better an offer has to be for a patient style. */
const FUSSINESS = 0.6;

/** The least worthy cards go if the offer has something better. */
function chooseTrade(
  { ask }: Thinking,
  deck: readonly CardName[],
  offer: readonly CardName[],
  round: number,
): Move {
  const team = { cards: deck, round };
  const from = (ask.select?.from ?? [])
    .map(String)
    .sort((a, b) => worthOf(a, team) - worthOf(b, team));
  const given = from.slice(0, ask.select?.max ?? 0);
  const lost = given.reduce((sum, card) => sum + worthOf(card, team), 0);
  const best = Math.max(0, ...offer.map((card) => worthOf(card, team)));
  return { type: 'trade', cards: given.length > 0 && best > lost ? given : [] };
}

/** What finds no room on the bench is dropped. */
function chooseRemoval(deck: readonly CardName[], round: number): Move {
  const kept = bestDeck(deck, round);
  const dropped = deck.find((card) => !kept.includes(card));
  return dropped === undefined ? { type: 'ready' } : { type: 'remove', card: dropped };
}

function chooseCards(
  { view, ask }: Thinking,
  seat: Seat,
  seen: readonly CardName[],
): readonly CardName[] {
  const found = decisionFor(view, seat);
  const idle = ask.idle.type === 'choose' ? ask.idle.cards : [];
  return found ? decided(found.m, found.decision, seen) : idle;
}

/** What is chosen in a match, where the owner of a deck sees these cards of it. */
export function decided(m: Match, decision: Decision, seen: readonly CardName[]): CardName[] {
  const needed = lacking(m, decision.side);
  switch (decision.type) {
    case 'keepTop':
    case 'reveal':
      return justEnough(seen, needed).slice(0, 1);
    case 'arrange':
      return justEnough(seen, needed);
    case 'search':
      return decision.to === 'top'
        ? justEnough(seen, needed).slice(0, 1)
        : [...seen].sort((a, b) => strength(a) - strength(b)).slice(0, 1);
    case 'exhaust':
      return decision.bench === decision.side
        ? sparedCards(m, decision)
        : [...decision.cards]
            .sort((a, b) => helpFromBench(b) - helpFromBench(a))
            .slice(0, decision.min);
    case 'benchToDeck':
      return [...decision.cards].sort((a, b) => strength(b) - strength(a)).slice(0, decision.count);
  }
}

/** Only where the bench gets full, and only what is alone in its space and does nothing there. */
function sparedCards(m: Match, { side, cards, max }: Decision<'exhaust'>): CardName[] {
  const zone = m.zones[side];
  const names = new Set([...zone.bench, ...zone.row].map(({ card }) => cardOf(card).key)).size;
  if (names < 5) return [];
  return spareable(zone)
    .filter((card) => cards.includes(card))
    .slice(0, max);
}
