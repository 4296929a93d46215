import { use } from 'react';
import { unsafeCast } from '../engine/json.ts';
import type { TallyWords } from '../engine/tally.ts';
import type { AnyTexts, Language } from '../engine/texts.ts';
import { manifestOf } from '../games/index.ts';
import type { AnyBoard } from '../ui/board.ts';
import type { FirstGame, FirstGameTexts } from '../ui/first-game.ts';
import type { Gallery, GalleryIn } from '../ui/gallery.ts';
import type { Lesson } from '../ui/lesson.ts';
import type { RevealCards } from '../ui/opened.ts';
import type { RuleNotes } from '../ui/rule-book.ts';
import { change, useSettings } from './settings.ts';
import type { GameFacts } from './solo/protocol.ts';

const texts = new Map<string, Promise<AnyTexts>>();
/** Texts that have arrived: a screen that uses them need not wait. */
const loaded = new Map<string, AnyTexts>();
const boards = new Map<string, Promise<AnyBoard | null>>();
const firstGames = new Map<string, Promise<FirstGameTexts | null>>();
const galleries = new Map<string, Promise<GalleryIn | null>>();
const lessons = new Map<string, Promise<Lesson | null>>();
const opens = new Map<string, Promise<RevealCards | null>>();
const tallyWords = new Map<string, Promise<Readonly<Record<Language, TallyWords>> | null>>();
const ruleNotes = new Map<string, Promise<RuleNotes>>();
let facts: readonly GameFacts[] | undefined;

/** A game's texts, loaded on first use. */
export function useTexts(game: string): AnyTexts {
  const { language } = useSettings();
  return loaded.get(`${game} ${language}`) ?? use(textsOf(game, language));
}

/** The language that was asked for last. */
let wanted: Language | undefined;

/** Changes the language when the texts of the games on screen have arrived, so that no screen has to wait for them. */
export async function changeLanguage(language: Language): Promise<void> {
  wanted = language;
  const games = new Set(Array.from(loaded.keys(), (key) => key.split(' ')[0] ?? key));
  await Promise.allSettled(Array.from(games, (game) => textsOf(game, language)));
  if (wanted === language) change({ language });
}

/** A game's board; null if it has none of its own. */
export function useBoard(game: string): AnyBoard | null {
  return use(boardOf(game));
}

/** The introduction of a first game; undefined if the game has none. */
export function useFirstGame(game: string): FirstGame | undefined {
  const { language } = useSettings();
  const found = use(
    once(firstGames, game, async () => (await manifestOf(game)?.firstGame?.()) ?? null),
  );
  return found?.[language];
}

/** All cards of a game; null in a game without cards. */
export function useGallery(game: string): Gallery | null {
  const { language } = useSettings();
  const found = use(
    once(galleries, game, async () => (await manifestOf(game)?.gallery?.()) ?? null),
  );
  return found?.(language) ?? null;
}

export function useLesson(game: string): Lesson | null {
  return use(once(lessons, game, async () => (await manifestOf(game)?.lesson?.()) ?? null));
}

/** Additions to a game's rule book besides the rules. */
export function useRuleNotes(game: string): RuleNotes {
  return use(
    once(ruleNotes, game, async () => (await manifestOf(game)?.ruleNotes?.()) ?? NO_NOTES),
  );
}

/** How a game shows its secrets after the end; null if it has none. */
export function useLaysOpen(game: string): RevealCards | null {
  return use(once(opens, game, async () => (await manifestOf(game)?.opened?.()) ?? null));
}

/** The labels of a game's score sources; undefined for unknown games. */
export function useTallyWords(game: string): TallyWords | undefined {
  const { language } = useSettings();
  const load = async () => (await manifestOf(game)?.tallyWords()) ?? null;
  return use(once(tallyWords, game, load))?.[language];
}

const NO_NOTES: RuleNotes = { chapters: [], rulings: {}, examples: [] };

/** Data about every game, written into the page at build time. */
export function useGames(): readonly GameFacts[] {
  facts ??= written();
  return facts;
}

/** Sets the data while the build prerenders the page. */
export function writeGames(games: readonly GameFacts[]): void {
  facts = games;
}

function written(): readonly GameFacts[] {
  const found: unknown = JSON.parse(document.getElementById('games')?.textContent ?? '[]');
  return unsafeCast<readonly GameFacts[]>(found);
}

/** The data of one game; undefined for an unknown id. */
export function useFacts(game: string): GameFacts | undefined {
  return useGames().find(({ id }) => id === game);
}

/** Loads a game's texts. */
export function textsOf(game: string, language: Language): Promise<AnyTexts> {
  return once(texts, `${game} ${language}`, () => loadTexts(game, language));
}

/** Loads a game's board. */
export function boardOf(game: string): Promise<AnyBoard | null> {
  return once(boards, game, async () => (await manifestOf(game)?.board?.()) ?? null);
}

async function loadTexts(game: string, language: Language): Promise<AnyTexts> {
  const manifest = manifestOf(game);
  if (!manifest) throw new Error(`no game ${game}`);
  const arrived = await manifest.texts(language);
  loaded.set(`${game} ${language}`, arrived);
  return arrived;
}

function once<T>(known: Map<string, Promise<T>>, key: string, load: () => Promise<T>): Promise<T> {
  const found = known.get(key);
  if (found) return found;
  const loading = load();
  known.set(key, loading);
  return loading;
}
