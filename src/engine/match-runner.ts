import { type Ask, type AskData, anyAnswer, askData, type Seat } from './ask.ts';
import {
  chained,
  dealSeed,
  type Fairness,
  type Hash,
  hashInScript,
  seedsOf,
  streamSeeds,
} from './fair.ts';
import type { Game, Kind, Move, News, Outcome, State, View } from './game.ts';
import { hears, viewWith } from './game.ts';
import type { AnyNews, Hosted, MatchSetup } from './hosted.ts';
import { at } from './list.ts';
import type { Answered, AskSummary, Finished, Match, TakeBack } from './match.ts';
import {
  BadRecord,
  type GameRecord,
  marksAreStable,
  matchOutcome,
  type RecordFormat,
  type Step,
  standing,
} from './record.ts';
import { type Judgement, judgeAsked, listener } from './referee.ts';
import { lazyRng, type Rng, type Seed } from './rng.ts';
import { type Drawn, type Labelled, streams } from './streams.ts';
import { readMove } from './typed.ts';

/** A setup whose options have been checked. */
export interface CheckedSetup<K extends Kind> extends MatchSetup {
  readonly options: K['options'];
}

/** The progress of one game of a match. */
interface GameInPlay<K extends Kind> {
  readonly state: State<K>;
  readonly log: News<K>[];
  readonly expired: Set<string>;
  readonly drawn: Drawn;
}

/** A step's randomness, and whether any was used. */
interface Chance {
  readonly rng: Rng;
  used(): boolean;
}

/** A match after some steps. */
interface Checkpoint<K extends Kind> {
  readonly steps: number;
  readonly current: GameInPlay<K>;
  readonly finished: readonly Finished[];
}

/** Steps between two checkpoints, and how many checkpoints are kept. */
const CHECKPOINT_EVERY = 16;
const MAX_CHECKPOINTS = 3;

/** Values derived from the state; discarded when something is played. */
interface DerivedState<K extends Kind> {
  readonly asks: readonly Ask<Move<K>, K['rule']>[];
  readonly asked: readonly Seat[];
  /** Questions that were asked for, by seat. */
  readonly sent: AskData<Move<K>>[];
  readonly outcome: Outcome | undefined;
  glance?: { readonly seen: K['glance'] };
  judged?: { readonly seat: Seat; readonly theirs: unknown; readonly judgement: Judgement<K> };
}

/** A match in progress: keeps the record, judges moves, delivers news, takes back. */
export class MatchRunner<K extends Kind> implements Match {
  readonly seats: number;
  readonly options: K['options'];
  readonly games: number;
  private readonly format: RecordFormat;
  private readonly fromTheStart: boolean;
  private current: GameInPlay<K>;
  private finished: Finished[] = [];
  private steps: Step[] = [];
  /** While tracing: for each step, whether it revealed something. */
  private lasting: boolean[] | undefined;
  /**
   * The last step that used randomness, told something in private or was final: it can never be
   * taken back.
   */
  private horizon = 0;
  private checkpoints: Checkpoint<K>[] = [];
  private seed: (step: number) => Seed;
  private readonly labelled: Labelled | undefined;
  private derived: DerivedState<K> | undefined;

  constructor(
    readonly game: Hosted,
    private readonly rules: Game<K>,
    private readonly setup: CheckedSetup<K>,
    begun?: State<K>,
  ) {
    this.fromTheStart = begun === undefined;
    this.seats = setup.seats;
    this.options = setup.options;
    this.games = setup.games ?? 1;
    this.format = setup.format ?? 'ringside/2';
    this.seed = lazySeeds(setup);
    if (this.format === 'ringside/3') this.labelled = lazyStreams(setup);
    this.current = begun
      ? { state: begun, log: [], expired: new Set(), drawn: new Map() }
      : this.begin(lazyRng(() => this.seed(0)).rng);
  }

  static loaded<K extends Kind>(
    hosted: Hosted,
    game: Game<K>,
    state: State<K>,
    seed: (step: number) => Seed,
  ): MatchRunner<K> {
    const fairness: Fairness = {
      table: 'loaded',
      commitment: '',
      salt: null,
      secret: null,
      entropy: [],
    };
    const setup = { seats: state.own.length, options: state.options, fairness, secret: '' };
    const match = new MatchRunner(hosted, game, setup, state);
    match.seed = seed;
    return match;
  }

