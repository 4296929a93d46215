import type { Hidden, Match, Own, Player, State, Zone } from './kind.ts';

/** A copy of what `play` changes; the rest is shared. */
export function clone({ options, open, own, hidden }: State): State {
  const { sets, players, robot, matches, finalists, result } = open;
  return {
    options,
    open: {
      sets,
      players: players.map(copyPlayer),
      robot: robot && { ...robot, trophies: robot.trophies.slice() },
      matches: matches.map(copyMatch),
      finalists,
      result,
    },
    own: own.map(copyOwn),
    hidden: copyHidden(hidden),
  };
}

function copyPlayer({ round, phase, fans, trophies }: Player): Player {
  return { round, phase, fans, trophies: trophies.slice() };
}

function copyOwn({ deck, offer, trade, seen, values }: Own): Own {
  return { deck, offer, trade, seen, values: values.slice() };
}

function copyMatch(m: Match): Match {
  const { id, round, park, sides, starter, flag, zones, agenda, result } = m;
  const [light, dark] = zones;
  return {
    id,
    round,
    park,
    sides,
    starter,
    flag,
    zones: [copyZone(light), copyZone(dark)],
    agenda: agenda.slice(),
    result,
  };
}

function copyZone({ row, bench, exhaust, charge }: Zone): Zone {
  return {
    row: row.map(({ card, immediate, attack }) => ({ card, immediate, attack })),
    bench: bench.slice(),
    exhaust: exhaust.slice(),
    charge,
  };
}

function copyHidden({ piles, discards, box, tokens, decks }: Hidden): Hidden {
  return {
    piles: { A: piles.A.slice(), B: piles.B.slice(), C: piles.C.slice() },
    discards: { A: discards.A.slice(), B: discards.B.slice(), C: discards.C.slice() },
    box: box.slice(),
    tokens: tokens.map((round) => round.slice()),
    decks: decks.map((deck) => deck.slice()),
  };
}
