import { type AskData, anyAnswer, askData, type Seat } from './ask.ts';
import { chained, type Fairness, seedsOf } from './fair.ts';
import type { Game, Heard, Kind, Move, Outcome, State, Told, View } from './game.ts';
import { hears, viewOf } from './game.ts';
import { trusted } from './json.ts';
import { at, range, sum } from './list.ts';
import { type BadOptions, type Option, readOptions } from './options.ts';
import { type GameRecord, type Step, seatInLeg } from './record.ts';
import { askOf, judge, listener, SILENCE } from './referee.ts';
import { lazyRng, type Rng, type Seed } from './rng.ts';
import { readMove } from './typed.ts';

/** Any move, seen from outside its game. */
export interface AnyMove {
  readonly type: PropertyKey;
}

/** Something told, seen from outside its game. `to` null is everybody. */
export interface News {
  readonly to: Seat | null;
  readonly rule: string;
  readonly news: { readonly type: PropertyKey };
  readonly fades: string | null;
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
      readonly told: readonly News[];
      /** What the next game of the match told when it began, where this answer ended one. */
      readonly began: readonly News[] | null;
    };

/** What stands in the way of taking back: something was revealed, or nothing was played. */
export type TakeBack = 'free' | 'consent' | 'never';

/** Who sits down to what. */
export interface Sitting {
  readonly seats: number;
  readonly options: unknown;
  readonly legs?: number;
  readonly fairness: Fairness;
  /** The dealer's secret; it stays with the dealer until the end. */
  readonly secret: string;
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
  open(sitting: Sitting): Bout | BadOptions;
  /** Plays a record again. Throws `BadRecord` at the first step that does not follow. */
  resume(record: GameRecord, secret: string): Bout;
  /** A bout that goes on from a full state, for tests and analysis. */
  load(state: unknown, seed: (step: number) => Seed): Bout;
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
export interface Bout {
  readonly game: Hosted;
  readonly seats: number;
  readonly options: object;
  readonly legs: number;
  /** Which game of the match this is, from 0. */
  leg(): number;
  /** How many steps there have been. */
  step(): number;
  /** The seats that are waited for. */
  asked(): Seat[];
  /** What a seat is asked now. */
  ask(seat: Seat): AskData<AnyMove> | undefined;
  view(seat: Seat | null): AnyView;
  /** The rule that forbids a move, without playing it. */
  refuses(seat: Seat, move: unknown): string | undefined;
  /** The move that somebody means who types this; it may be a forbidden one. */
  read(seat: Seat, typed: string): AnyMove | undefined;
  answer(seat: Seat, move: unknown, at?: number): Answered;
  /** All that a seat has heard in this game of the match. */
  heard(seat: Seat | null): readonly News[];
  /** All that anybody has been told in this game of the match. Only for trusted tools. */
  everything(): readonly News[];
  /** What a seat may be shown again of what it has heard. */
  repeats(seat: Seat | null): readonly News[];
  /** Whether all from a step on can be taken back by a seat. */
  mayTakeBack(seat: Seat, step: number): TakeBack;
  takeBack(seat: Seat, step: number, at?: number): void;
  /** The step in which a seat answered last, if any. */
  lastAnswer(seat: Seat): number | undefined;
  /** How the match ended: places and scores of people, who began in the seats of their numbers. */
  outcome(): Outcome | undefined;
  /** Everything, the secret included. Of a running game only for trusted tools. */
  record(): GameRecord;
  state(): unknown;
  clone(): Bout;
  /** A bout in a world that fits all that the seat has seen and heard. */
  imagine(seat: Seat | null, rng: Rng): Bout;
  randomAnswer(seat: Seat, rng: Rng): AnyMove;
}

/** A record that does not follow from the rules; `step` is the first that does not. */
export class BadRecord extends Error {
  constructor(
    readonly step: number,
    readonly reason: string,
  ) {
    super(`step ${step}: ${reason}`);
  }
}

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
    open: (sitting) => {
      const read = readOptions(game, sitting.options, sitting.seats);
      if ('error' in read) return read;
      return new Playing(hosted, game, { ...sitting, options: read.options });
    },
    resume: (record, secret) => replay(hosted, game, record, secret),
    load: (state, seed) => {
      if (!trusted<State<K>>(state)) throw new TypeError('not a state');
      return Playing.loaded(hosted, game, state, seed);
    },
    playRandomly: (seats, options, seed, rng) => {
      const read = readOptions(game, options, seats);
      if ('error' in read) throw new TypeError('bad options');
      return playRandomly(game, seats, read.options, seed, rng);
    },
    notate: (move) => {
      if (!trusted<Move<K>>(move)) throw new TypeError('not a move');
      return game.notate(move);
    },
  };
  return hosted;
}