  gameIndex(): number {
    return this.outcome() ? this.games - 1 : this.finished.length;
  }

  step(): number {
    return this.steps.length;
  }

  asked(): readonly Seat[] {
    return this.now().asked;
  }

  ask(seat: Seat): AskData<Move<K>> | undefined {
    const { sent } = this.now();
    const known = sent[seat];
    const ask = known ? undefined : this.askOf(seat);
    if (!ask) return known;
    const data = askData(ask);
    sent[seat] = data;
    return data;
  }

  asking(seat: Seat): AskSummary | undefined {
    return this.askOf(seat);
  }

  view(seat: Seat | null): View<K> {
    const present = this.now();
    const { own, hidden } = this.current.state;
    present.glance ??= { seen: this.rules.glance(own, hidden) };
    return viewWith(this.current.state, seat, present.glance.seen);
  }

  refuses(seat: Seat, move: unknown): K['rule'] | undefined {
    const judgement = this.judge(seat, move);
    return 'rule' in judgement ? judgement.rule : undefined;
  }

  read(seat: Seat, typed: string): Move<K> | undefined {
    const ask = this.askOf(seat);
    return ask && readMove(ask, typed, this.rules.notate);
  }

  answer(seat: Seat, theirs: unknown, time = 0): Answered {
    const judgement = this.judge(seat, theirs);
    if ('rule' in judgement) return { ok: false, rule: judgement.rule };
    this.derived = undefined;
    const { move } = judgement;
    const step = this.steps.length + 1;
    if (this.setup.checkpoints && this.steps.length % CHECKPOINT_EVERY === 0) this.checkpoint();
    const chance = this.chance(step);
    const tell = listener<K>();
    const before = this.lasting && this.traces();
    this.rules.play(this.current.state, seat, move, chance.rng, tell);
    const isSeen = chance.used() || tell.isFinal() || tell.told.some(isWhisper);
    if (isSeen) this.horizon = step;
    this.lasting?.push(isSeen || this.reveals(before));
    for (const news of tell.told) this.current.log.push(news);
    for (const word of tell.expired) this.current.expired.add(word);
    const began = this.next(chance.rng);
    const told = chainedNews(tell.told, this.format);
    const mark = this.mark([seat, move, told, began && chainedNews(began, this.format)], time);
    this.steps.push({ seat, move, at: time, mark });
    return { ok: true, step, mark, told: tell.told, expired: tell.expired, began };
  }

  heard(seat: Seat | null): readonly News<K>[] {
    return this.current.log.filter((told) => hears(told, seat));
  }

  everything(): readonly News<K>[] {
    return this.current.log;
  }

  past(): readonly Finished[] {
    return this.finished;
  }

  repeats(seat: Seat | null): readonly News<K>[] {
    return this.heard(seat).filter(
      ({ visibleUntil }) => visibleUntil === null || !this.hasExpired(visibleUntil),
    );
  }

  hasExpired(word: string): boolean {
    return this.current.expired.has(word);
  }

  lastAnswer(seat: Seat): number | undefined {
    const index = this.steps.findLastIndex((step) => step.seat === seat && 'move' in step);
    return index < 0 ? undefined : index + 1;
  }

  mayTakeBack(seat: Seat, step: number): TakeBack {
    const undone = standing(this.steps).filter((number) => number >= step);
    if (step <= this.horizon || !undone.includes(step) || !this.fromTheStart) return 'never';
    const lasting = this.rebuilt(this.steps, step, []).lasting ?? [];
    if (undone.some((number) => at(lasting, number - 1))) return 'never';
    return undone.length === 1 && at(this.steps, step - 1).seat === seat ? 'free' : 'consent';
  }

  takeBack(seat: Seat, step: number, time = 0): string {
    if (this.mayTakeBack(seat, step) === 'never')
      throw new Error(`step ${step} cannot be taken back`);
    const mark = this.mark([seat, { takeBack: step }], time);
    const again = this.rebuilt([...this.steps, { seat, takeBack: step, at: time, mark }], step);
    this.derived = undefined;
    this.checkpoints = this.checkpoints.filter(({ steps }) => steps < step);
    this.current = again.current;
    this.finished = again.finished;
    this.steps = again.steps;
    return mark;
  }

