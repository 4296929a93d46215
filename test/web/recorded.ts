import type { Page } from 'playwright-core';
import { commitmentTo } from '../../src/engine/fair.ts';
import type { Hosted } from '../../src/engine/hosted.ts';
import { range } from '../../src/engine/list.ts';
import type { Match } from '../../src/engine/match.ts';
import { rngFrom, seedsFrom } from '../../src/engine/rng.ts';
import { gameOf } from '../../src/games/rules.ts';

/** A saved game in which the first seat is asked something. */
export interface RecordedGame {
  readonly game: string;
  /** The question. */
  readonly about: string;
  readonly stored: object;
}

const NAMES = ['You', 'Peg Leg Pat', 'Max Haymaker', 'Mei Tempest', 'Otis', 'Rosa', 'Lee', 'Kim'];

/**
 * By default the third occurrence of a question is used: by then there is something on the table.
 */
const NTH = 3;

interface Recording {
  readonly seats: number;
  readonly options: object;
  /** Further games in which rare questions occur. */
  readonly rare?: readonly number[] | undefined;
  readonly nth?: number | undefined;
  /** A suffix for the question, to tell variants apart. */
  readonly mark?: string;
}

/** Maximum number of games searched. */
const GAMES = 12;

/** For each kind of question to the first seat, a recorded game that stops there. */
export function recordedQuestions(
  hosted: Hosted,
  { seats, options, rare = [], nth = NTH, mark = '' }: Recording,
): RecordedGame[] {
  const found = new Map<string, { times: number; stored: object }>();
  for (const number of [...range(GAMES), ...rare]) {
    const rng = rngFrom(seedsFrom(number)());
    const match = opened(hosted, seats, options, number);
    while (!match.outcome()) {
      const about = match.asking(0)?.about;
      const known = about === undefined ? undefined : found.get(about);
      if (about !== undefined && (known?.times ?? 0) < nth)
        found.set(about, {
          times: (known?.times ?? 0) + 1,
          stored: stored(match, about + mark, seats),
        });
      const [seat] = match.asked();
      if (seat === undefined) break;
      match.answer(seat, match.randomAnswer(seat, rng));
    }
    found.set('over', { times: nth, stored: stored(match, `over${mark}`, seats) });
  }
  return [...found].map(([about, { stored: kept }]) => ({
    game: hosted.id,
    about: about + mark,
    stored: kept,
  }));
}

/** A random game that is over. */
export function recordedGame(game: string, seats: number, options: object = {}): RecordedGame {
  const hosted = gameOf(game);
  if (!hosted) throw new Error(`no game ${game}`);
  const match = opened(hosted, seats, options, 0);
  const rng = rngFrom(seedsFrom(0)());
  for (let [seat] = match.asked(); seat !== undefined; [seat] = match.asked())
    match.answer(seat, match.randomAnswer(seat, rng));
  return { game, about: 'over', stored: stored(match, 'over', seats) };
}

const SECRET = '5e'.repeat(32);
const SALT = '7a'.repeat(32);

function opened(hosted: Hosted, seats: number, options: object, number: number): Match {
  const match = hosted.open({
    seats,
    options,
    fairness: {
      table: `layout-${hosted.id}-${number}`,
      commitment: commitmentTo(SECRET, SALT),
      salt: SALT,
      secret: null,
      entropy: [],
    },
    secret: SECRET,
  });
  if ('error' in match) throw new Error(`bad options for ${hosted.id}`);
  return match;
}

function stored(match: Match, about: string, seats: number): object {
  const id = `${match.game.id}-${about}`;
  return {
    id,
    sitters: range(seats).map((seat) => ({
      kind: seat === 0 ? 'here' : 'away',
      name: NAMES[seat],
    })),
    secret: SECRET,
    record: structuredClone(match.record()),
    asked: match.asked(),
    at: 0,
  };
}

/** Saves games in the browser's store, as if they had been played there. */
export async function keep(page: Page, games: readonly RecordedGame[]): Promise<void> {
  const list = JSON.stringify(games.map(({ stored: kept }) => kept));
  await page.evaluate(`new Promise((done, failed) => {
    const request = indexedDB.open('ringside', 1);
    request.onupgradeneeded = () => request.result.createObjectStore('games', { keyPath: 'id' });
    request.onerror = () => failed(request.error);
    request.onsuccess = () => {
      const work = request.result.transaction('games', 'readwrite');
      for (const game of ${list}) work.objectStore('games').put(game);
      work.oncomplete = () => { request.result.close(); done(); };
      work.onerror = () => failed(work.error);
    };
  })`);
}
