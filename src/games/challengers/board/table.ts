import { same } from '../../../engine/json.ts';
import { at } from '../../../engine/list.ts';
import type { Language } from '../../../engine/texts.ts';
import type { BoardProps } from '../../../ui/board.ts';
import { type CardName, cardOf } from '../instances.ts';
import type { Challengers, Match, Move, Participant, Player, View } from '../kind.ts';
import type { BoardWords } from '../texts/board.ts';
import { NAMES } from '../texts/names.ts';
import { capital, named, type Words } from '../texts/words.ts';
import { WORDS_EN } from '../texts/words-en.ts';
import { WORDS_FR } from '../texts/words-fr.ts';

/** What every part of the board looks at. */
export interface Table extends BoardProps<Challengers> {
  readonly words: BoardWords;
}

/** The words that the game's own sentences are made of. */
export const GAME_WORDS: Readonly<Record<Language, Words>> = { en: WORDS_EN, fr: WORDS_FR };

export function nameOf({ language, who }: Table, player: Participant): string {
  return capital(named(GAME_WORDS[language], who, player));
}

export function cardName({ language }: Table, card: CardName): string {
  return NAMES[cardOf(card).key]?.[language] ?? card;
}

/** Round eight is the final. */
export function roundName({ words }: Table, round: number): string {
  return round > 7 ? words.final : words.round(round);
}

/** Whether this very answer is offered. */
export function isLit({ ask }: Table, move: Move): boolean {
  return ask?.moves.some((other) => same(other, move)) ?? false;
}

export function isHinted({ hint }: Table, move: Move): boolean {
  return hint !== null && same(hint, move);
}

/** What lies in front of the viewer, who may be a spectator. */
export function viewer({ seat, open }: View): Player | undefined {
  return seat === null ? undefined : at(open.players, seat);
}

/** The running match of the viewer. */
export function ownMatch({ seat, open }: View): Match | undefined {
  return open.matches.find(({ sides }) => seat !== null && sides.includes(seat));
}

/** CH-50: how many spaces of the bench these cards can need. */
export function namesOf(cards: readonly CardName[]): number {
  return new Set(cards.map((card) => cardOf(card).key)).size;
}
