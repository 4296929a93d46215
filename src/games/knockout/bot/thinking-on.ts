import { legal, type Seat } from '../../../engine/ask.ts';
import { at } from '../../../engine/list.ts';
import { SILENCE } from '../../../engine/referee.ts';
import type { Rng } from '../../../engine/rng.ts';
import { cornerOf } from '../boxers.ts';
import { knockout } from '../game.ts';
import type { Corner, Fight, Move, OfBoth, Phase, State } from '../kind.ts';
import { asksForChip } from '../rules/betting.ts';
import { hopedFor } from './chip-reading.ts';
import { chipValue, withHints } from './chips.ts';
import { type Chances, worth } from './duel.ts';
import type { FightModel } from './fight-model.ts';
import { steadyMix } from './mix.ts';
import type { HandId } from './multisets.ts';
import { type Prospects, prospectsOf } from './prospects.ts';
import { drawn, type Reading } from './reading.ts';
import { worthsFor } from './worths.ts';

/** What came of thinking a fight through once. */
export interface Course {
  readonly chances: Chances;
  readonly prospects: Prospects;
  /** How many chips were placed on the way. */
  readonly chips: number;
}

/** Who thinks, and what this seat believes. */
export interface Mind {
  readonly seat: Seat;
  readonly model: FightModel;
  readonly readings: OfBoth<Reading>;
  /** What this seat expects of the fight, as an onlooker. */
  readonly expected: Chances;
  /** How many bets that takes into account. */
  readonly seen: number;
}

/**
 * Plays out a fight from the betting: everyone places chips as people do, then both fight for what
 * pays them.
 */
export function thinkOn(mind: Mind, s: State, rng: Rng): Course {
  const hands = { red: drawn(mind.readings.red, rng), blue: drawn(mind.readings.blue, rng) };
  let chips = 0;
  for (; s.open.phase.type === 'betting'; chips++) {
    const { phase } = s.open;
    const seat = at(phase.queue, 0);
    knockout.play(s, seat, likelyChip(mind, s, phase, seat, hands, rng), rng, SILENCE);
  }
  if (s.open.phase.type !== 'boxing') throw new Error('a fight follows the betting');
  const { fight } = s.open.phase;
  const aims = {
    red: aimOf(mind.model, s, fight, 'red', hands.red),
    blue: aimOf(mind.model, s, fight, 'blue', hands.blue),
  };
  const chances = mind.model.meet(aims.red, aims.blue)(hands.red, hands.blue, mind.model.start);
  return { chances, prospects: prospectsOf(s, fight, mind.seat), chips };
}

/** What a fighter is after once all chips lie. */
export function aimOf(
  { fightings, start }: FightModel,
  s: State,
  fight: Fight,
  corner: Corner,
  hand: HandId,
) {
  const worths = worthsFor(s.open, fight, fight[corner].seat);
  let [best, most] = [0, Number.NEGATIVE_INFINITY];
  fightings[corner].forEach((fighting, aim) => {
    const value = worth(fighting.hopes(hand, start), worths);
    if (value > most) [best, most] = [aim, value];
  });
  return best;
}

/** The chip of a player who knows the odds of their own hand, or only public information. */
function likelyChip(
  mind: Mind,
  s: State,
  phase: Phase<'betting'>,
  seat: Seat,
  hands: OfBoth<HandId>,
  rng: Rng,
): Move {
  const { fight } = phase;
  const corner = cornerOf(fight, seat);
  const believed = corner
    ? hopedFor(mind.model, corner, hands[corner], worthsFor(s.open, fight, seat))
    : onlookersView(mind, fight, seat);
  const options = asksForChip(s, phase).flatMap((ask) =>
    legal(ask).moves.map((move) => ({ move, value: chipValue(move, fight, seat, believed) })),
  );
  return steadyMix(options, 400, rng);
}

function onlookersView(
  { seat: me, model, expected, seen }: Mind,
  fight: Fight,
  seat: Seat,
): Chances {
  return seat === me
    ? withHints(expected, fight.bets.slice(seen), fight)
    : withHints(model.rumour, fight.bets, fight);
}