function optionTable<K extends Kind>(game: Game<K>): Record<string, Option<unknown>> {
  return Object.fromEntries(Object.entries<Option<unknown>>(game.options));
}

interface Opened<K extends Kind> extends Sitting {
  readonly options: K['options'];
}

/** What one game of a match has come to so far. */
interface Leg<K extends Kind> {
  readonly state: State<K>;
  readonly log: Told<K>[];
  readonly faded: Set<string>;
}

class Playing<K extends Kind> implements Bout {
  readonly seats: number;
  readonly options: K['options'];
  readonly legs: number;
  private readonly fromTheStart: boolean;
  private current: Leg<K>;
  private finished: Outcome[] = [];
  private steps: Step[] = [];
  /** While tracing: for each step whether something in it can never be unseen. */
  private lasting: boolean[] | undefined;
  private seed: (step: number) => Seed;

  constructor(
    readonly game: Hosted,
    private readonly rules: Game<K>,
    private readonly sitting: Opened<K>,
    begun?: State<K>,
  ) {
    this.fromTheStart = begun === undefined;
    this.seats = sitting.seats;
    this.options = sitting.options;
    this.legs = sitting.legs ?? 1;
    this.seed = lazySeeds(sitting);
    this.current = begun
      ? { state: begun, log: [], faded: new Set() }
      : this.begin(lazyRng(() => this.seed(0)).rng);
  }

  static loaded<K extends Kind>(
    hosted: Hosted,
    game: Game<K>,
    state: State<K>,
    seed: (step: number) => Seed,
  ): Playing<K> {
    const fairness: Fairness = {
      table: 'loaded',
      commitment: '',
      salt: null,
      secret: null,
      entropy: [],
    };
    const sitting = { seats: state.own.length, options: state.options, fairness, secret: '' };
    const bout = new Playing(hosted, game, sitting, state);
    bout.seed = seed;
    return bout;
  }

  leg(): number {
    return this.outcome() ? this.legs - 1 : this.finished.length;
  }

  step(): number {
    return this.steps.length;
  }

  asked(): Seat[] {
    return this.rules.asks(this.current.state).flatMap((ask) => (ask.open ? [] : [ask.seat]));
  }

  ask(seat: Seat): AskData<Move<K>> | undefined {
    const ask = askOf(this.rules, this.current.state, seat);
    return ask && askData(ask);
  }

  view(seat: Seat | null): View<K> {
    return viewOf(this.rules, this.current.state, seat);
  }

  refuses(seat: Seat, move: unknown): K['rule'] | undefined {
    const judgement = judge(this.rules, this.current.state, seat, move);
    return 'rule' in judgement ? judgement.rule : undefined;
  }

  read(seat: Seat, typed: string): Move<K> | undefined {
    const ask = askOf(this.rules, this.current.state, seat);
    return ask && readMove(ask, typed, this.rules.notate);
  }

  answer(seat: Seat, theirs: unknown, time = 0): Answered {
    const judgement = judge(this.rules, this.current.state, seat, theirs);
    if ('rule' in judgement) return { ok: false, rule: judgement.rule };
    const { move } = judgement;
    const step = this.steps.length + 1;
    const chance = lazyRng(() => this.seed(step));
    const tell = listener<K>();
    const before = this.lasting && this.traces();
    this.rules.play(this.current.state, seat, move, chance.rng, tell);
    const whispers = tell.told.some((told) => told.to !== null);
    this.lasting?.push(chance.used() || tell.isFinal() || whispers || this.reveals(before));
    this.current.log.push(...tell.told);
    for (const word of tell.faded) this.current.faded.add(word);
    const began = this.next(chance.rng);
    this.steps.push({ seat, move, at: time, mark: this.mark([seat, move, tell.told, began]) });
    return { ok: true, step, told: tell.told, began };
  }

