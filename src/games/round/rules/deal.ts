import type { Seat } from '../../../engine/ask.ts';
import { at } from '../../../engine/list.ts';
import type { Rng } from '../../../engine/rng.ts';
import type { State, Tell } from '../kind.ts';
import { packOf } from '../pack.ts';
import { announce } from '../rule-of-event.ts';
import { draftOrder, ownerOf, slotNames } from '../slots.ts';

/** RD-13: all cards are gathered and mixed, and the starter is shown the first offer. */
export function startNight(s: State, night: number, starter: Seat, rng: Rng, tell: Tell): void {
  const players = s.own.length;
  const pack = packOf(players, s.options);
  const mixed = rng.stream(`night/${night}`).shuffle([...pack.numbers]);
  const { faceUp, centre, packet } = deal(players, mixed);
  s.open.night = night;
  s.open.starter = starter;
  s.open.phase = DRAFT;
  s.open.faceUp = faceUp;
  s.open.centre = [];
  s.open.announced = [];
  s.open.claims = [];
  for (const own of s.own) {
    own.cards = [];
    own.sheets = null;
  }
  s.hidden.packet = packet;
  s.hidden.centre = centre;
  announce(tell, { type: 'nightStarted', night, starter });
  announce(tell, {
    type: 'dealt',
    pack: pack.name,
    packet: packet.length,
    faceUp,
    centre: centre.length,
  });
  offerNext(s, tell);
}

const DRAFT = { type: 'draft' } as const;

interface Deal {
  readonly faceUp: readonly number[];
  readonly centre: readonly number[];
  readonly packet: readonly number[];
}

/** RD-14, RD-15, RD-16: the layout depends on the number of bettors. */
function deal(players: number, mixed: readonly number[]): Deal {
  if (players === 2) return { faceUp: [], centre: mixed.slice(0, 2), packet: mixed.slice(2) };
  if (players === 3) return { faceUp: [], centre: [], packet: mixed };
  const faceUp = mixed.slice(players + 1).sort((a, b) => a - b);
  return { faceUp, centre: [], packet: mixed.slice(0, players + 1) };
}

/** RD-18: only the next bettor is shown the first two cards of the packet. */
export function offerNext(s: State, tell: Tell): void {
  const place = placeToDraft(s);
  const seat = ownerOf(place, s.own.length);
  const slot = at(slotNames(s.own.length), place);
  const own = at(s.own, seat);
  const { packet } = s.hidden;
  const cards = [at(packet, 0), at(packet, 1)] as const;
  s.hidden.packet = packet.slice(2);
  own.offers = [...own.offers, cards];
  announce(tell, { type: 'turnStarted', slot });
  tell.one(seat, 'RD-18', { type: 'offered', slot, cards });
}

/** The slot whose turn it is to draft. */
export function placeToDraft({ open, own }: Pick<State, 'open' | 'own'>): number {
  return at(draftOrder(own.length, open.starter), open.announced.length);
}
