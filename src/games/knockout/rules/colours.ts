import type { Seat } from '../../../engine/ask.ts';
import type { Colour } from '../cards.ts';
import type { Move, Phase, State, Tell } from '../kind.ts';
import { chooseIn, type KnockoutAsk } from '../menu.ts';
import { announce } from '../rule-of-event.ts';
import type { Rule } from '../rulebook.ts';

/** KO-109: one seat after the other chooses among the colours that nobody has. */
export function asksForColour(s: State, { seat }: Phase<'colours'>): KnockoutAsk[] {
  const refuse = (move: Move): Rule | undefined => {
    if (move.type !== 'colour') return 'KO-11';
    return s.open.colours.includes(move.colour) ? 'KO-109' : undefined;
  };
  return [chooseIn('colours', s, seat, 'KO-109', refuse)];
}

/** KO-109: the seat has the colour and its two boxers; after the last one the season begins. */
export function chooseColour(
  { open }: State,
  { challenger }: Phase<'colours'>,
  seat: Seat,
  colour: Colour,
  tell: Tell,
): void {
  open.colours = open.colours.map((known, other) => (other === seat ? colour : known));
  announce(tell, { type: 'colourChosen', seat, colour });
  if (seat + 1 < open.colours.length) {
    open.phase = { type: 'colours', seat: seat + 1, challenger };
    return;
  }
  open.phase = { type: 'challenge', challenger, last: null };
  announce(tell, { type: 'seasonStarted', season: 1, challenger });
}
