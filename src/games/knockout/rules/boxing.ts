import type { Seat } from '../../../engine/ask.ts';
import { at, without } from '../../../engine/list.ts';
import type { Card } from '../cards.ts';
import type { Fight, Move, Phase, State, Tell } from '../kind.ts';
import { askForCards, chooseIn, type KnockoutAsk } from '../menu.ts';
import { announce, announceCards } from '../rule-of-event.ts';
import type { Rule } from '../rulebook.ts';
import { damage, endingOf, exchange, isHook } from './ring.ts';
import { finish } from './season.ts';
import { askFighters, bothHaveChosen } from './training.ts';

/** KO-47: both fighters are asked for a card at once. */
export function asksForCards(s: State, { fight }: Phase<'boxing'>): KnockoutAsk[] {
  return askFighters(s, fight, (seat) => {
    const { hand } = at(s.own, seat);
    return askForCards('boxing', s, seat, hand, () => askForCard(s, seat, hand));
  });
}

function askForCard(s: State, seat: Seat, hand: readonly Card[]): KnockoutAsk {
  const refuse = (move: Move): Rule | undefined =>
    move.type === 'play' && hand.includes(move.card) ? undefined : 'KO-47';
  return chooseIn('boxing', s, seat, 'KO-47', refuse, { sealed: true });
}

/** A card lies face down; when both do, they are turned. */
export function play(
  s: State,
  { fight }: Phase<'boxing'>,
  seat: Seat,
  card: Card,
  tell: Tell,
): void {
  tell.final();
  at(s.own, seat).chosen = [card];
  announce(tell, { type: 'cardChosen', seat });
  if (!bothHaveChosen(s, fight)) return;
  reveal(s, fight, tell);
  const ending = endingOf(fight);
  if (ending) finish(s, fight, ending, tell);
}

function reveal(s: State, fight: Fight, tell: Tell): void {
  const round = exchange(spend(s, fight.red.seat), spend(s, fight.blue.seat));
  fight.rounds.push(s.options.strictMemory ? { ...round, red: null, blue: null } : round);
  announceCards(s, tell, {
    type: 'roundRevealed',
    round: fight.rounds.length,
    red: round.red,
    blue: round.blue,
    hook: isHook(round.steps),
    moved: round.moved,
    steps: round.steps,
    damage: damage(fight),
  });
}

/** KO-54: the chosen card leaves the hand, and the season. */
function spend(s: State, seat: Seat): Card {
  const mine = at(s.own, seat);
  const card = at(mine.chosen ?? [], 0);
  mine.hand = without(mine.hand, card);
  mine.chosen = null;
  const { discards } = s.open;
  if (discards) discards[seat] = [...at(discards, seat), card].sort((a, b) => a - b);
  return card;
}