  heard(seat: Seat | null): readonly Heard<K>[] {
    return this.current.log.filter((told) => hears(told, seat));
  }

  everything(): readonly Told<K>[] {
    return this.current.log;
  }

  repeats(seat: Seat | null): readonly Heard<K>[] {
    return this.heard(seat).filter(
      (told) => told.fades === null || !this.current.faded.has(told.fades),
    );
  }

  lastAnswer(seat: Seat): number | undefined {
    const index = this.steps.findLastIndex((step) => step.seat === seat && 'move' in step);
    return index < 0 ? undefined : index + 1;
  }

  mayTakeBack(seat: Seat, step: number): TakeBack {
    const undone = standing(this.steps).filter((number) => number >= step);
    if (!undone.includes(step) || !this.fromTheStart) return 'never';
    const lasting = this.rebuilt(this.steps, []).lasting ?? [];
    if (undone.some((number) => at(lasting, number - 1))) return 'never';
    return undone.length === 1 && at(this.steps, step - 1).seat === seat ? 'free' : 'consent';
  }

  takeBack(seat: Seat, step: number, time = 0): void {
    if (this.mayTakeBack(seat, step) === 'never')
      throw new Error(`step ${step} cannot be taken back`);
    const mark = this.mark([seat, { takeBack: step }]);
    const again = this.rebuilt([...this.steps, { seat, takeBack: step, at: time, mark }]);
    this.current = again.current;
    this.finished = again.finished;
    this.steps = again.steps;
  }

  outcome(): Outcome | undefined {
    const last = this.rules.outcome(this.current.state);
    if (!last || this.finished.length + 1 < this.legs) return undefined;
    return this.legs === 1 ? last : matchOutcome([...this.finished, last], this.seats);
  }

  record(): GameRecord {
    const { fairness, secret } = this.sitting;
    const { id, version } = this.rules;
    const { seats, options, legs, steps } = this;
    const outcome = this.outcome() ?? null;
    return {
      format: 'ringside/1',
      game: id,
      rules: version,
      seats,
      options,
      legs,
      fairness: { ...fairness, secret },
      steps,
      outcome,
    };
  }

  state(): State<K> {
    return this.current.state;
  }

  clone(): Playing<K> {
    return this.inState(this.rules.clone(this.current.state));
  }

  imagine(seat: Seat | null, rng: Rng): Playing<K> {
    return this.inState(this.rules.imagine(this.view(seat), this.heard(seat), rng));
  }

  randomAnswer(seat: Seat, rng: Rng): Move<K> {
    const ask = askOf(this.rules, this.current.state, seat);
    if (!ask) throw new Error(`seat ${seat} is not asked`);
    return ask.open || ask.talk ? ask.idle() : anyAnswer(ask, rng);
  }

  /** Plays recorded steps, each of which must follow from those before it. */
  redo(steps: readonly Step[]): void {
    for (const [index, step] of steps.entries()) {
      const number = index + 1;
      if ('move' in step) {
        const answered = this.answer(step.seat, step.move, step.at);
        if (!answered.ok) throw new BadRecord(number, `${answered.rule} forbids it`);
      } else {
        if (this.mayTakeBack(step.seat, step.takeBack) === 'never')
          throw new BadRecord(number, 'it cannot be taken back');
        this.takeBack(step.seat, step.takeBack, step.at);
      }
      if (at(this.steps, index).mark !== step.mark)
        throw new BadRecord(number, 'it does not follow from the steps before it');
    }
  }

  /** The same match from its beginning, without the steps that were taken back. */
  private rebuilt(steps: readonly Step[], lasting?: boolean[]): Playing<K> {
    const again = new Playing(this.game, this.rules, this.sitting);
    again.lasting = lasting;
    const kept = new Set(standing(steps));
    for (const [index, step] of steps.entries()) {
      if ('move' in step && kept.has(index + 1)) again.answer(step.seat, step.move, step.at);
      else lasting?.push(false);
      again.steps[index] = step;
    }
    return again;
  }

