import { legal } from '../../engine/ask.ts';
import { isObject, type Json, same } from '../../engine/json.ts';
import { readOptions } from '../../engine/options.ts';
import { askOf, judge, listener, SILENCE } from '../../engine/referee.ts';
import { rngFrom } from '../../engine/rng.ts';
import type { RunVector, Vector } from '../../testing/vectors.ts';
import { BOARDS } from './board.ts';
import { solve } from './bot/solver.ts';
import { tableOptions } from './bot/table-options.ts';
import { grid } from './game.ts';
import type { Grid, Move, Options, State } from './kind.ts';
import { readToken, token, tokensOf } from './notation.ts';
import { perft } from './perft.ts';
import { readPosition, rows, writePosition } from './position.ts';
import { randomPlay } from './random-play.ts';
import { score, spares, winner } from './rules/end.ts';
import { toMove } from './rules/turn.ts';

/** Runs an example of the specification as it stands. */
export const runVector: RunVector = (vector) => {
  const unknown = Object.keys(vector).filter(
    (field) => !(field in CHECKS || SET_UP.includes(field)),
  );
  if (unknown.length > 0) return [`unknown field ${unknown.join(', ')}`];
  if (!Object.keys(vector).some((field) => field in CHECKS))
    return ['the vector expects nothing: nothing is checked'];
  const read = readOptions(grid, vector.options ?? {}, 2);
  if ('error' in read) return ['its options are refused'];
  const given = play(read.options, String(vector.given ?? ''));
  if (typeof given === 'string') return [given];
  const then = answer(given, vector);
  return Object.entries(vector).flatMap(([field, expected]) => {
    const check = CHECKS[field];
    if (!check) return [];
    const found = check({
      given,
      ...then,
      options: read.options,
      text: String(vector.text),
      expected,
    });
    return same(found, expected)
      ? []
      : [`${field}: expected ${JSON.stringify(expected)}, found ${JSON.stringify(found)}`];
  });
};

const SET_UP = ['id', 'title', 'rules', 'options', 'given', 'seat', 'move', 'text'];

/** What a check looks at: the position given, and what became of the answer. */
interface Scene {
  readonly given: State;
  readonly after: State;
  readonly refused: string | null;
  readonly events: readonly { readonly type: string }[];
  readonly options: Options;
  readonly text: string;
  readonly expected: Json;
}

/** What was found under each field of expectations. */
const CHECKS: Readonly<Record<string, (scene: Scene) => unknown>> = {
  position: ({ given }) => position(given),
  legal: ({ given }) => [
    ...new Set(legalMoves(given).flatMap((move) => ('hole' in move ? [move.hole] : []))),
  ],
  legalTokens: ({ given }) => legalMoves(given).map((move) => token(given, move)),
  spares: ({ given }) => spares(given.open.pegs),
  winner: ({ given }) => winner(score(given.open.pegs)),
  seen: ({ given }) => {
    const board = BOARDS[given.options.board];
    return { 0: rows(board, given.open.pegs, 0), 1: rows(board, given.open.pegs, 1) };
  },
  value: ({ given }) => solved(given)?.value ?? 'the large panel is not solved',
  best: ({ given }) => solved(given)?.best ?? 'the large panel is not solved',
  refused: ({ refused }) => refused,
  flips: ({ events, refused }) => refused ?? flips(events),
  after: ({ after, refused }) => refused ?? position(after),
  events: ({ events, refused }) => refused ?? events,
  score: ({ after }) => score(after.open.pegs),
  reads: ({ text }) => {
    const read = readPosition(text);
    return 'error' in read ? read.error : 'ok';
  },
  perft: ({ options, expected }) => perft(options, numberAt(expected, 'depth')),
  random: ({ options, expected }) =>
    randomPlay(options, numberAt(expected, 'seed'), numberAt(expected, 'games')),
};

/** Plays a transcript from the start; gives the token that is refused. */
function play(options: Options, transcript: string): State | string {
  const state = grid.setup(2, options, NO_CHANCE, SILENCE);
  for (const written of tokensOf(transcript, options.captures)) {
    const move = readToken(state, written);
    const judgement = judge(grid, state, toMove(state) ?? -1, move);
    if ('rule' in judgement) return `${written} is refused by ${judgement.rule}`;
    grid.play(state, toMove(state) ?? -1, judgement.move, NO_CHANCE, SILENCE);
  }
  return state;
}

function answer(given: State, { seat, move }: Vector): Pick<Scene, 'after' | 'refused' | 'events'> {
  const after = grid.clone(given);
  if (move === undefined) return { after, refused: null, events: [] };
  const judgement = judge(grid, given, Number(seat), move);
  if ('rule' in judgement) return { after, refused: judgement.rule, events: [] };
  const tell = listener<Grid>();
  grid.play(after, Number(seat), judgement.move, NO_CHANCE, tell);
  return { after, refused: null, events: tell.told.map(({ news }) => news) };
}

function solved({ open, options }: State): ReturnType<typeof solve> | undefined {
  const known = tableOptions(options);
  return known && solve(open.pegs, known, toMove({ options, open }));
}

function legalMoves(state: State): readonly Move[] {
  const ask = askOf(grid, state, toMove(state) ?? -1);
  return ask ? legal(ask).moves : [];
}

function position(state: State): string {
  return writePosition(BOARDS[state.options.board], state.open.pegs, toMove(state));
}

function flips(events: readonly object[]): object {
  return Object.fromEntries(
    events.flatMap((event) =>
      'direction' in event && 'holes' in event ? [[event.direction, event.holes]] : [],
    ),
  );
}

function numberAt(value: Json, key: string): number {
  return isObject(value) ? Number(value[key]) : Number.NaN;
}

const NO_CHANCE = rngFrom([0, 0, 0, 0]);
