import { legal, type Seat } from '../../engine/ask.ts';
import type { Event } from '../../engine/game.ts';
import { normalOptions } from '../../engine/options.ts';
import { askOf, judge, listener, SILENCE } from '../../engine/referee.ts';
import { rngFrom } from '../../engine/rng.ts';
import { BOARDS } from './board.ts';
import { grid } from './game.ts';
import type { Grid, Move, Options, State } from './kind.ts';
import { readToken, token, tokensOf } from './notation.ts';
import { writePosition } from './position.ts';
import { score } from './rules/end.ts';
import { toMove } from './rules/turn.ts';

/** A game in progress, as tests see it. */
export interface GameSoFar {
  readonly state: State;
  /** The events of the last move, with their rules. */
  readonly told: readonly { readonly rule: string; readonly news: Event<Grid> }[];
  position(): string;
  score(): readonly [number, number];
  /** The legal moves as tokens; empty if nobody is to move. */
  legal(): string[];
  /** Plays the moves of a transcript; a refused one throws. */
  plays(transcript: string): GameSoFar;
  /** The rule that refuses a move, by default of the player to move. */
  refuses(move: unknown, seat?: Seat): string | undefined;
}

/** Plays a transcript from the start. */
export function playGame(transcript: string, options: Partial<Options> = {}): GameSoFar {
  const all = { ...normalOptions(grid.options), ...options };
  return seenFrom(grid.setup(2, all, NO_CHANCE, SILENCE), []).plays(transcript);
}

/** Continues from any state. */
function seenFrom(state: State, told: GameSoFar['told']): GameSoFar {
  const seat = toMove(state) ?? -1;
  const ask = askOf(grid, state, seat);
  return {
    state,
    told,
    position: () => writePosition(BOARDS[state.options.board], state.open.pegs, toMove(state)),
    score: () => score(state.open.pegs),
    legal: () => (ask ? legal(ask).moves.map((move) => token(state, move)) : []),
    plays: (transcript) =>
      tokensOf(transcript, state.options.captures).reduce(playToken, seenFrom(state, told)),
    refuses: (move, by = seat) => {
      const judgement = judge(grid, state, by, move);
      return 'rule' in judgement ? judgement.rule : undefined;
    },
  };
}

/** A peg in a hole, where captures are automatic. */
export function peg(hole: string): Move {
  return { type: 'place', hole };
}

function playToken({ state }: GameSoFar, written: string): GameSoFar {
  const seat = toMove(state) ?? -1;
  const judgement = judge(grid, state, seat, readToken(state, written));
  if ('rule' in judgement) throw new Error(`${written} is refused by ${judgement.rule}`);
  const next = grid.clone(state);
  const tell = listener<Grid>();
  grid.play(next, seat, judgement.move, NO_CHANCE, tell);
  return seenFrom(next, tell.told);
}

const NO_CHANCE = rngFrom([0, 0, 0, 0]);