  private inState(state: State<K>): Playing<K> {
    const bout = new Playing(this.game, this.rules, this.sitting, state);
    bout.current = { state, log: [...this.current.log], faded: new Set(this.current.faded) };
    bout.finished = [...this.finished];
    bout.steps = [...this.steps];
    bout.seed = this.seed;
    return bout;
  }

  private begin(rng: Rng): Leg<K> {
    const tell = listener<K>();
    const state = this.rules.setup(this.seats, this.options, rng, tell);
    return { state, log: [...tell.told], faded: new Set(tell.faded) };
  }

  /** Goes on to the next game of the match when one has ended. */
  private next(rng: Rng): readonly News[] | null {
    const ended = this.rules.outcome(this.current.state);
    if (!ended || this.finished.length + 1 >= this.legs) return null;
    this.finished.push(ended);
    this.current = this.begin(rng);
    return this.current.log;
  }

  private mark(step: unknown): string {
    const before = this.steps.at(-1)?.mark ?? this.sitting.fairness.commitment;
    return chained(before, JSON.stringify(step));
  }

  private traces(): { readonly open: string; readonly secret: string } {
    const { open, own, hidden } = this.current.state;
    return { open: JSON.stringify(open), secret: JSON.stringify([own, hidden]) };
  }

  /** Something came out of a hand or the deck onto the table. */
  private reveals(before: { readonly open: string; readonly secret: string } | undefined): boolean {
    if (!before) return false;
    const now = this.traces();
    return now.open !== before.open && now.secret !== before.secret;
  }
}

/** Most bouts in a search never need a seed, and working out the first one costs the most. */
function lazySeeds({ fairness, secret }: Sitting): (step: number) => Seed {
  let seeds: ((step: number) => Seed) | undefined;
  return (step) => {
    seeds ??= seedsOf(fairness, secret);
    return seeds(step);
  };
}

/** The numbers of the answers that were not taken back. */
export function standing(steps: readonly Step[]): number[] {
  const kept: number[] = [];
  for (const [index, step] of steps.entries()) {
    if ('move' in step) kept.push(index + 1);
    else while (kept.length > 0 && at(kept, kept.length - 1) >= step.takeBack) kept.pop();
  }
  return kept;
}

/** Scores of all games of a match added up by person. */
function matchOutcome(legs: readonly Outcome[], seats: number): Outcome {
  const scores = range(seats).map((person) =>
    sum(legs.map((leg, number) => at(leg.scores, seatInLeg(person, number, seats)))),
  );
  const ranked = [...new Set(scores)].sort((a, b) => b - a);
  const places = ranked.map((score) => range(seats).filter((person) => scores[person] === score));
  return { places, scores, rule: at(legs, 0).rule };
}

/** Plays a record again, link by link. */
function replay<K extends Kind>(
  hosted: Hosted,
  game: Game<K>,
  record: GameRecord,
  secret: string,
): Playing<K> {
  const read = readOptions(game, record.options, record.seats);
  if ('error' in read) throw new BadRecord(0, 'its options are not those of the game');
  const { seats, legs, fairness } = record;
  const bout = new Playing(hosted, game, { seats, legs, fairness, secret, options: read.options });
  bout.redo(record.steps);
  return bout;
}

function playRandomly<K extends Kind>(
  game: Game<K>,
  seats: number,
  options: K['options'],
  seed: () => Seed,
  rng: Rng,
): { readonly decisions: number; readonly outcome: Outcome } {
  const chance = (): Rng => lazyRng(seed).rng;
  const state = game.setup(seats, options, chance(), SILENCE);
  for (let decisions = 0; ; decisions++) {
    const waited = game.asks(state).filter((ask) => !ask.open);
    if (waited.length === 0) {
      const outcome = game.outcome(state);
      if (!outcome) throw new Error(`${game.id} asks nothing and has not ended`);
      return { decisions, outcome };
    }
    const ask = at(waited, waited.length === 1 ? 0 : rng.below(waited.length));
    game.play(state, ask.seat, ask.talk ? ask.idle() : anyAnswer(ask, rng), chance(), SILENCE);
  }
}
