import { nodeBudget } from '../../../bots/bot.ts';
import { learnedSparse } from '../../../bots/learned.ts';
import { type Ask, askData, legal } from '../../../engine/ask.ts';
import { viewOf } from '../../../engine/game.ts';
import { at } from '../../../engine/list.ts';
import type { Rng } from '../../../engine/rng.ts';
import { kickbox } from '../game.ts';
import type { Corner, Move, State } from '../kind.ts';
import type { Rule } from '../rulebook.ts';
import { surplusOf } from '../rules/drawing.ts';
import { contender } from './contender.ts';
import { describeAnswer, describeDecision, SparseList } from './policy-figures.ts';
import { POLICY } from './policy-weights.ts';

export type Head = keyof typeof POLICY;

/** Questions that share a network; the others are answered by arithmetic. */
export const HEADS: Readonly<Record<string, Head>> = {
  action: 'action',
  defend: 'defend',
  speed: 'enhance',
  press: 'enhance',
  power: 'enhance',
  combo: 'combo',
  draw: 'draw',
  countDown: 'draw',
  countCorner: 'draw',
  initiative: 'initiative',
};

const NETWORKS = new Map(
  Object.entries(POLICY).map(([head, lines]) => [head, learnedSparse(lines)]),
);

/** How much better each of these answers is than others, as chances to win, by what searches found in many fights. */
export function leadsOf(s: State, seat: Corner, about: string, moves: readonly Move[]): number[] {
  const head = HEADS[about];
  const network = head && NETWORKS.get(head);
  if (!network) return moves.map(() => 0);
  SHARED.clear();
  describeDecision(s, seat, SHARED);
  network.begin(SHARED);
  return moves.map((move) => {
    OWN.clear();
    describeAnswer(s, seat, about, move, OWN);
    return SCALE * network.judge(OWN);
  });
}

/** The networks learned differences of chances in units of this. */
export const SCALE = 0.02;

/** What a strong fighter would probably answer, from what the asked seat knows. */
export function likelyAnswer(s: State, ask: Ask<Move, Rule>, rng: Rng): Move {
  const seat: Corner = ask.seat === 1 ? 1 : 0;
  if (HEADS[ask.about] === undefined || (ask.about === 'action' && surplusOf(s, seat) > 0)) {
    const view = viewOf(kickbox, s, seat);
    return contender({ view, ask: askData(ask), heard: [], rng, budget: ONE });
  }
  const { moves } = legal(ask);
  const leads = leadsOf(s, seat, ask.about, moves);
  return at(moves, leads.indexOf(Math.max(...leads)));
}

const SHARED = new SparseList();
const OWN = new SparseList();
const ONE = nodeBudget(1);
