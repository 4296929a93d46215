import type { Bot, Situation } from '../../../bots/bot.ts';
import { appeal } from '../../../bots/style.ts';
import { sameChance, tryOut } from '../../../bots/trials.ts';
import { at, sum } from '../../../engine/list.ts';
import { SILENCE } from '../../../engine/referee.ts';
import type { Rng } from '../../../engine/rng.ts';
import { kickbox } from '../game.ts';
import type { Corner, Kickbox, Move, State, Tell } from '../kind.ts';
import { PHASES } from '../rules/phases.ts';
import { candidates } from './candidates.ts';
import { contender } from './contender.ts';
import { leadsOf, likelyAnswer } from './policy.ts';
import { traitsOf } from './traits.ts';
import { chances } from './value.ts';
import { best } from './worth.ts';

/** Fights the phase to its end in its head, against hands that the opponent may hold. */
export const champion: Bot<Kickbox> = (situation) => {
  const { view, ask, style } = situation;
  const moves = candidates(view, ask, contender({ ...situation, style: undefined }));
  if (moves.length === 1) return at(moves, 0);
  const pondered = ponder(situation, moves);
  if (!style) return at(pondered, 0).move;
  const finalists = pondered.filter(({ worlds }) => 2 * worlds >= at(pondered, 0).worlds);
  return best(finalists, ({ win, move }) => win + TASTE * appeal(style, traitsOf(move))).move;
};

/** How much of a chance to win a style forgoes for what it likes. */
const TASTE = 0.0015;

/** An answer, and how it went in imagined fights. */
export interface Pondered {
  readonly move: Move;
  /** How likely it wins, from 0 to 1. */
  readonly win: number;
  /** The hits that each corner took in this phase, on average, and how often it took any. */
  readonly hits: readonly [number, number];
  readonly hurt: readonly [number, number];
  readonly worlds: number;
}

/** Weight of the policy, in trials. */
const PRIOR = 60;
/** Budget of one trial, in nodes; a trial is a phase of a fight. */
const TRIAL = 270;

/** How these answers went, the best first; the policy counts as much as `prior` trials. */
export function ponder(
  situation: Situation<Kickbox>,
  moves: readonly Move[],
  prior = PRIOR,
): Pondered[] {
  const { view, ask, heard, rng, budget } = situation;
  const seat: Corner = ask.seat === 1 ? 1 : 0;
  const courses = new Map<Move, Course[]>(moves.map((move) => [move, []]));
  const leads = leadsOf(kickbox.imagine(view, heard, rng), seat, ask.about, moves);
  const tried = tryOut({
    moves,
    prior: { trials: prior, lead: (move) => at(leads, moves.indexOf(move)) },
    tries: budget.nodes / TRIAL,
    stop: () => budget.stop(),
    world: () => {
      const world = kickbox.imagine(view, heard, rng);
      const chance = sameChance(rng);
      return (move) => {
        const course = courseOf(kickbox.clone(world), seat, move, chance());
        courses.get(move)?.push(course);
        return course.win;
      };
    },
  });
  const [first, ...others] = tried.map(({ move }) => summed(move, courses.get(move) ?? []));
  if (!first) return [];
  const expected = ({ move }: Pondered): number =>
    first.win + at(leads, moves.indexOf(move)) - at(leads, moves.indexOf(first.move));
  const weighed = others.map((one) => {
    const win = (one.worlds * one.win + prior * expected(one)) / (one.worlds + prior);
    return { ...one, win: Math.max(0, Math.min(1, win)) };
  });
  return [first, ...weighed.sort((a, b) => b.win - a.win)];
}

/** How a fight went on in an imagined world. */
interface Course {
  win: number;
  readonly hits: [number, number];
}

/** The phase is fought to its end as people fight, and then looked at. */
function courseOf(s: State, seat: Corner, move: Move, rng: Rng): Course {
  const begin = clockOf(s);
  const course: Course = { win: 0, hits: [0, 0] };
  const tell = counting(course);
  kickbox.play(s, seat, move, rng, tell);
  for (let ask = kickbox.asks(s)[0]; ask && clockOf(s) === begin; ask = kickbox.asks(s)[0]) {
    kickbox.play(s, ask.seat, likelyAnswer(s, ask, rng), rng, tell);
  }
  course.win = chances(s, seat);
  return course;
}

/** How many phases have begun. */
function clockOf({ open }: State): number {
  return open.round * PHASES + open.phase;
}

/** Counts the hits that are told. */
function counting({ hits }: Course): Tell {
  return {
    ...SILENCE,
    all: (_, event) => {
      if (event.type === 'hit') hits[event.seat] += event.hits;
    },
  };
}

function summed(move: Move, courses: readonly Course[]): Pondered {
  const worlds = courses.length;
  const mean = (of: (course: Course) => number): number =>
    worlds === 0 ? 0 : sum(courses.map(of)) / worlds;
  const hurt = (seat: Corner): number => mean(({ hits }) => (hits[seat] > 0 ? 1 : 0));
  return {
    move,
    win: mean(({ win }) => win),
    hits: [mean(({ hits }) => hits[0]), mean(({ hits }) => hits[1])],
    hurt: [hurt(0), hurt(1)],
    worlds,
  };
}
