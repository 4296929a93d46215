import { same } from '../../../engine/json.ts';
import { at } from '../../../engine/list.ts';
import type { Language, Who } from '../../../engine/texts.ts';
import type { BoardProps } from '../../../ui/board.ts';
import { type CardName, cardOf } from '../instances.ts';
import type { Challengers, Match, Move, News, Participant, Player, View } from '../kind.ts';
import { type BoardWords, boardWords } from '../texts/board.ts';
import { type FilmWords, filmWords, type Voice } from '../texts/film.ts';
import { GAME_WORDS } from '../texts/game-words.ts';
import { NAMES } from '../texts/names.ts';
import { capital, named } from '../texts/words.ts';
import { ROUNDS } from '../tournament.ts';
import { voiceOf } from './shots.ts';

/** What only a beat shows: a piece of a film, how a match ended, or the totals before the final. */
export type Moment =
  | {
      readonly type: 'film';
      readonly match: string;
      /** What is told of the match in this step. */
      readonly news: readonly News[];
      /** How many of the step's news the log has told after each of them. */
      readonly told: readonly number[];
    }
  | { readonly type: 'ended'; readonly match: string }
  | { readonly type: 'totals' };

/** What every part of the board looks at. */
export interface Table extends BoardProps<Challengers, Moment> {
  readonly words: BoardWords;
  readonly film: FilmWords;
  readonly voice: Voice;
  /** Shows a card large. */
  readonly enlarge: (card: CardName) => void;
}

/** The table with the words of its language. */
export function worded(
  props: BoardProps<Challengers, Moment>,
  enlarge: (card: CardName) => void,
): Table {
  const { language, who } = props;
  const voice = voiceOf(who, GAME_WORDS[language].robot);
  return { ...props, words: boardWords[language], film: filmWords[language], voice, enlarge };
}

/** The name of a participant; the reader is not called “you”. */
export function nameOf(
  { language, who }: { readonly language: Language; readonly who: Who },
  player: Participant,
): string {
  return capital(named(GAME_WORDS[language], who, player));
}

/** The name of a participant; the reader is “you”. */
export function calledOf({ voice, words }: Table, player: Participant): string {
  return voice(player, words.you, (name) => name);
}

export function cardName({ language }: { readonly language: Language }, card: CardName): string {
  return NAMES[cardOf(card).key]?.[language] ?? card;
}

/** The final comes after the last round. */
export function roundName({ words }: { readonly words: BoardWords }, round: number): string {
  return round > ROUNDS ? words.final : words.round(round);
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
export function benchSpaces(cards: readonly CardName[]): number {
  return new Set(cards.map((card) => cardOf(card).key)).size;
}
