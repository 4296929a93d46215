import type { ChairChoice, NewTable } from '../../client/protocol/http.ts';
import type { AnyTexts, Language } from '../../engine/texts.ts';
import { LANGUAGE_NAMES } from '../../engine/texts.ts';
import type { GameFacts } from '../solo/protocol.ts';
import type { OnlineWords } from '../texts/online.ts';
import { differences } from './option-changes.ts';
import { PACE_PRESETS, type PaceName } from './paces.ts';

/** The settings of a table to be opened. */
export interface TableDraft {
  readonly places: readonly ChairChoice[];
  readonly pace: PaceName;
  readonly options: object;
  readonly legs: number;
  readonly talk: 'phrases' | 'free';
  readonly language: Language;
  readonly listed: boolean;
  readonly rated: boolean;
  /** A deal code, which fixes seats and options. */
  readonly deal?: string;
}

/** The draft as a request to the server. */
export function newTableOf(game: string, { places, pace, rated, ...rest }: TableDraft): NewTable {
  const counts = rated && rest.deal === undefined;
  return { game, places: [...places], pace: PACE_PRESETS[pace], rated: counts, ...rest };
}

/** A summary of all choices in one line. */
export function summary(
  wish: TableDraft,
  facts: GameFacts,
  texts: AnyTexts,
  words: OnlineWords,
): string {
  const free = wish.places.filter((place) => place === 'open').length;
  const bots = wish.places.length - 1 - free;
  const changed = differences(facts, texts, wish.options);
  return [
    texts.name,
    words.youAnd(words.seatsLine(free, bots)),
    words.paceOf(PACE_PRESETS[wish.pace]),
    ...(wish.legs > 1 ? [words.match(wish.legs)] : []),
    ...(changed.length > 0 ? changed : [words.rulebook]),
    LANGUAGE_NAMES[wish.language],
    words.listedLine[wish.listed ? 'yes' : 'no'],
    ...(wish.rated ? [words.rated] : []),
  ].join(' · ');
}
