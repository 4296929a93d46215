import type { Advice, Advisor, MayExplain } from '../../../bots/advice.ts';
import { type Situation, shareOf } from '../../../bots/bot.ts';
import { canonical } from '../../../engine/json.ts';
import { SILENCE } from '../../../engine/referee.ts';
import { grid } from '../game.ts';
import type { Grid, Move, State, View } from '../kind.ts';
import { type Foresight, foresee } from './champion.ts';
import { solvedFor } from './reviewing.ts';

type Weighed = Advice<Grid>['weighed'][number];

/** The champion's move, and the value of every other. */
export const advise: Advisor<Grid> = (situation) => {
  const { view, ask, budget, review } = situation;
  const solved = review && solvedFor(view, review);
  const found =
    solved?.best ?? foresee({ ...situation, budget: shareOf(budget, budget.nodes / 2) });
  const advised = weighed(view, found.move, found);
  const others = ask.moves.filter((move) => canonical(move) !== canonical(found.move));
  const share = shareOf(budget, budget.nodes / 2 / Math.max(1, others.length));
  const rest = others.map((move) =>
    solved?.played && canonical(move) === canonical(solved.played.move)
      ? weighed(view, move, solved.played)
      : weigh({ ...situation, budget: share }, move, found.value),
  );
  rest.sort((a, b) => b.worth - a.worth);
  return { move: found.move, reason: advised.reason, weighed: [advised, ...rest], worlds: 1 };
};

/** Nothing is hidden. */
export const mayExplain: MayExplain<Grid> = () => true;

/**
 * The value of a move if both sides play on as well as the search can see; a deeper search found
 * nothing better than the best.
 */
function weigh(situation: Situation<Grid>, move: Move, best: number): Weighed {
  const { view, ask, rng } = situation;
  const state: State = {
    options: view.options,
    open: { ...view.open, pegs: [...view.open.pegs] },
    own: [null, null],
    hidden: null,
  };
  grid.play(state, ask.seat, move, rng, SILENCE);
  const outcome = grid.outcome(state);
  if (outcome) {
    const [first = 0, second = 0] = outcome.scores;
    const value = ask.seat === 0 ? first - second : second - first;
    return weighed(view, move, { value, exact: true, depth: 1 });
  }
  const reply = foresee({ ...situation, view: { ...view, open: state.open } });
  const value = reply.exact ? 0 - reply.value : Math.min(best, 0 - reply.value);
  return weighed(view, move, { ...reply, value, depth: reply.depth + 1 });
}

function weighed(view: View, move: Move, found: Omit<Foresight, 'move'>): Weighed {
  const { value: lead, exact, depth } = found;
  const worth = 0.5 + lead / (2 * view.open.pegs.length);
  return { move, worth, reason: { type: 'pegs', lead, exact, depth } };
}
