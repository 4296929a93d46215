import type { Language } from '../../../engine/texts.ts';
import type { Sheet, State } from '../kind.ts';
import { symbols } from '../notation.ts';
import { boxerOf, packOf } from '../pack.ts';
import { BOXER_WORDS } from './boxers.ts';

const NAMES = {
  en: { holds: 'Holds', sheet: 'Sheet', packet: 'Packet', shadow: 'Shadow', centre: 'Centre' },
  fr: { holds: 'A', sheet: 'Fiche', packet: 'Paquet', shadow: 'Ombre', centre: 'Milieu' },
} as const;

/** Every bettor's boxers and sheets, the packet and the shadow, laid open. */
export function opened({ own, hidden, open, options }: State, language: Language) {
  const names = NAMES[language];
  const pack = packOf(own.length, options);
  const named = (boxers: readonly number[]): string[] =>
    boxers.map((boxer) => `${boxer} ${BOXER_WORDS[language][boxerOf(pack, boxer)].name}`);
  const drafting = open.phase.type === 'draft';
  return [
    ...own.flatMap(({ cards, sheets }, seat) => [
      { seat, name: names.holds, cards: named(cards) },
      { seat, name: names.sheet, cards: (sheets ?? []).map(written) },
    ]),
    { seat: null, name: drafting ? names.packet : names.shadow, cards: named(hidden.packet) },
    { seat: null, name: names.centre, cards: named(hidden.centre) },
  ].filter(({ cards }) => cards.length > 0);
}

function written(sheet: Sheet): string {
  return `${symbols(sheet)} ${sheet.stake}K`;
}
