import type { Seat } from '../../../engine/ask.ts';
import { range } from '../../../engine/list.ts';
import { type Language, readBy, type Texts, type Who } from '../../../engine/texts.ts';
import type { BoardProps } from '../../../ui/board.ts';
import { seatLetter } from '../../../ui/seat-badge.tsx';
import type { Move, Round, Slot } from '../kind.ts';
import { boxerOf, type Pack, packOf } from '../pack.ts';
import { ownerOf, slotNames, slotsEach } from '../slots.ts';
import { type BoardWords, boardWords } from '../texts/board.ts';
import { BOXER_WORDS, type BoxerWords } from '../texts/boxers.ts';
import { SENTENCES } from '../texts/sentences.ts';
import type { Moment } from './moment.ts';

/** The shared input of all parts of the board. */
export interface Table extends Pick<BoardProps<Round, Moment>, 'view' | 'ask' | 'answer' | 'hint'> {
  /** What only the running beat shows. */
  readonly moment: Moment | null;
  readonly who: Who;
  readonly words: BoardWords;
  /** The game's own sentences. */
  readonly texts: Texts<Round>;
  readonly language: Language;
  readonly players: number;
  readonly pack: Pack;
}

export function tableOf(props: BoardProps<Round, Moment>): Table {
  const { view, ask, answer, hint, moment = null, language } = props;
  const players = view.open.purses.length;
  return {
    ...{ view, ask, answer, hint, moment, language, players },
    who: distinct(props.who, players),
    words: boardWords[language],
    texts: SENTENCES[language],
    pack: packOf(players, view.options),
  };
}

/** Those who are called alike are called by the letters of their seats. */
function distinct(who: Who, players: number): Who {
  const names = range(players).map(who);
  return readBy((seat) => {
    const name = who(seat);
    const shared = names.filter((other) => other === name).length > 1;
    return shared ? seatLetter(seat) : name;
  }, who.you ?? null);
}

/** The name of a place in the circle: its bettor, with a number if everyone has two. */
export function placeName({ players, who, words }: Table, place: number): string {
  const owner = who(ownerOf(place, players));
  return slotsEach(players) === 2 ? words.boxerOf(owner, place % 2 === 0 ? 1 : 2) : owner;
}

/** The place of a slot. */
export function placeOf(slot: Slot, players: number): number {
  return slotNames(players).indexOf(slot);
}

/** Whether a place in the ring is the viewer's. */
export function isMine({ view, players }: Table, place: number): boolean {
  return view.seat !== null && ownerOf(place, players) === view.seat;
}

/** All seats from the viewer's on, clockwise. */
export function seatsFromViewer({ view, players }: Table): Seat[] {
  return range(players).map((i) => ((view.seat ?? 0) + i) % players);
}

/** What is printed on a boxer's card. */
export function printed(
  { pack, language }: Pick<Table, 'pack' | 'language'>,
  number: number,
): BoxerWords {
  return BOXER_WORDS[language][boxerOf(pack, number)];
}

/** Number and name of a boxer. */
export function boxerTitle(table: Pick<Table, 'pack' | 'language'>, number: number): string {
  return `${number} ${printed(table, number).name}`;
}

/** Which answers of a type are allowed now. */
export function allowed<N extends Move['type']>({ ask }: Table, type: N): readonly Typed<N>[] {
  return (ask?.moves ?? []).filter((move): move is Typed<N> => move.type === type);
}

type Typed<N> = Extract<Move, { readonly type: N }>;
