import type { Seat } from '../../../engine/ask.ts';
import { at, range } from '../../../engine/list.ts';
import type { Night } from '../kind.ts';
import { draftOrder, ownerOf, placesOf, slotNames } from '../slots.ts';
import { isMine, type Table } from './table.ts';

/** What stands at a place of the ring, as far as the viewer may see it. */
export interface Post {
  readonly place: number;
  readonly owner: Seat;
  /** The boxer, if it is seen; 0 for one that lies face down, null for none. */
  readonly card: number | null;
  readonly announced: number | null;
  /** Truth and lie tokens, night by night. */
  readonly tokens: readonly boolean[];
  readonly purse: number;
  readonly notes: readonly string[];
  readonly out: boolean;
}

/** The ring of the night that is being played. */
export function postsTonight(table: Table): Post[] {
  const { view, players } = table;
  const { open } = view;
  const order = draftOrder(players, open.starter);
  return range(slotNames(players).length).map((place) => {
    const owner = ownerOf(place, players);
    const announced = open.announced[order.indexOf(place)] ?? null;
    return {
      ...{ place, owner, announced },
      card: announced === null ? null : (ownCard(table, place) ?? 0),
      tokens: tokensUpTo(open.history, place, open.history.length),
      purse: at(open.purses, owner),
      notes: notesOn(table, place),
      out: false,
    };
  });
}

/** The viewer's own boxer at a place. */
export function ownCard(table: Table, place: number): number | undefined {
  const { view, players } = table;
  if (!isMine(table, place) || view.seat === null) return undefined;
  return view.own?.cards[placesOf(view.seat, players).indexOf(place)];
}

/** The ring of a night that is over, with everything laid open. */
export function postsOf(table: Table, night: Night): Post[] {
  const { view, players, words } = table;
  return night.slots.map(({ slot, card, announced }, place) => {
    const owner = ownerOf(place, players);
    const out = night.ko === slot;
    return {
      ...{ place, owner, announced, card, out },
      tokens: tokensUpTo(view.open.history, place, night.night),
      purse: at(night.paid, owner).purse,
      notes: out ? [words.knockedOut] : night.starter === owner ? [words.starts] : [],
    };
  });
}

function tokensUpTo(history: readonly Night[], place: number, nights: number): boolean[] {
  return history.slice(0, nights).map(({ slots }) => at(slots, place).truth);
}

/** How many lies a place has left; null if nobody counts. */
export function liesLeft({ view }: Table, tokens: readonly boolean[]): number | null {
  const { lieLimit } = view.options;
  return lieLimit === null ? null : Math.max(0, lieLimit - tokens.filter((truth) => !truth).length);
}

/** What there is to say about a place now. */
function notesOn({ view, players, words }: Table, place: number): string[] {
  const { phase, starter, announced } = view.open;
  const owner = ownerOf(place, players);
  const order = draftOrder(players, starter);
  if (phase.type === 'draft' && order[announced.length] === place) return [words.choosing];
  if (phase.type === 'salon' && phase.ready[owner]) return [words.ready];
  if (phase.type === 'attack' && phase.seat === owner) return [words.attacking];
  if (view.glance.locked[owner]) return [words.locked];
  return phase.type === 'draft' && at(order, 0) === place ? [words.starts] : [];
}
