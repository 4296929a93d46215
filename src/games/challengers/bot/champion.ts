import type { Bot, Situation } from '../../../bots/bot.ts';
import { appeal } from '../../../bots/style.ts';
import { meanOf, sameChance, tryOut } from '../../../bots/trials.ts';
import { at, sum } from '../../../engine/list.ts';
import { SILENCE } from '../../../engine/referee.ts';
import { challengers } from '../game.ts';
import type { Challengers, Move, Own } from '../kind.ts';
import { ROUNDS } from '../tournament.ts';
import { contender } from './contender.ts';
import type { Plan } from './drafter.ts';
import { expectedFans, outlook } from './outlook.ts';
import { plansFor } from './plans.ts';
import { prowess, winChance } from './prowess.ts';
import { type QuickCard, quickDeck } from './quick-cards.ts';
import { type Rival, scout } from './scouting.ts';
import { fightOn } from './sparring.ts';
import { fanStake, type Stakes, stakeOf, stakesOf, usualStake } from './stakes.ts';
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
const MATCH = 80;
/** Number of plans tried in matches, and of worlds their rivals come from. */
const TRIED = 6;
export const WORLDS = 4;

/** Plans are tried in matches against the next rival, as its deck may be. */
function ponderDeck(situation: Situation<Challengers>, own: Own): Pondered[] {
  const { view, ask, budget, rng } = situation;
  const stakes = stakesOf(view, ask.seat);
  const rivals = scout(situation, WORLDS);
  const trials = plansFor(situation, own).map((plan) => trialOf(plan, rivals, stakes));
  if (trials.length > 1)
    tryOut({
      moves: trials.slice(0, TRIED),
      tries: budget.nodes / MATCH,
      stop: () => budget.stop(),
      prior: { trials: LEARNED, lead: ({ expected }) => expected },
      world: () => {
        const { fight, cards } = at(rivals, rng.below(rivals.length));
        const seed = rng.below(2 ** 32);
        return (trial) => {
          const fought = fight(at(trial.decks, seed % trial.decks.length), cards, seed);
          trial.matches++;
          trial.won += Number(fought.won);
          trial.fans += fought.fans;
          return trial.later + trial.match * Number(fought.won) + trial.fan * fought.fans;
        };
      },
    });
  return judged(trials, usualStake(stakes, at(rivals, 0).round));
}

/** A plan with what is known of it, and what its matches brought. */
interface Trial {
  readonly move: Move;
  readonly decks: readonly (readonly QuickCard[])[];
  /** What a win and a fan are worth, and what the plan is worth besides. */
  readonly match: number;
  readonly fan: number;
  readonly later: number;
  /** The learned win chance and fans of the match, and all of that together. */
  readonly win: number;
  readonly bringing: number;
  readonly expected: number;
  won: number;
  fans: number;
  matches: number;
}

function trialOf(plan: Plan, rivals: readonly Rival[], stakes: Stakes): Trial {
  const { round } = at(rivals, 0);
  const now = Math.min(round, ROUNDS);
  const theirs = meanOver(rivals, (rival) => prowess(rival.deck, now));
  const win = meanOver(plan.decks, (deck) => winChance(prowess(deck, now) - theirs));
  const bringing = meanOver(plan.decks, (deck) => expectedFans(deck, now));
  const [match, fan] = [stakeOf(stakes, round), fanStake(stakes, round)];
  const later = plan.fans * fan + meanOver(plan.decks, (deck) => outlook(deck, round, stakes));
  const expected = later + match * win + fan * bringing;
  return {
    ...{ move: plan.move, decks: plan.decks.map(quickDeck), match, fan, later },
    ...{ win, bringing, expected, won: 0, fans: 0, matches: 0 },
  };
}

/** Weight of the learned estimate, in matches: it is off by seven percentage points or so. */
const LEARNED = 100;

/**
 * The worth of the best is its win chance, that of the others lower by as many matches with a usual
 * stake as they are worth less.
 */
function judged(trials: readonly Trial[], usual: number): Pondered[] {
  const weighed = trials.map((trial) => {
    const { won, fans, matches, match, fan, later, win: learnedWin, bringing } = trial;
    const win = (won + LEARNED * learnedWin) / (matches + LEARNED);
    const brought = (fans + LEARNED * bringing) / (matches + LEARNED);
    return { trial, win, fans: brought, value: later + fan * brought + match * win };
  });
  weighed.sort((a, b) => b.value - a.value);
  const best = at(weighed, 0);
  return weighed.map(({ trial, win, fans, value }) => ({
    ...{ move: trial.move, win, fans, matches: trial.matches },
    worth: Math.max(0, best.win + (value - best.value) / usual),
  }));
}

function meanOver<T>(list: readonly T[], figure: (item: T) => number): number {
  return sum(list.map(figure)) / list.length;
}

/** What a fan is worth beside winning a match. */
const FAN = 0.1;

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
