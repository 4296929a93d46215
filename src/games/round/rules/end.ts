import type { Seat } from '../../../engine/ask.ts';
import type { Outcome } from '../../../engine/game.ts';
import { at } from '../../../engine/list.ts';
import type { Rng } from '../../../engine/rng.ts';
import type { Attack, Duel, Night, Ranked, Revealed, State, Tell } from '../kind.ts';
import { announce } from '../rule-of-event.ts';
import type { Rule } from '../rulebook.ts';
import { draftOrder, placesOf, slotNames } from '../slots.ts';
import { startNight } from './deal.ts';
import type { Bout } from './duels.ts';
import { fineOf } from './money.ts';
import { type Resolved, resolveNight } from './resolution.ts';
import { isLieTooMany } from './tokens.ts';

/** RD-47: everything is revealed, the duels are fought, money and tokens change hands. */
export function endNight(s: State, attack: Attack | null, rng: Rng, tell: Tell): void {
  const resolved = withFines(s, resolve(s, attack));
  const night = nightOf(s, attack, resolved);
  const last = s.open.night === s.options.nights;
  tellNight(night, tell);
  s.open.history = [...s.open.history, night];
  s.open.purses = resolved.paid.map(({ purse }) => purse);
  announce(tell, {
    type: 'nightEnded',
    night: night.night,
    purses: s.open.purses,
    nextStarter: last ? null : resolved.nextStarter,
  });
  if (last) endGame(s, tell);
  else startNight(s, s.open.night + 1, resolved.nextStarter, rng, tell);
}

function resolve(s: State, attack: Attack | null): Resolved {
  const names = slotNames(s.own.length);
  const named = attack && attack.target !== null && attack.boxer !== null;
  return resolveNight({
    players: s.own.length,
    options: s.options,
    cards: boxersInRing(s),
    purses: s.open.purses,
    sheets: sheetsOf(s),
    attack: named ? { target: names.indexOf(attack.target), boxer: attack.boxer } : null,
  });
}

/** H-1: lies beyond the limit are paid for, as far as the purse goes. */
function withFines(s: State, resolved: Resolved): Resolved {
  const { liePenalty } = s.options;
  if (liePenalty === 0) return resolved;
  const players = s.own.length;
  const slots = revealed(s);
  const paid = resolved.paid.map((one) => {
    const lies = placesOf(one.seat, players).filter(
      (place) => !at(slots, place).truth && isLieTooMany(s.open.history, place, s.options),
    );
    const fine = Math.min(one.purse, lies.length * liePenalty);
    return { ...one, delta: one.delta - fine, purse: one.purse - fine };
  });
  return { ...resolved, paid };
}

/** The boxers of all bettors, by slot. */
export function boxersInRing({ own }: State): number[] {
  const boxers: number[] = [];
  for (const { cards } of own) boxers.push(...cards);
  return boxers;
}

function sheetsOf({ own }: State): Night['sheets'] {
  return own.map(({ sheets }) => {
    if (!sheets) throw new Error('a night ends with all sheets locked');
    return sheets;
  });
}

/** The night as it is written down. */
function nightOf(s: State, attack: Attack | null, resolved: Resolved): Night {
  const { night, starter, faceUp, centre, claims } = s.open;
  const names = slotNames(s.own.length);
  const name = (place: number | null): string | null => (place === null ? null : at(names, place));
  return {
    night,
    starter,
    faceUp,
    centre: [...centre, ...s.hidden.centre],
    shadow: at(s.hidden.packet, 0),
    slots: revealed(s),
    claims,
    sheets: sheetsOf(s),
    attack,
    ko: name(resolved.ko),
    caraActive: name(resolved.caraActive),
    duels: resolved.bouts.map((bout) => named(names, bout)),
    paid: resolved.paid,
  };
}

/** RD-21: a boxer beside what was announced of it. */
function revealed(s: State): Revealed[] {
  const players = s.own.length;
  const order = draftOrder(players, s.open.starter);
  const names = slotNames(players);
  return boxersInRing(s).map((card, place) => {
    const announced = at(s.open.announced, order.indexOf(place));
    return { slot: at(names, place), card, announced, truth: announced === card };
  });
}

function named(names: readonly string[], { a, b, winner, reason }: Bout): Duel {
  return {
    a: at(names, a),
    b: at(names, b),
    winner: winner === null ? null : at(names, winner),
    reason,
  };
}

function tellNight({ slots, shadow, centre, sheets, duels, paid }: Night, tell: Tell): void {
  announce(tell, { type: 'revealed', slots, shadow, centre });
  announce(tell, { type: 'sheetsRevealed', sheets });
  for (const { a, b, winner, reason } of duels)
    announce(tell, { type: 'duel', a, b, winner, reason });
  for (const { seat, duelsWon, sheets: judged, delta, purse } of paid)
    announce(tell, { type: 'paid', seat, duelsWon, sheets: judged, delta, purse });
  for (const one of paid) {
    const amount = fineOf(one);
    if (amount > 0) announce(tell, { type: 'fined', seat: one.seat, amount });
  }
  for (const { slot, truth } of slots)
    announce(tell, { type: 'tokenPlaced', slot, token: truth ? 'truth' : 'lie' });
}

/** RD-64: the game is over; what was offered may now be seen (RD-62). */
function endGame(s: State, tell: Tell): void {
  s.open.phase = { type: 'over', offers: s.own.map(({ offers }) => offers) };
  s.open.faceUp = [];
  s.open.centre = [];
  s.open.announced = [];
  s.open.claims = [];
  s.hidden.packet = [];
  s.hidden.centre = [];
  for (const own of s.own) {
    own.offers = [];
    own.cards = [];
    own.sheets = null;
  }
  announce(tell, { type: 'gameEnded', ranking: ranking(s) });
}

/** RD-65: the richest first; between equals, who held the higher number on the last night. */
export function ranking({ open, own }: State): Ranked[] {
  const { slots } = at(open.history, open.history.length - 1);
  return open.purses
    .map((purse, seat) => ({ seat, purse, bestCard: bestCard(slots, seat, own.length) }))
    .sort((a, b) => b.purse - a.purse || b.bestCard - a.bestCard);
}

function bestCard(slots: readonly Revealed[], seat: Seat, players: number): number {
  return Math.max(...placesOf(seat, players).map((place) => at(slots, place).card));
}

export function outcome(s: State): Outcome<Rule> | undefined {
  if (s.open.phase.type !== 'over') return undefined;
  const places = ranking(s).map(({ seat }) => [seat]);
  return { places, scores: s.open.purses, rule: 'RD-65' };
}
