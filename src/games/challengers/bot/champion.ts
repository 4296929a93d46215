import type { Bot, Situation } from '../../../bots/bot.ts';
import { appeal } from '../../../bots/style.ts';
import { meanOf, sameChance, tryOut } from '../../../bots/trials.ts';
import { at, sum } from '../../../engine/list.ts';
import { SILENCE } from '../../../engine/referee.ts';
import { challengers } from '../game.ts';
import type { Challengers, Move, Own } from '../kind.ts';
import { contender } from './contender.ts';
import { type Plan, plansFor } from './plans.ts';
import { promiseFrom, prowess, winChance } from './prowess.ts';
import { type Rival, scout } from './scouting.ts';
import { type Fought, fightOn, spar } from './sparring.ts';
import { traitsOf } from './traits.ts';

/** Knows what decks are worth, and tries the best few in matches against decks that it may meet. */
export const champion: Bot<Challengers> = (situation) => {
  const { moves, complete } = situation.ask;
  if (complete && moves.length === 1) return at(moves, 0);
  const pondered = ponder(situation);
  const appealing = ({ move, worth }: Pondered): number =>
    worth + TASTE * appeal(situation.style, traitsOf(move));
  return pondered.reduce((best, one) => (appealing(one) > appealing(best) ? one : best)).move;
};

/** How much worth a style forgoes for what it likes. */
const TASTE = 0.01;

/** An answer, and what it led to in imagined matches. */
export interface Pondered {
  readonly move: Move;
  /** How likely the match of this round is won, from 0 to 1. */
  readonly win: number;
  /** The fans that a match brings on average. */
  readonly fans: number;
  /** How many matches were fought. */
  readonly matches: number;
  /** All in all, also for fans and later rounds, from 0 to 1. */
  readonly worth: number;
}

/** The answers worth a thought, the best first. */
export function ponder(situation: Situation<Challengers>): Pondered[] {
  const { view, ask } = situation;
  const { own } = view;
  if (!own) throw new Error('a spectator has nothing to answer');
  return at(view.open.players, ask.seat).phase.type === 'match'
    ? ponderMatch(situation)
    : ponderDeck(situation, own);
}

/** Budget of one match, in nodes. */
const MATCH = 300;
/** Number of plans tried in matches, and of worlds their rivals come from. */
const TRIED = 4;
export const WORLDS = 3;

/** Plans are tried in matches against the next rival, as its deck may be. */
function ponderDeck(situation: Situation<Challengers>, own: Own): Pondered[] {
  const { budget, rng } = situation;
  const plans = plansFor(situation, own);
  const rivals = scout(situation, WORLDS);
  const fought = new Map<Plan, Fought[]>(plans.map((plan) => [plan, []]));
  if (plans.length > 1)
    tryOut({
      moves: plans.slice(0, TRIED),
      tries: budget.nodes / MATCH,
      stop: () => budget.stop(),
      world: () => {
        const { park, mine, theirs } = at(rivals, rng.below(rivals.length));
        const chance = sameChance(rng);
        return (plan) => {
          const luck = chance();
          const deck = at(plan.decks, luck.below(plan.decks.length));
          const match = spar(park, { ...mine, deck }, theirs, luck);
          fought.get(plan)?.push(match);
          return Number(match.won);
        };
      },
    });
  return plans
    .map((plan) => judged(plan, rivals, fought.get(plan) ?? []))
    .sort((a, b) => b.worth - a.worth);
}

/** Weight of the learned estimate, in matches: it is off by eight percentage points or so. */
const LEARNED = 200;
/** What a fan is worth beside winning, before the last rounds. */
const FAN = 0.1;

function judged(plan: Plan, rivals: readonly Rival[], fought: readonly Fought[]): Pondered {
  const { round } = at(rivals, 0).park;
  const strengths = plan.decks.map((deck) => prowess(deck, round));
  const theirs = sum(rivals.map((rival) => prowess(rival.theirs.deck, round))) / rivals.length;
  const expected = winChance(sum(strengths) / strengths.length - theirs);
  const won = fought.filter((one) => one.won).length;
  const win = (won + LEARNED * expected) / (fought.length + LEARNED);
  const fans = fought.length === 0 ? 0 : sum(fought.map((one) => one.fans)) / fought.length;
  const now = theirs + Math.log(win / (1 - win)) + FAN * fans;
  const promises = plan.decks.map((deck) => promiseFrom(now, deck, round));
  const worth = winChance(sum(promises) / promises.length - theirs);
  return { move: plan.move, win, fans, matches: fought.length, worth };
}

/** Budget of one world in which a match is played to its end, in nodes. */
const REST_OF_MATCH = 2500;
const MOST_ANSWERS = 8;

/** A decision in a match is tried in worlds that fit what was seen of it. */
function ponderMatch(situation: Situation<Challengers>): Pondered[] {
  const { view, ask, heard, rng, budget } = situation;
  const { trophies, fans: before } = at(view.open.players, ask.seat);
  const preferred = contender(situation);
  const same = JSON.stringify(preferred);
  const others = ask.moves.filter((move) => JSON.stringify(move) !== same);
  const gained = new Map<Move, number[]>();
  const tried = tryOut({
    moves: [preferred, ...others].slice(0, MOST_ANSWERS),
    tries: budget.nodes / REST_OF_MATCH,
    stop: () => budget.stop(),
    world: () => {
      const world = challengers.imagine(view, heard, rng);
      const chance = sameChance(rng);
      return (move) => {
        const s = challengers.clone(world);
        const luck = chance();
        challengers.play(s, ask.seat, move, luck, SILENCE);
        const { won, fans } = fightOn(s, ask.seat, trophies.length, luck);
        gained.set(move, [...(gained.get(move) ?? []), fans - before]);
        return Number(won) + FAN * (fans - before);
      };
    },
  });
  return tried.map((one) => {
    const fans = meanOf({ worths: gained.get(one.move) ?? [] });
    const win = meanOf(one) - FAN * fans;
    return {
      move: one.move,
      win,
      fans,
      matches: one.worths.length,
      worth: Math.min(1, meanOf(one)),
    };
  });
}
