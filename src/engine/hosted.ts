import { type Ask, anyAnswer, type Seat } from './ask.ts';
import type { Fairness, Hash } from './fair.ts';
import type { Game, Kind, Move, Outcome, State } from './game.ts';
import { unsafeCast } from './json.ts';
import type { Match } from './match.ts';
import { MatchRunner } from './match-runner.ts';
import { type BadOptions, type Option, readOptions } from './options.ts';
import { BadRecord, type GameRecord, type RecordFormat } from './record.ts';
import { SILENCE } from './referee.ts';
import type { Rng, Seed } from './rng.ts';

/** A move of any game. */
export interface AnyMove {
  readonly type: PropertyKey;
}

/** A news item of any game. `to` is null for everyone. */
export interface AnyNews {
  readonly to: Seat | null;
  readonly rule: string;
  readonly news: { readonly type: PropertyKey };
  readonly visibleUntil: string | null;
}

/** A view of any game. */
export interface AnyView {
  readonly seat: Seat | null;
  readonly options: object;
  readonly open: object;
  readonly own: unknown;
  readonly glance: unknown;
}

/** The setup of a match. */
export interface MatchSetup {
  readonly seats: number;
  readonly options: unknown;
  readonly games?: number;
  readonly fairness: Fairness;
  /** The dealer's secret; stays with the dealer until the end. */
  readonly secret: string;
  /** The record format; by default the current one. */
  readonly format?: RecordFormat;
  /** Keeps checkpoints, so that a take-back does not replay the whole match. */
  readonly checkpoints?: boolean;
  /** The platform's native SHA-256, which is ten times faster. */
  readonly hash?: Hash;
}

/** A game with its types erased, as the platform knows it. */
export interface Hosted {
  readonly id: string;
  readonly version: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: Readonly<Record<string, Option<unknown>>>;
  readonly presets: Readonly<Record<string, object>>;
  readonly rules: Readonly<Record<string, string>>;
  /** Validates options given by people. */
  read(options: unknown, seats: number): { readonly options: object } | BadOptions;
  open(setup: MatchSetup): Match | BadOptions;
  /** Replays a record. Throws `BadRecord` at the first step that does not follow from the rules. */
  resume(record: GameRecord, secret: string): Match;
  /** A match that continues from a full state, for tests and analysis. */
  load(state: unknown, seed: (step: number) => Seed): Match;
  /**
   * Plays one game with random players without collecting news; returns the number of decisions.
   * Nobody has to verify it, so that its steps need no seeds of their own.
   */
  playRandomly(
    seats: number,
    options: object,
    rng: Rng,
  ): { readonly decisions: number; readonly outcome: Outcome };
  notate(move: AnyMove): string;
}

/** Erases a game's types. */
export function host<K extends Kind>(game: Game<K>): Hosted {
  const hosted: Hosted = {
    id: game.id,
    version: game.version,
    seats: game.seats,
    options: optionTable(game),
    presets: game.presets,
    rules: game.rules,
    read: (options, seats) => readOptions(game, options, seats),
    open: (setup) => {
      const read = readSetup(game, setup);
      if ('error' in read) return read;
      return new MatchRunner(hosted, game, { ...setup, options: read.options });
    },
    resume: (record, secret) => {
      const { seats, legs: games, options, fairness, format } = record;
      const read = readSetup(game, { seats, games, options });
      if ('error' in read) throw new BadRecord(0, 'its options are not those of the game');
      const match = new MatchRunner(hosted, game, {
        seats,
        games,
        fairness,
        secret,
        format,
        options: read.options,
      });
      match.redo(record.steps);
      return match;
    },
    load: (state, seed) => {
      return MatchRunner.loaded(hosted, game, unsafeCast<State<K>>(state), seed);
    },
    playRandomly: (seats, options, rng) => {
      const read = readOptions(game, options, seats);
      if ('error' in read) throw new TypeError('bad options');
      return playRandomly(game, seats, read.options, rng);
    },
    notate: (move) => {
      return game.notate(unsafeCast<Move<K>>(move));
    },
  };
  return hosted;
}

/** The options of a table, if the game allows that many seats. */
function readSetup<K extends Kind>(
  game: Game<K>,
  { seats, games = 1, options }: Pick<MatchSetup, 'seats' | 'games' | 'options'>,
): { readonly options: K['options'] } | BadOptions<K['rule']> {
  const { min, max } = game.seats;
  const whole = Number.isInteger(seats) && Number.isInteger(games);
  if (!whole || seats < min || seats > max || games < 1)
    return { error: 'bad-options', option: null, rule: null };
  return readOptions(game, options, seats);
}

function optionTable<K extends Kind>(game: Game<K>): Record<string, Option<unknown>> {
  return Object.fromEntries(Object.entries<Option<unknown>>(game.options));
}

function playRandomly<K extends Kind>(
  game: Game<K>,
  seats: number,
  options: K['options'],
  rng: Rng,
): { readonly decisions: number; readonly outcome: Outcome } {
  const state = game.setup(seats, options, rng, SILENCE);
  for (let decisions = 0; ; decisions++) {
    const ask = anyWaited(game.asks(state), rng);
    if (!ask) {
      const outcome = game.outcome(state);
      if (!outcome) throw new Error(`${game.id} asks nothing and has not ended`);
      return { decisions, outcome };
    }
    game.play(state, ask.seat, ask.talk ? ask.idle() : anyAnswer(ask, rng), rng, SILENCE);
  }
}

/** One of the questions that the game waits for; all are equally likely. */
function anyWaited<M, R extends string>(
  asks: readonly Ask<M, R>[],
  rng: Rng,
): Ask<M, R> | undefined {
  let waited = 0;
  for (const ask of asks) if (!ask.open) waited++;
  let before = waited > 1 ? rng.below(waited) : 0;
  for (const ask of asks) if (!ask.open && before-- === 0) return ask;
  return undefined;
}
