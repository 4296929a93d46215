import type { Seat } from '../../../engine/ask.ts';
import { at, range } from '../../../engine/list.ts';
import type { Claim, Night, Sheet } from '../kind.ts';
import { sheetsToFill } from '../rules/prognosis.ts';
import { draftOrder, ownerOf, placesOf, slotNames } from '../slots.ts';
import type { BoardWords } from '../texts/board.ts';
import { nightOf } from './moment.ts';
import { isMine, placeOf, type Table } from './table.ts';

/** What is shown at a place of the circle, as far as the viewer may see it. */
export interface Post {
  readonly place: number;
  readonly owner: Seat;
  /** The boxer, if visible; 0 for one face down, null for none. */
  readonly card: number | null;
  readonly announced: number | null;
  readonly note: keyof BoardWords['notes'] | null;
  readonly out: boolean;
  /** The boxer has just been turned over. */
  readonly turned: boolean;
  /** The prediction here: closed, open, or none. */
  readonly slip: 'closed' | Sheet | null;
  /** Which of its bettor's sheets covers this place. */
  readonly sheet: number;
  /** What its bettor said last; at the first place of a bettor only. */
  readonly claim: Claim | null;
}

/** The circle now. */
export function postsOf(table: Table): Post[] {
  const { players, moment, view } = table;
  const over = view.open.phase.type === 'over' ? view.open.history.at(-1) : undefined;
  const night = nightOf(moment) ?? over ?? null;
  return range(slotNames(players).length).map((place) =>
    night ? revealed(table, night, place) : tonight(table, place),
  );
}

function tonight(table: Table, place: number): Post {
  const { view, players, moment } = table;
  const { open } = view;
  const order = draftOrder(players, open.starter);
  const owner = ownerOf(place, players);
  const announced = open.announced[order.indexOf(place)] ?? null;
  const named = moment?.type === 'attack' && placeOf(moment.target, players) === place;
  const out = named && moment.hit === true;
  const seen = out ? moment.boxer : ownCard(table, place);
  return {
    ...{ place, owner, announced, out },
    card: announced === null ? null : (seen ?? 0),
    turned: out,
    note: noteOn(table, place),
    slip: view.glance.locked[owner] && hasSlip(place, players) ? 'closed' : null,
    sheet: sheetOf(place, players),
    claim: lastClaim(table, place),
  };
}

/** The viewer's own boxer at a place. */
export function ownCard(table: Table, place: number): number | undefined {
  const { view, players } = table;
  if (!isMine(table, place) || view.seat === null) return undefined;
  return view.own?.cards[placesOf(view.seat, players).indexOf(place)];
}

/** A place with everything laid open. */
function revealed({ players }: Table, night: Night, place: number): Post {
  const { slot, card, announced } = at(night.slots, place);
  const owner = ownerOf(place, players);
  const sheet = sheetOf(place, players);
  return {
    ...{ place, owner, announced, card, note: null, claim: null, turned: true },
    out: night.ko === slot,
    slip: hasSlip(place, players) ? (at(night.sheets, owner)[sheet] ?? null) : null,
    sheet,
  };
}

/** With two bettors one slip covers both boxers: it lies at the first. */
function hasSlip(place: number, players: number): boolean {
  return players !== 2 || place % 2 === 0;
}

/** With three bettors each of a bettor's two boxers has a sheet. */
function sheetOf(place: number, players: number): number {
  return sheetsToFill(players) === 2 ? place % 2 : 0;
}

/** What a bettor said last, where it still matters. */
function lastClaim({ view, players }: Table, place: number): Claim | null {
  const { phase, claims } = view.open;
  const owner = ownerOf(place, players);
  if (owner === view.seat && phase.type !== 'salon') return null;
  if (at(placesOf(owner, players), 0) !== place || phase.type === 'draft') return null;
  return claims.findLast(({ by }) => by === owner)?.claim ?? null;
}

/** What there is to say about a place now. */
function noteOn({ view, players }: Table, place: number): Post['note'] {
  const { phase, starter, announced } = view.open;
  const owner = ownerOf(place, players);
  const order = draftOrder(players, starter);
  switch (phase.type) {
    case 'draft':
      if (order[announced.length] === place) return 'choosing';
      return at(order, 0) === place ? 'starts' : null;
    case 'salon':
      return phase.ready[owner] ? 'ready' : 'talking';
    case 'prognosis':
      return view.glance.locked[owner] ? 'locked' : 'writing';
    case 'attack':
      return phase.seat === owner ? 'attacks' : 'locked';
    case 'over':
      return null;
  }
}

/** Truth (true) and lie tokens of a place, night by night. */
export function tokensAt(history: readonly Night[], place: number): boolean[] {
  return history.map(({ slots }) => at(slots, place).truth);
}

/** How many lies a place has left; null if lies are unlimited. */
export function liesLeft({ view }: Table, place: number): number | null {
  const { lieLimit } = view.options;
  const lies = tokensAt(view.open.history, place).filter((truth) => !truth).length;
  return lieLimit === null ? null : Math.max(0, lieLimit - lies);
}
