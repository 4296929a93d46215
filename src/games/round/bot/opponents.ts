import { at, range } from '../../../engine/list.ts';
import type { Known, Unknowns } from '../beliefs/knowledge.ts';
import type { Said } from '../kind.ts';
import { packOf } from '../pack.ts';
import { draftOrder, ownerOf, placesOf } from '../slots.ts';
import { ANY_BOXER, type Habits, kindsAt } from './habits.ts';
import { type Evening, mannersAt, reportsIn } from './manners.ts';

/** How likely the cards lie in a way, by what everyone has announced, said and kept, tonight and before. */
type Credibility = (way: readonly number[]) => number;

/**
 * A mixture over kinds of bettors: everyone at the table is of the same kind, or each of a kind of their own. What
 * earlier nights have shown, and what goes on tonight, makes some kinds likelier than others.
 */
export function credibility(
  known: Known,
  claims: readonly Said[],
  unknowns: Unknowns,
): Credibility {
  const { players, seat } = known;
  const evening = { ...known, claims, talkedOut: false };
  const others = range(players).filter((other) => other !== seat);
  const kinds = kindsAt(players);
  const reports = reportsIn(evening).filter(({ by }) => by !== seat);
  const before = others.map((other) => {
    const made = reports.filter(({ by }) => by === other).length;
    return kinds.map((habits) => evidence(known, habits, other) * naming(habits, false) ** made);
  });
  const turnsIn = turnsOf(evening, unknowns);
  const chances = before.map(() => kinds.map(() => 0));
  const denied = kinds.map((habits) => naming(habits, true) / naming(habits, false));
  return (way) => {
    for (const [index, row] of before.entries())
      for (let kind = 0; kind < row.length; kind++) at(chances, index)[kind] = at(row, kind);
    turnsIn(way, (turn, owner, card, likely) => {
      const mine = chances[others.indexOf(owner)];
      if (mine)
        for (let kind = 0; kind < mine.length; kind++)
          mine[kind] = at(mine, kind) * at(likely, kind);
      for (const report of reports) {
        if (report.boxer !== card) continue;
        const theirs = at(chances, others.indexOf(report.by));
        const late = turn > report.turn || (turn === report.turn && !report.returned);
        for (const [kind, { madeUp }] of kinds.entries()) {
          const denial = report.by === owner ? at(denied, kind) : 1;
          theirs[kind] = at(theirs, kind) * denial * (late ? 1 : madeUp);
        }
      }
    });
    return mixture(kinds, chances);
  };
}

/** How often everyone at a table is of the same kind. */
const ALIKE = 0.6;

/** By seat, then by kind. */
function mixture(kinds: readonly Habits[], chances: readonly (readonly number[])[]): number {
  let alike = 0;
  let apart = 1;
  for (const [kind, { part }] of kinds.entries()) {
    let all = part;
    for (const row of chances) all *= at(row, kind);
    alike += all;
  }
  for (const row of chances) {
    let any = 0;
    for (const [kind, { part }] of kinds.entries()) any += part * at(row, kind);
    apart *= any;
  }
  return ALIKE * alike + (1 - ALIKE) * apart;
}

/** How likely a bettor with these habits announces, keeps and says what this seat did on earlier nights. */
function evidence({ players, options, history }: Known, habits: Habits, seat: number): number {
  let chance = 1;
  for (const [index, night] of history.entries()) {
    const order = draftOrder(players, night.starter);
    const kept = order.map((slot) => at(night.slots, slot).card);
    const evening = {
      ...{ players, options, history: history.slice(0, index) },
      ...{ faceUp: night.faceUp, starter: night.starter, claims: night.claims },
      announced: order.map((slot) => at(night.slots, slot).announced),
      talkedOut: options.salonSeconds > 0,
    };
    const manners = mannersAt(evening, habits);
    const cards = placesOf(seat, players).map((slot) => at(night.slots, slot).card);
    for (const { by, boxer } of reportsIn(evening))
      if (by === seat) chance *= naming(habits, cards.includes(boxer));
    for (const [turn, slot] of order.entries()) {
      if (ownerOf(slot, players) !== seat) continue;
      const packet = [...kept.slice(turn + 1), night.shadow];
      chance *= manners.told(slot, turn, at(kept, turn)) * manners.keeps(at(kept, turn), packet);
    }
  }
  return chance;
}

/** How much likelier than others this kind of bettor names a boxer in a report that it holds, or does not hold. */
function naming({ denials }: Habits, held: boolean): number {
  return held ? denials / ANY_BOXER : (1 - denials) / (1 - ANY_BOXER);
}

/** Called for each draft turn with whose it was, the boxer kept, and how likely each kind of bettor would do so. */
type LookAtTurn = (turn: number, owner: number, card: number, likely: readonly number[]) => void;

/** Goes through the draft of tonight if the cards lie in a way. */
function turnsOf(
  evening: Evening & Known,
  { places, sure, cards }: Unknowns,
): (way: readonly number[], look: LookAtTurn) => void {
  const { players, seat, starter, announced } = evening;
  const order = draftOrder(players, starter);
  const manners = kindsAt(players).map((habits) => mannersAt(evening, habits));
  const { numbers } = packOf(players, evening.options);
  const everything = maskOf([...cards, ...sure.values(), ...evening.cards]);
  const centre = places.flatMap(({ where }, place) => (where === 'centre' ? [place] : []));
  const turns = announced.map((_, turn) => {
    const slot = at(order, turn);
    const owner = ownerOf(slot, players);
    const own = placesOf(owner, players).indexOf(slot);
    return {
      ...{ slot, owner, certain: owner === seat ? evening.cards[own] : sure.get(slot) },
      place: places.findIndex((one) => one.slot === slot),
      /** By what the packet was without the boxer kept, and that boxer. */
      likely: new Map<number, readonly number[]>(),
    };
  });
  return (way, look) => {
    let packet = everything;
    for (const place of centre) packet &= ~(1 << at(way, place));
    for (const [turn, { slot, owner, certain, place, likely }] of turns.entries()) {
      const card = certain ?? at(way, place);
      packet &= ~(1 << card);
      const key = 16 * packet + card;
      let chances = likely.get(key);
      if (!chances) {
        const rest = numbers.filter((number) => packet & (1 << number));
        chances = manners.map(({ told, keeps }) => told(slot, turn, card) * keeps(card, rest));
        likely.set(key, chances);
      }
      look(turn, owner, card, chances);
    }
  };
}

function maskOf(cards: readonly number[]): number {
  return cards.reduce((mask, card) => mask | (1 << card), 0);
}