  outcome(): Outcome | undefined {
    return this.now().outcome;
  }

  record(): GameRecord {
    const { fairness, secret } = this.setup;
    const { id, version } = this.rules;
    const { seats, options, games: legs, steps } = this;
    const outcome = this.outcome() ?? null;
    return {
      format: this.format,
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

  clone(): MatchRunner<K> {
    return this.inState(this.rules.clone(this.current.state));
  }

  imagine(seat: Seat | null, rng: Rng): MatchRunner<K> {
    return this.inState(this.rules.imagine(this.view(seat), this.heard(seat), rng));
  }

  randomAnswer(seat: Seat, rng: Rng): Move<K> {
    const ask = this.askOf(seat);
    if (!ask) throw new Error(`seat ${seat} is not asked`);
    return ask.open || ask.talk ? ask.idle() : anyAnswer(ask, rng);
  }

  dropCaches(): void {
    this.derived = undefined;
  }

  /** Replays recorded steps, each of which must follow from the previous ones. */
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
      if (marksAreStable(this.format) && at(this.steps, index).mark !== step.mark)
        throw new BadRecord(number, 'it does not follow from the steps before it');
    }
  }

  private now(): DerivedState<K> {
    if (this.derived) return this.derived;
    const asks = this.rules.asks(this.current.state);
    const asked: Seat[] = [];
    for (const ask of asks) if (!ask.open) asked.push(ask.seat);
    this.derived = { asks, asked, sent: [], outcome: this.ended() };
    return this.derived;
  }

  /** The outcome of the match, if it has ended. */
  private ended(): Outcome | undefined {
    const last = this.rules.outcome(this.current.state);
    if (!last || this.finished.length + 1 < this.games) return undefined;
    const outcomes = [...this.finished.map(({ outcome }) => outcome), last];
    return this.games === 1 ? last : matchOutcome(outcomes, this.seats);
  }

  private askOf(seat: Seat): Ask<Move<K>, K['rule']> | undefined {
    for (const ask of this.now().asks) if (ask.seat === seat) return ask;
    return undefined;
  }

  /** Caches the verdict: a move that was checked is usually played next. */
  private judge(seat: Seat, theirs: unknown): Judgement<K> {
    const present = this.now();
    const { judged } = present;
    if (judged && judged.seat === seat && judged.theirs === theirs) return judged.judgement;
    const judgement = judgeAsked(this.rules, this.askOf(seat), theirs);
    present.judged = { seat, theirs, judgement };
    return judgement;
  }

  /** The same match without the steps that were taken back, replayed from before step `from`. */
  private rebuilt(steps: readonly Step[], from: number, lasting?: boolean[]): MatchRunner<K> {
    const base = this.checkpoints.findLast((checkpoint) => checkpoint.steps < from);
    const again = this.from(base);
    again.lasting = lasting;
    const kept = new Set(standing(steps));
    for (const [index, step] of steps.entries()) {
      if (index < (base?.steps ?? 0)) lasting?.push(false);
      else if ('move' in step && kept.has(index + 1)) again.answer(step.seat, step.move, step.at);
      else lasting?.push(false);
      again.steps[index] = step;
    }
    return again;
  }

  private checkpoint(): void {
    const { current, finished } = this;
    const kept = { ...this.copied(current), state: this.rules.clone(current.state) };
    const next = { steps: this.steps.length, current: kept, finished: [...finished] };
    this.checkpoints = [...this.checkpoints, next].slice(-MAX_CHECKPOINTS);
  }

  /** The match at a checkpoint, or at its beginning. */
  private from(base: Checkpoint<K> | undefined): MatchRunner<K> {
    const setup = { ...this.setup, checkpoints: false };
    if (!base) return new MatchRunner(this.game, this.rules, setup);
    const state = this.rules.clone(base.current.state);
    const match = new MatchRunner(this.game, this.rules, setup, state);
    match.current = { ...this.copied(base.current), state };
    match.finished = [...base.finished];
    match.steps = this.steps.slice(0, base.steps);
    match.seed = this.seed;
    return match;
  }

