import { at, withoutAll } from '../../../engine/list.ts';
import type { Rng } from '../../../engine/rng.ts';
import type { News, View } from '../kind.ts';
import { TROPHIES } from '../tournament.ts';

/** The fans on trophies not yet won, and by seat those on trophies that only their owner may know. */
export interface Fans {
  readonly tokens: (number | null)[][];
  readonly values: number[][];
}

/** Shuffles what the viewer does not know of the trophies, round by round. */
export function imagineTrophies(view: View, heard: readonly News[], rng: Rng): Fans {
  const values = view.open.players.map(({ trophies }) =>
    trophies.flatMap(({ fans }) => (fans === null ? [0] : [])),
  );
  if (view.seat !== null && view.own) values[view.seat] = [...view.own.values];
  const boxed = heard.flatMap(({ news }) => (news.type === 'trophyBoxed' ? [news] : []));
  const tokens = TROPHIES.map((all, index): (number | null)[] => {
    const won = wonIn(view, index + 1);
    const gone = boxed.filter(({ round }) => round === index + 1).map(({ park }) => park);
    const unknown = rng.shuffle(
      withoutAll(
        all,
        won.flatMap(({ fans }) => fans ?? []),
      ),
    );
    for (const { fans, seat, place } of won)
      if (fans === null) at(values, seat)[place] = unknown.pop() ?? 0;
    for (const _ of gone) unknown.pop();
    const taken = new Set([...gone, ...won.map(({ park }) => park)]);
    return all.map((_, park) => (taken.has(park) ? null : (unknown.pop() ?? 0)));
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

/** The trophies of a round that somebody has, with the fans that the viewer knows. */
function wonIn(view: View, round: number): Won[] {
  const { players, robot } = view.open;
  return [...players, ...(robot ? [robot] : [])].flatMap(({ trophies }, seat) =>
    trophies.flatMap((trophy, place) => {
      const own = seat === view.seat ? (view.own?.values[place] ?? null) : null;
      const { park, fans } = trophy;
      return trophy.round === round ? [{ seat, place, park, fans: fans ?? own }] : [];
    }),
  );
}
