import { range } from '../../../engine/list.ts';
import type { Language, Who } from '../../../engine/texts.ts';
import type { Slot, View } from '../kind.ts';
import { boxerOf, packOf } from '../pack.ts';
import { offerInHand } from '../rules/draft.ts';
import { BOXER_WORDS } from './boxers.ts';

/** A boxer's place by its bettor's name; a second boxer is marked. */
export function ownerName(slot: Slot, who: Who): string {
  const [seat, number] = slot.split('.');
  const name = who(Number(seat));
  return number === '2' ? `${name} (2)` : name;
}

/** The two boxers that the viewer is shown. */
export function offered(view: View, language: Language): string[] {
  return view.own ? offerInHand(view.own).map((card) => boxerName(view, card, language)) : [];
}

/** The boxers that the viewer keeps tonight. */
export function held(view: View, language: Language): string {
  return (view.own?.cards ?? []).map((card) => boxerName(view, card, language)).join(', ');
}

/** Names for the values of an option that is a number. */
export function numbered(
  from: number,
  to: number,
  name: (n: number) => string,
): Readonly<Record<string, string>> {
  return Object.fromEntries(range(to - from + 1).map((i) => [String(from + i), name(from + i)]));
}

/** A number with its sign. */
export function signed(n: number): string {
  if (n === 0) return '0';
  return n > 0 ? `+${n}` : `−${-n}`;
}

/** The number and the name of a boxer in the pack of this table. */
export function boxerName({ open, options }: View, number: number, language: Language): string {
  const pack = packOf(open.purses.length, options);
  return `${number} ${BOXER_WORDS[language][boxerOf(pack, number)].name}`;
}
