import { same } from '../../engine/json.ts';
import { at, range } from '../../engine/list.ts';
import { TRAYS } from './effects.ts';
import { type CardName, cardOf, cardsOfLevel, starterDeck } from './instances.ts';
import type { Match, Side, State } from './kind.ts';
import { deckIn, ownedBy } from './rules/participants.ts';
import { BENCH_SPACES, TROPHIES } from './tournament.ts';

/** What must hold in every state (section 8 of the specification): says what is wrong. */
export function sound(s: State): string | undefined {
  return (
    cardsAreAccountedFor(s) ??
    trophiesAreAccountedFor(s) ??
    s.open.matches.map((m) => matchIsSound(s, m)).find((wrong) => wrong !== undefined)
  );
}

/** Invariant 1: every card is in exactly one place, and none is lost. */
function cardsAreAccountedFor({ open, own, hidden }: State): string | undefined {
  const cast = [
    ...TRAYS.flatMap((level) => cardsOfLevel(level, open.sets)),
    ...range(own.length).flatMap(starterDeck),
  ];
  const lying = [
    ...TRAYS.flatMap((level) => [...hidden.piles[level], ...hidden.discards[level]]),
    ...hidden.box,
    ...own.flatMap(({ deck, offer }) => [...deck, ...offer]),
    ...(open.robot?.deck.filter((card) => cardOf(card).set !== 'robot') ?? []),
  ];
  return same(cast.sort(), lying.sort()) ? undefined : `cards lie wrongly: ${missing(cast, lying)}`;
}

function missing(cast: readonly CardName[], lying: readonly CardName[]): string {
  return JSON.stringify([
    cast.filter((card) => !lying.includes(card)),
    lying.filter((card, i) => !cast.includes(card) || lying.indexOf(card) !== i),
  ]);
}

/** Invariant 6: no trophy is won twice, and all fans are on trophies of their round. */
function trophiesAreAccountedFor({ open, own, hidden }: State): string | undefined {
  for (const [index, all] of TROPHIES.entries()) {
    const left = at(hidden.tokens, index).flatMap((fans) => fans ?? []);
    const won = open.players.flatMap(({ trophies }, seat) =>
      trophies.flatMap(({ round, fans }, place) =>
        round === index + 1 ? [fans ?? at(at(own, seat).values, place)] : [],
      ),
    );
    const rest = [...all];
    for (const fans of [...left, ...won]) {
      if (!rest.includes(fans)) return `round ${index + 1} has no trophy of ${fans} left`;
      rest.splice(rest.indexOf(fans), 1);
    }
    const boxed = at(hidden.tokens, index).length - left.length - won.length;
    const byRobot = open.robot?.trophies.filter(({ round }) => round === index + 1).length ?? 0;
    if (rest.length !== boxed || boxed < byRobot) return `round ${index + 1} has lost a trophy`;
  }
  return undefined;
}

function matchIsSound(s: State, m: Match): string | undefined {
  for (const side of [0, 1] as const) {
    const wrong = sideIsSound(s, m, side);
    if (wrong !== undefined) return `${m.id}, side ${side}: ${wrong}`;
  }
  if (m.flag !== null && m.zones[m.flag].row.length === 0) return 'the flag lies on no card';
  return m.result === null ? undefined : 'a finished match is still there';
}

/** Invariants 1 to 3 for one side: all its cards lie somewhere, and names share spaces. */
function sideIsSound(s: State, m: Match, side: Side): string | undefined {
  const { row, bench, exhaust } = m.zones[side];
  const shown = [...row, ...bench].map(({ card }) => card);
  const all = [...deckIn(s, m, side), ...shown, ...exhaust];
  if (!same(all.sort(), [...ownedBy(s, m.sides[side])].sort())) return 'cards are lost';
  const keys = new Map(bench.map(({ card, space }) => [cardOf(card).key, space]));
  if (bench.some(({ card, space }) => keys.get(cardOf(card).key) !== space))
    return 'a name lies in two spaces';
  if (new Set(keys.values()).size !== keys.size) return 'two names share a space';
  return [...keys.values()].some((space) => space >= BENCH_SPACES) ? 'a seventh space' : undefined;
}
