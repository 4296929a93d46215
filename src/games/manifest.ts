import type { BoutRules } from '../bots/bouts.ts';
import type { GameBots, HostedBots } from '../bots/host-bots.ts';
import type { Game, Kind, State } from '../engine/game.ts';
import type { Hosted } from '../engine/hosted.ts';
import { type AnyTally, hostTally, type Tally, type TallyWords } from '../engine/tally.ts';
import {
  type AnyTexts,
  hostTexts,
  type Language,
  type Poster,
  type Texts,
} from '../engine/texts.ts';
import type { RunVector } from '../testing/vectors.ts';
import { type AnyBoard, type Board, type GameScreen, hostBoard } from '../ui/board.ts';
import type { FirstGameTexts } from '../ui/first-game.ts';
import type { GalleryIn } from '../ui/gallery.ts';
import type { Lesson } from '../ui/lesson.ts';
import { hostOpened, type RevealCards, type RevealedCards } from '../ui/opened.ts';
import type { RuleNotes } from '../ui/rule-book.ts';

/** A part of a game that is loaded when somebody needs it. */
type Lazy<T> = () => Promise<T>;

type ByLanguage<T> = Readonly<Record<Language, T>>;

/** All parts of a game. A part that a game can do without is null. */
export interface Manifest<K extends Kind, S extends string, F extends string, M> {
  /** What it says of itself before anything of it is loaded. */
  readonly poster: ByLanguage<Poster>;
  readonly rules: Lazy<Game<K>>;
  readonly bots: Lazy<GameBots<K>>;
  /** Counts a finished game. */
  readonly tally: Lazy<Tally<K, S, F>>;
  readonly tallyWords: Lazy<ByLanguage<TallyWords<S, F>>>;
  readonly texts: ByLanguage<Lazy<Texts<K>>>;
  readonly vectors: Lazy<RunVector>;
  /** Null: the plain board, made from texts and asks alone. */
  readonly board: Lazy<GameScreen<K, M> | Board<K, M>> | null;
  /** The drawing on its poster, as SVG in 220 by 200; null for none. */
  readonly art: Lazy<string> | null;
  /** What a first game begins with; null for nothing. */
  readonly firstGame: Lazy<FirstGameTexts> | null;
  readonly lesson: Lazy<Lesson> | null;
  /** What its rule book has beside the rules. */
  readonly ruleNotes: Lazy<RuleNotes> | null;
  /** Lays its secrets open when the game is over; null in a game without secrets. */
  readonly opened: Lazy<(state: State<K>, language: Language) => readonly RevealedCards[]> | null;
  /** All its cards, for the rule book; null in a game without cards. */
  readonly gallery: Lazy<GalleryIn> | null;
  /** Questions, by their `about`, that are answered openly and without looking at anything secret. */
  readonly publicAsks: readonly string[];
  readonly bout: BoutRules;
  /** Decisions with one best answer, a line each (`bots/puzzles.ts`). */
  readonly puzzles: Lazy<readonly string[]>;
  /** An annotated game of champions (`bots/master-game.ts`); null for none. */
  readonly masterGame: Lazy<readonly string[]> | null;
}

/** A manifest with the game's types sealed in: all that the platform knows of a game. */
export interface AnyManifest {
  readonly poster: ByLanguage<Poster>;
  readonly rules: Lazy<Hosted>;
  readonly bots: Lazy<HostedBots>;
  readonly tally: Lazy<AnyTally>;
  readonly tallyWords: Lazy<ByLanguage<TallyWords>>;
  readonly texts: (language: Language) => Promise<AnyTexts>;
  readonly vectors: Lazy<RunVector>;
  readonly board: Lazy<AnyBoard> | null;
  readonly art: Lazy<string> | null;
  readonly firstGame: Lazy<FirstGameTexts> | null;
  readonly lesson: Lazy<Lesson> | null;
  readonly ruleNotes: Lazy<RuleNotes> | null;
  readonly opened: Lazy<RevealCards> | null;
  readonly gallery: Lazy<GalleryIn> | null;
  readonly publicAsks: readonly string[];
  readonly bout: BoutRules;
  readonly puzzles: Lazy<readonly string[]>;
  readonly masterGame: Lazy<readonly string[]> | null;
}

/** Seals a game's types in. */
export function defineGame<K extends Kind, S extends string, F extends string, M>(
  manifest: Manifest<K, S, F, M>,
): AnyManifest {
  const { poster, rules, bots, tally, tallyWords, texts, vectors } = manifest;
  const { board, art, firstGame, lesson, ruleNotes, opened, gallery, publicAsks } = manifest;
  const { bout, puzzles, masterGame } = manifest;
  return {
    ...{ poster, tallyWords, vectors, art, firstGame, lesson, ruleNotes, gallery, publicAsks },
    ...{ bout, puzzles, masterGame },
    rules: async () => (await import('../engine/hosted.ts')).host(await rules()),
    bots: async () => (await import('../bots/host-bots.ts')).hostBots(await rules(), await bots()),
    tally: async () => hostTally(await tally()),
    texts: async (language) => hostTexts(await texts[language]()),
    board: board && (async () => hostBoard(await board())),
    opened: opened && (async () => hostOpened(await opened())),
  };
}
