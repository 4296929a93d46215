import type { Deeds } from '../effects.ts';
import type { CardName } from '../instances.ts';
import type { InPlay, Match, Place, Side } from '../kind.ts';
import { announce } from '../rule-of-event.ts';
import type { Rule } from '../rulebook.ts';

/** An effect at work: in which match, on whose side, and by which card. */
export interface Act {
  readonly p: InPlay;
  readonly m: Match;
  readonly side: Side;
  readonly source: CardName;
}

/** What an effect did: how much it counted, or whose cards it moved from where to where. */
interface Done {
  readonly amount?: number;
  readonly whose?: Side;
  readonly cards?: readonly CardName[];
  readonly from?: Place;
  readonly to?: Place;
}

/** Tells everybody what an effect did; the verb says by which rule, if nothing else is said. */
export function announceAct(
  { p, m, side, source }: Act,
  op: keyof Deeds,
  done: Done,
  rule?: Rule,
): void {
  const { cards = [], whose = side, amount = cards.length, from = null, to = null } = done;
  const event = {
    type: 'effect',
    match: m.id,
    player: m.sides[side],
    card: source,
    op,
    owner: m.sides[whose],
    cards: [...cards],
    amount,
    from,
    to,
  } as const;
  announce(p, event, rule);
}
