import { nodeBudget, situationOf } from '../../bots/bot.ts';
import type { HostedBots } from '../../bots/host-bots.ts';
import { championJudge, type PuzzleJudge } from '../../bots/puzzles.ts';
import type { Seat } from '../../engine/ask.ts';
import type { AnyMove } from '../../engine/hosted.ts';
import { canonical, unsafeCast } from '../../engine/json.ts';
import type { ViewableMatch } from '../../engine/match.ts';
import type { Rng } from '../../engine/rng.ts';
import { doesWin, onlyWin } from '../../games/grid-tools.ts';

/** How a game's puzzles are found. */
export interface Method {
  /** A champion's move, and whether contenders who answer like this probably miss something. */
  look(match: ViewableMatch, seat: Seat, guess: AnyMove, rng: Rng): Look;
  /** The thorough judgement that decides on a puzzle. */
  readonly judge: PuzzleJudge;
}

interface Look {
  readonly move: AnyMove;
  readonly promising: boolean;
}

/** Exact near the end, otherwise by the champion's judgement. */
export function methodFor(game: string, bots: HostedBots): Method {
  return game === 'grid' ? bySolving(bots) : byJudgement(bots);
}

/** With more empty holes nobody could calculate it, and proofs would take too long. */
const MOST_EMPTY = 14;
const OPENING_NODES = 100;

/** "Win from here": exactly one move wins, all others draw or lose. */
function bySolving({ levels }: HostedBots): Method {
  return {
    look: (match, seat, guess, rng) => ({
      move: levels.champion(situationOf(match, seat, rng, nodeBudget(OPENING_NODES))),
      promising: doesWin(unsafeCast(match.view(seat)), MOST_EMPTY, unsafeCast(guess)) === false,
    }),
    judge: (match, seat) => {
      const move = onlyWin(unsafeCast(match.view(seat)), MOST_EMPTY);
      return move && { move, margins: [1] };
    },
  };
}

/** The number of samples of the champion's judgement, and the nodes of each. */
const SAMPLES = 6;
const NODES = 30_000;
/** The quick judgement with which the game is played. */
const FIRST_NODES = 6000;
/** Quick judgements with at least this margin are checked thoroughly. */
const PROMISING = 0.04;

function byJudgement(bots: HostedBots): Method {
  return {
    look: (match, seat, guess, rng) => {
      const situation = situationOf(match, seat, rng, nodeBudget(FIRST_NODES));
      const { move, weighed } = bots.advise(situation);
      const [first = 0, ...others] = weighed.map(({ worth }) => worth);
      const missed = canonical(move) !== canonical(guess);
      return { move, promising: missed && first - Math.max(...others) >= PROMISING };
    },
    judge: championJudge(bots, SAMPLES, NODES),
  };
}
