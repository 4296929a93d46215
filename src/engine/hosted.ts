import { type AskData, anyAnswer, type Seat } from './ask.ts';
import type { Fairness, Hash } from './fair.ts';
import type { Game, Kind, Move, Outcome, State } from './game.ts';
import { unsafeCast } from './json.ts';
import { at } from './list.ts';
import { MatchRunner } from './match-runner.ts';
import { type BadOptions, type Option, readOptions } from './options.ts';
import { BadRecord, type GameRecord, type RecordFormat } from './record.ts';
import { SILENCE } from './referee.ts';
import { type Rng, type Seed, stepByStep } from './rng.ts';

/** Any move, seen from outside its game. */
export interface AnyMove {
  readonly type: PropertyKey;
}

/** Something told, seen from outside its game. `to` null is everybody. */
export interface AnyNews {
  readonly to: Seat | null;
  readonly rule: string;
  readonly news: { readonly type: PropertyKey };
  readonly visibleUntil: string | null;
}

/** What a seat sees, seen from outside its game. */
export interface AnyView {
  readonly seat: Seat | null;
  readonly options: object;
  readonly open: object;
  readonly own: unknown;
  readonly glance: unknown;
}

/** What became of an answer. A refusal changes nothing. */
export type Answered =
  | { readonly ok: false; readonly rule: string }
  | {
      readonly ok: true;
      readonly step: number;
      /** What links it to all before it. */
      readonly mark: string;
      readonly told: readonly AnyNews[];
      /** AnyNews with one of these as `visibleUntil` may not be shown again from here on. */
      readonly expired: readonly string[];
      /** What the next game of the match told when it began, where this answer ended one. */
      readonly began: readonly AnyNews[] | null;
    };

/** A game of a match that is over, as everybody saw and heard it. */
export interface Finished {
  readonly outcome: Outcome;
  readonly view: AnyView;
  readonly heard: readonly AnyNews[];
}

/** What stands in the way of taking back: something was revealed, or nothing was played. */
export type TakeBack = 'free' | 'consent' | 'never';

/** Who sits down to what. */
export interface MatchSetup {
  readonly seats: number;
  readonly options: unknown;
  readonly games?: number;
  readonly fairness: Fairness;
  /** The dealer's secret; it stays with the dealer until the end. */
  readonly secret: string;
  /** How steps are marked; by default as in new records. */
  readonly format?: RecordFormat;
  /** Keeps some checkpoints, so that a take-back does not replay the whole match. */
  readonly checkpoints?: boolean;
  /** SHA-256 where the platform has it built in, which is ten times quicker. */
  readonly hash?: Hash;
}

/** A game with its types sealed in: all that the platform knows of it. */
export interface Hosted {
  readonly id: string;
  readonly version: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: Readonly<Record<string, Option<unknown>>>;
  readonly presets: Readonly<Record<string, object>>;
  readonly rules: Readonly<Record<string, string>>;
  /** Checks options as people give them. */
  read(options: unknown, seats: number): { readonly options: object } | BadOptions;
  open(setup: MatchSetup): Match | BadOptions;
  /** Plays a record again. Throws `BadRecord` at the first step that does not follow. */
  resume(record: GameRecord, secret: string): Match;
  /** A match that goes on from a full state, for tests and analysis. */
  load(state: unknown, seed: (step: number) => Seed): Match;
  /** Plays one game with random players and nobody listening; gives the number of decisions. */
  playRandomly(
    seats: number,
    options: object,
    seed: () => Seed,
    rng: Rng,
  ): { readonly decisions: number; readonly outcome: Outcome };
  notate(move: AnyMove): string;
}

/** A game being played. It speaks of seats; who sits where is the platform's. */
export interface Match {
  readonly game: Hosted;
  readonly seats: number;
  readonly options: object;
  readonly games: number;
  /** Which game of the match this is, from 0. */
  gameIndex(): number;
  /** How many steps there have been. */
  step(): number;
  /** The seats that are waited for. */
  asked(): readonly Seat[];
  /** What a seat is asked now. */
  ask(seat: Seat): AskData<AnyMove> | undefined;
  /** The same without the answers, which take longest to work out. */
  asking(seat: Seat): Asking | undefined;
  view(seat: Seat | null): AnyView;
  /** The rule that forbids a move, without playing it. */
  refuses(seat: Seat, move: unknown): string | undefined;
  /** The move that somebody means who types this; it may be a forbidden one. */
  read(seat: Seat, typed: string): AnyMove | undefined;
  answer(seat: Seat, move: unknown, at?: number): Answered;
  /** All that a seat has heard in this game of the match. */
  heard(seat: Seat | null): readonly AnyNews[];
  /** All that anybody has been told in this game of the match. Only for trusted tools. */
  everything(): readonly AnyNews[];
  /** The games of the match before this one. */
  past(): readonly Finished[];
  /** What a seat may be shown again of what it has heard. */
  repeats(seat: Seat | null): readonly AnyNews[];
  /** Whether news with this `visibleUntil` may no longer be shown. */
  hasExpired(word: string): boolean;
  /** Whether all from a step on can be taken back by a seat. */
  mayTakeBack(seat: Seat, step: number): TakeBack;
  /** Gives what links it to all before it. */
  takeBack(seat: Seat, step: number, at?: number): string;
  /** The step in which a seat answered last, if any. */
  lastAnswer(seat: Seat): number | undefined;
  /** How the match ended: places and scores of people, who began in the seats of their numbers. */
  outcome(): Outcome | undefined;
  /** Everything, the secret included. Of a running game only for trusted tools. */
  record(): GameRecord;
  state(): unknown;
  clone(): Match;
  /** A match in a world that fits all that the seat has seen and heard. */
  imagine(seat: Seat | null, rng: Rng): Match;
  randomAnswer(seat: Seat, rng: Rng): AnyMove;
  /** Frees what can be computed again from the state. */
  dropCaches(): void;
}

/** What a seat is asked, without the answers. */
export type Asking = Pick<AskData, 'about' | 'open' | 'talk' | 'within'>;

/** Seals a game's types in. */
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
    playRandomly: (seats, options, seed, rng) => {
      const read = readOptions(game, options, seats);
      if ('error' in read) throw new TypeError('bad options');
      return playRandomly(game, seats, read.options, seed, rng);
    },
    notate: (move) => {
      return game.notate(unsafeCast<Move<K>>(move));
    },
  };
  return hosted;
}

/** The options of a table, if the game is played by so many at all. */
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
  seed: () => Seed,
  rng: Rng,
): { readonly decisions: number; readonly outcome: Outcome } {
  const chance = stepByStep(seed);
  const state = game.setup(seats, options, chance.rng, SILENCE);
  for (let decisions = 0; ; decisions++) {
    const asks = game.asks(state);
    const waited = asks.some((ask) => ask.open) ? asks.filter((ask) => !ask.open) : asks;
    if (waited.length === 0) {
      const outcome = game.outcome(state);
      if (!outcome) throw new Error(`${game.id} asks nothing and has not ended`);
      return { decisions, outcome };
    }
    const ask = at(waited, waited.length === 1 ? 0 : rng.below(waited.length));
    chance.nextStep();
    game.play(state, ask.seat, ask.talk ? ask.idle() : anyAnswer(ask, rng), chance.rng, SILENCE);
  }
}
