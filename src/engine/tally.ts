import type { Kind, News, View } from './game.ts';
import type { AnyNews, AnyView } from './hosted.ts';
import { unsafeCast } from './json.ts';
import { at, range } from './list.ts';
import type { ViewableMatch } from './match.ts';
import { seatInGame } from './record.ts';

/** One item of a final score: its source, its number within that source, and the rule. */
export interface TallySource<S extends string = string, R extends string = string> {
  readonly of: S;
  /** The fight, night or round it belongs to; null where there is only one. */
  readonly nth: number | null;
  readonly amount: number;
  readonly rule: R;
}

/** A seat's final score by source, and figures that players like to compare. */
export interface SeatTally<
  S extends string = string,
  F extends string = string,
  R extends string = string,
> {
  readonly sources: readonly TallySource<S, R>[];
  readonly figures: Readonly<Record<F, number>>;
}

/** Tallies a finished game from its public news; one tally per seat. */
export type Tally<K extends Kind, S extends string, F extends string> = (
  view: View<K>,
  heard: readonly News<K>[],
) => readonly SeatTally<S, F, K['rule']>[];

export type AnyTally = (view: AnyView, heard: readonly AnyNews[]) => readonly SeatTally[];

/** The texts of a tally. */
export interface TallyWords<S extends string = string, F extends string = string> {
  /** The unit that is counted. */
  readonly total: string;
  /** The label of all sources of a kind. */
  readonly kinds: Readonly<Record<S, string>>;
  readonly sources: Readonly<Record<S, (nth: number) => string>>;
  readonly figures: Readonly<Record<F, string>>;
}

/** Erases the types of a game's tally. */
export function hostTally<K extends Kind, S extends string, F extends string>(
  tally: Tally<K, S, F>,
): AnyTally {
  return (view, heard) => {
    return tally(unsafeCast<View<K>>(view), unsafeCast<readonly News<K>[]>(heard));
  };
}

/** The tally of a finished match by person, over all its games. */
export function matchTally(match: ViewableMatch, tally: AnyTally): readonly SeatTally[] {
  const last = tally(match.view(null), match.heard(null));
  if (match.games === 1) return last;
  const games = [...match.past().map(({ view, heard }) => tally(view, heard)), last];
  return range(match.seats).map((person) =>
    together(games.map((game, index) => at(game, seatInGame(person, index, match.seats)))),
  );
}

function together(games: readonly SeatTally[]): SeatTally {
  const figures: Record<string, number> = {};
  for (const game of games)
    for (const [name, value] of Object.entries(game.figures))
      figures[name] = (figures[name] ?? 0) + value;
  return { sources: games.flatMap(({ sources }) => sources), figures };
}
