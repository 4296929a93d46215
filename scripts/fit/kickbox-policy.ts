// Kickbox: which answer is best, learned from the searches of champions in their own fights. Each run builds on the
// tables of the last.
import { nodeBudget } from '../../src/bots/bot.ts';
import { type Ask, anyAnswer, askData } from '../../src/engine/ask.ts';
import { viewOf } from '../../src/engine/game.ts';
import { at } from '../../src/engine/list.ts';
import { SILENCE } from '../../src/engine/referee.ts';
import { type Rng, rngFrom } from '../../src/engine/rng.ts';
import { candidates } from '../../src/games/kickbox/bot/candidates.ts';
import { type Pondered, ponder } from '../../src/games/kickbox/bot/champion.ts';
import { contender } from '../../src/games/kickbox/bot/contender.ts';
import { HEADS, type Head, SCALE } from '../../src/games/kickbox/bot/policy.ts';
import {
  describeAnswer,
  describeDecision,
  POLICY_FIGURES,
  SparseList,
} from '../../src/games/kickbox/bot/policy-figures.ts';
import { kickbox } from '../../src/games/kickbox/game.ts';
import type { Corner, Move, State } from '../../src/games/kickbox/kind.ts';
import type { Rule } from '../../src/games/kickbox/rulebook.ts';
import { anyOptions } from './kickbox.ts';
import { type Example, type Figures, learn } from './opinions.ts';
import { say, tablesFile } from './table.ts';

const FIGHTS = 600;
const NODES = nodeBudget(8000);

/** Comparisons of answers, by the network that learns from them. */
type Lessons = Map<Head, Example[]>;

/** A fight between champions; in half of the fights they sometimes deviate. */
function fight(rng: Rng, lessons: Lessons): void {
  const s = kickbox.setup(2, anyOptions(rng), rng, SILENCE);
  const wild = rng.below(2) === 0;
  for (let [ask] = kickbox.asks(s); ask; [ask] = kickbox.asks(s)) {
    const best = considered(s, ask, rng, lessons);
    const move = wild && rng.below(20) === 0 ? anyAnswer(ask, rng) : best;
    kickbox.play(s, ask.seat, move, rng, SILENCE);
  }
}

/** The best answer; it is compared with all others. */
function considered(s: State, ask: Ask<Move, Rule>, rng: Rng, lessons: Lessons): Move {
  const seat: Corner = ask.seat === 1 ? 1 : 0;
  const view = viewOf(kickbox, s, seat);
  const situation = { view, ask: askData(ask), heard: [], rng, budget: NODES };
  const moves = candidates(view, situation.ask, contender(situation));
  if (moves.length === 1) return at(moves, 0);
  const tried = ponder(situation, moves, 0);
  const head = HEADS[ask.about];
  if (head !== undefined) {
    const examples = lessons.get(head) ?? [];
    lessons.set(head, examples);
    const figures = tried.map(({ move }) => figuresOf(s, seat, ask.about, move));
    for (let n = 1; n < tried.length; n++) {
      const score = preferred(at(tried, 0), at(tried, n));
      examples.push({ mine: at(figures, 0), theirs: at(figures, n), score });
    }
  }
  return at(tried, 0).move;
}

function preferred(one: Pondered, other: Pondered): number {
  return 1 / (1 + Math.exp((other.win - one.win) / SCALE));
}

const LIST = new SparseList();

function figuresOf(s: State, seat: Corner, about: string, move: Move): Figures {
  LIST.clear();
  describeDecision(s, seat, LIST);
  describeAnswer(s, seat, about, move, LIST);
  return Float32Array.from(LIST.places.flatMap((place, n) => [place, at(LIST.values, n)]));
}

const PLAN = { figures: POLICY_FIGURES, opinions: 16, rounds: 5, seed: 3 };

export function learnedFile(): string {
  const lessons: Lessons = new Map();
  for (let n = 0; n < FIGHTS; n++) {
    fight(rngFrom([n, 77, 24, 6]), lessons);
    if (n % 50 === 49) say(`${n + 1} fights\n`);
  }
  const tables = [...lessons].map(([head, examples]): [string, readonly string[]] => {
    say(`${head}: ${examples.length} comparisons\n`);
    return [head, learn(examples, PLAN, say).lines()];
  });
  return tablesFile('POLICY', tables, [
    'How much better an answer is than others, by what it answers: learned from the searches of champions',
    '(`src/bots/learned.ts` says how to read it, `scripts/fit/kickbox-policy.ts` how it came about).',
  ]);
}