  private copied({ state, log, expired, drawn }: GameInPlay<K>): GameInPlay<K> {
    return { state, log: [...log], expired: new Set(expired), drawn: new Map(drawn) };
  }

  private inState(state: State<K>): MatchRunner<K> {
    const match = new MatchRunner(this.game, this.rules, this.setup, state);
    match.current = { ...this.copied(this.current), state };
    match.horizon = this.horizon;
    match.finished = [...this.finished];
    match.steps = [...this.steps];
    match.seed = this.seed;
    return match;
  }

  /** The randomness of a step of the current game. */
  private chance(step: number): Chance {
    return this.sources(this.current.drawn, step) ?? lazyRng(() => this.seed(step));
  }

  /** The random sources of the deal, if it has any; every game of a match has its own. */
  private sources(drawn: Drawn, step: number): Chance | undefined {
    const { labelled } = this;
    const game = this.finished.length;
    return labelled && streams((label) => labelled(`${game}/${label}`), drawn, `step/${step}`);
  }

  private begin(rng: Rng): GameInPlay<K> {
    const tell = listener<K>();
    const drawn: Drawn = new Map();
    const chance = this.sources(drawn, 0)?.rng ?? rng;
    const state = this.rules.setup(this.seats, this.options, chance, tell);
    return { state, log: [...tell.told], expired: new Set(tell.expired), drawn };
  }

  /** Starts the next game of the match when one has ended. */
  private next(rng: Rng): readonly AnyNews[] | null {
    const ended = this.rules.outcome(this.current.state);
    if (!ended || this.finished.length + 1 >= this.games) return null;
    this.finished.push({ outcome: ended, view: this.view(null), heard: this.heard(null) });
    this.current = this.begin(rng);
    this.derived = undefined;
    return this.current.log;
  }

  private mark(step: readonly unknown[], time: number): string {
    const { fairness, hash = hashInScript } = this.setup;
    const before = this.steps.at(-1)?.mark;
    if (this.format === 'ringside/1')
      return chained(before ?? fairness.commitment, JSON.stringify(step), hash);
    return chained(before ?? dealMark(fairness, hash), JSON.stringify([time, ...step]), hash);
  }

  private traces(): { readonly open: string; readonly secret: string } {
    const { open, own, hidden } = this.current.state;
    return { open: JSON.stringify(open), secret: JSON.stringify([own, hidden]) };
  }

  /** Whether something moved from a hand or the deck to the table. */
  private reveals(before: { readonly open: string; readonly secret: string } | undefined): boolean {
    if (!before) return false;
    const now = this.traces();
    return now.open !== before.open && now.secret !== before.secret;
  }
}

function isWhisper({ to }: AnyNews): boolean {
  return to !== null;
}

/** What the first step is linked to: the deal, and who added or failed to add entropy. */
function dealMark({ table, commitment, entropy }: Fairness, hash: Hash): string {
  const added = [...entropy].sort((a, b) => a.seat - b.seat);
  const entries = added.map((one) => [one.seat, one.commitment, one.value]);
  return chained(commitment, JSON.stringify([table, entries]), hash);
}

/**
 * News in the form covered by the hashes; records call `visibleUntil` `fades`. Since ringside/2
 * without the cited rule, so that a citation can be corrected.
 */
function chainedNews(told: readonly AnyNews[], format: RecordFormat): object[] {
  return told.map(({ to, rule, news, visibleUntil }) =>
    format === 'ringside/1'
      ? { to, rule, news, fades: visibleUntil }
      : { to, news, fades: visibleUntil },
  );
}

/** Most matches in a search never need a seed, and working out the first one costs the most. */
function lazySeeds({ fairness, secret }: MatchSetup): (step: number) => Seed {
  let seeds: ((step: number) => Seed) | undefined;
  return (step) => {
    seeds ??= seedsOf(fairness, secret);
    return seeds(step);
  };
}

function lazyStreams({ fairness, secret }: MatchSetup): Labelled {
  let seeds: Labelled | undefined;
  return (label) => {
    seeds ??= streamSeeds(dealSeed(fairness, secret));
    return seeds(label);
  };
}
