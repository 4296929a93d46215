import type { Seat } from '../../../engine/ask.ts';
import { at } from '../../../engine/list.ts';
import type { Language, Who } from '../../../engine/texts.ts';
import type { Claim, Duel, Revealed, Slot, View } from '../kind.ts';
import { packOf } from '../pack.ts';
import { ownerOf, slotsEach } from '../slots.ts';
import { type BoardWords, boardWords, type Named } from '../texts/board.ts';
import { placeOf, printed } from './table.ts';

/** Tells what happens at a table to one of those who sit there. */
export interface Voice {
  readonly words: BoardWords;
  readonly players: number;
  readonly person: (seat: Seat) => Named;
  /** Whose slot it is. */
  readonly owner: (slot: Slot) => Seat;
  /** The bettor of a slot, with the number of the boxer where everybody has two. */
  readonly holder: (slot: Slot) => Named;
  readonly boxerNumber: (slot: Slot) => 1 | 2 | null;
  readonly boxer: (number: number) => string;
  readonly claim: (claim: Claim) => string;
  /** Who meets whom, before it is known who wins. */
  readonly faces: (duel: Duel, slots: readonly Revealed[]) => string;
  readonly duel: (duel: Duel, slots: readonly Revealed[]) => string;
}

export function voiceFor(
  view: View,
  { who, language }: { readonly who: Who; readonly language: Language },
): Voice {
  const words = boardWords[language];
  const players = view.open.purses.length;
  const pack = packOf(players, view.options);
  const owner = (slot: Slot): Seat => ownerOf(placeOf(slot, players), players);
  const person = (seat: Seat): Named => (seat === who.you ? null : who(seat));
  const boxerNumber = (slot: Slot): 1 | 2 | null => {
    if (slotsEach(players) === 1) return null;
    return slot.endsWith('.2') ? 2 : 1;
  };
  const holder = (slot: Slot): Named => {
    const [name, boxer] = [person(owner(slot)), boxerNumber(slot)];
    return name === null || boxer === null ? name : words.boxerOf(name, boxer);
  };
  const side = (slot: Slot, slots: readonly Revealed[]) => ({
    whose: person(owner(slot)),
    number: at(slots, placeOf(slot, players)).card,
  });
  return {
    ...{ words, players, person, owner, holder, boxerNumber },
    boxer: (number) => printed({ pack, language }, number).name,
    claim: (claim) =>
      words.claimText(
        claim.kind,
        'slot' in claim ? holder(claim.slot) : null,
        'boxer' in claim ? claim.boxer : 0,
      ),
    faces: ({ a, b }, slots) => words.faces(side(a, slots), side(b, slots)),
    duel: ({ a, b, winner, reason }, slots) => {
      if (winner === null) return words.tie(side(a, slots), side(b, slots));
      return words.duel(side(winner, slots), side(winner === a ? b : a, slots), reason);
    },
  };
}
