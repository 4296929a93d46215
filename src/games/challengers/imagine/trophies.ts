import { at } from '../../../engine/list.ts';
import type { Rng } from '../../../engine/rng.ts';
import type { Heard, View } from '../kind.ts';
import { TROPHIES } from '../tournament.ts';

/** The fans on trophies not yet won, and by seat those on trophies that only their owner may know. */
export interface Fans {
  readonly tokens: (number | null)[][];
  readonly values: number[][];
}

/** Shuffles what the viewer does not know of the trophies, round by round. */
export function imagineTrophies(view: View, heard: readonly Heard[], rng: Rng): Fans {
  const { players, robot } = view.open;
  const values = players.map(({ trophies }) =>
    trophies.flatMap(({ fans }) => (fans === null ? [0] : [])),
  );
  if (view.seat !== null && view.own) values[view.seat] = [...view.own.values];
  const tokens = TROPHIES.map((all, index): (number | null)[] => {
    const unknown = rng.shuffle([...all]);
    const left: (number | null)[] = all.map(() => 0);
    const take = (park: number, fans: number | null): number => {
      left[park] = null;
      const place = fans === null ? unknown.length - 1 : unknown.indexOf(fans);
      return unknown.splice(place, 1)[0] ?? 0;
    };
    const won = wonIn(view, index + 1);
    for (const { park, fans } of robot?.trophies.filter(({ round }) => round === index + 1) ?? [])
      take(park, fans);
    for (const { park, fans } of won) if (fans !== null) take(park, fans);
    for (const { park, fans, seat, place } of won)
      if (fans === null) at(values, seat)[place] = take(park, null);
    for (const park of boxedIn(heard, index + 1)) take(park, null);
    return left.map((gone) => (gone === null ? null : (unknown.pop() ?? 0)));
  });
  return { tokens, values };
}

interface Won {
  readonly seat: number;
  /** Which of the seat's trophies it is. */
  readonly place: number;
  readonly park: number;
  readonly fans: number | null;
}

/** The trophies of a round that players have, with the fans that the viewer knows. */
function wonIn(view: View, round: number): Won[] {
  return view.open.players.flatMap(({ trophies }, seat) =>
    trophies.flatMap((trophy, place) => {
      const own = seat === view.seat ? (view.own?.values[place] ?? null) : null;
      const { park, fans } = trophy;
      return trophy.round === round ? [{ seat, place, park, fans: fans ?? own }] : [];
    }),
  );
}

/** CH-94: the parks of a round whose trophies the Robot won and nobody has. */
function boxedIn(heard: readonly Heard[], round: number): number[] {
  return heard.flatMap(({ news }) =>
    news.type === 'trophyBoxed' && news.round === round ? [news.park] : [],
  );
}
