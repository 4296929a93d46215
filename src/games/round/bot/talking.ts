import type { Situation } from '../../../bots/bot.ts';
import { at, sum } from '../../../engine/list.ts';
import { knownTonight } from '../imagine.ts';
import type { Claim, Move, Round, View } from '../kind.ts';
import { draftOrder, placesOf, slotNames, slotsEach } from '../slots.ts';
import { contender, hasSaidEnough, statementsOf } from './contender.ts';
import { sayOf } from './denials.ts';
import { type Reading, readTable } from './reading.ts';

/** Makes lies credible and truths doubtful, with reports of boxers that others are likely to hold. */
export function talk(situation: Situation<Round>): Move {
  const { view, ask, rng } = situation;
  const boxers = slotsEach(view.open.purses.length);
  if (hasSaidEnough(situation, boxers)) return ask.idle;
  const spoken = statementsOf(view);
  if (boxers === 2) {
    const claim = sayOf(view, spoken % 2, rng);
    return claim ? say(claim) : ask.idle;
  }
  if (spoken > 1) return contender(situation);
  const { players, seat, starter, announced, cards } = knownTonight(view);
  const slot = at(placesOf(seat ?? 0, players), 0);
  const turn = draftOrder(players, starter).indexOf(slot);
  const number = at(announced, turn);
  const bluff = number === cards[0] ? BLUFF_AFTER_TRUTH : BLUFF_AFTER_LIE;
  if (spoken === 0 && rng.below(100) >= bluff)
    return say({ kind: 'hold', slot: at(slotNames(players), slot), boxer: number });
  const suspect = suspects(view, readTable(knownTonight(view), view.open.claims, rng), turn)[
    spoken
  ];
  if (!suspect || (spoken > 0 && suspect.chance < WORTH_SAYING)) return contender(situation);
  return say({ kind: spoken === 0 ? 'returned' : 'saw', boxer: suspect.card });
}

/** How often, in percent, a report is made up to be believed: more often after a lie, but not so that it gives it away. */
const BLUFF_AFTER_LIE = 70;
const BLUFF_AFTER_TRUTH = 30;

/** A second report should be likely to mislead. */
const WORTH_SAYING = 0.3;

function say(claim: Claim): Move {
  return { type: 'say', claim };
}

/** The cards that those who drafted before this turn are likely to have kept; to report them misleads. */
function suspects({ open }: View, { unknowns, ways, weights }: Reading, turn: number) {
  const earlier = unknowns.places.flatMap((place, index) =>
    place.slot >= 0 && place.turn < turn ? [index] : [],
  );
  return unknowns.cards
    .filter((card) => card !== open.announced[turn])
    .map((card) => ({
      card,
      chance: sum(
        ways.map((way, i) => (earlier.some((index) => way[index] === card) ? at(weights, i) : 0)),
      ),
    }))
    .sort((a, b) => b.chance - a.chance);
}
