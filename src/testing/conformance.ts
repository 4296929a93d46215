import { type Ask, anyAnswer, askData, legal, type Seat } from '../engine/ask.ts';
import { openFairness } from '../engine/fair.ts';
import {
  type Game,
  type Heard,
  hears,
  type Kind,
  type Move,
  type State,
  viewOf,
} from '../engine/game.ts';
import { host } from '../engine/hosted.ts';
import { canonical, copy, isObject, same } from '../engine/json.ts';
import { at, range } from '../engine/list.ts';
import { normalOptions, type Option } from '../engine/options.ts';
import { askOf, judge, listener } from '../engine/referee.ts';
import { type Rng, rngFrom, type Seed, seedsFrom } from '../engine/rng.ts';

/** How much is tried. */
export interface Plan<K extends Kind> {
  readonly games: number;
  readonly seed: number;
  /** In how many moments of a game the costly laws are checked. */
  readonly moments?: number;
  /** How many worlds are imagined for each seat in such a moment. */
  readonly worlds?: number;
  /** Seat counts and options to try; by default all counts, and every value of every option. */
  readonly trials?: readonly Trial<K>[];
  /** What must hold in every state, imagined ones included: says what is wrong. */
  readonly sound?: (state: State<K>) => string | undefined;
  /** What is legal by another reckoning, in the game's notation and any order. */
  readonly legal?: (state: State<K>, seat: Seat) => readonly string[];
}

export interface Trial<K extends Kind> {
  readonly seats: number;
  readonly options: Partial<K['options']>;
}

/** A law that was broken, and where. */
export interface Fault {
  readonly law: string;
  readonly what: string;
  readonly trial: string;
}

/** All seat counts with the normal options, and every listed value of every option. */
export function allTrials<K extends Kind>(game: Game<K>): Trial<K>[] {
  const counts = range(game.seats.max - game.seats.min + 1).map((i) => i + game.seats.min);
  const single: object[] = Object.entries<Option<unknown>>(game.options).flatMap(([name, option]) =>
    [...(option.values ?? [])]
      .filter((value) => !same(value, option.normally))
      .map((value) => ({ [name]: value })),
  );
  const options: readonly Partial<K['options']>[] = [{}, ...Object.values(game.presets), ...single];
  const normal = normalOptions(game.options);
  return counts
    .flatMap((seats) => options.map((chosen) => ({ seats, options: chosen })))
    .filter((trial) => game.forbids({ ...normal, ...trial.options }, trial.seats) === undefined);
}

/** Plays random games and gives the laws they broke, at most a handful. */
export function faultsOf<K extends Kind>(game: Game<K>, plan: Plan<K>): Fault[] {
  const trials = plan.trials ?? allTrials(game);
  const seeds = seedsFrom(plan.seed);
  const faults: Fault[] = [];
  for (const n of range(Math.max(plan.games, trials.length))) {
    const trial = at(trials, n % trials.length);
    const where = `game ${n}, ${JSON.stringify(trial)}`;
    const report = (law: string, what: string): void => {
      faults.push({ law, what, trial: where });
    };
    try {
      playUnderTheLaws(game, plan, trial, seeds, report);
      if (n % 5 === 0) sameRecordSameGame(game, trial, seeds, report);
    } catch (error) {
      report('no rule throws', String(error instanceof Error ? error.stack : error));
    }
    if (faults.length > 5) break;
  }
  return faults;
}

type Report = (law: string, what: string) => void;

/** A moment of a game: the state, what was heard so far, and what is asked. */
interface Moment<K extends Kind> {
  readonly state: State<K>;
  readonly log: readonly Heard<K>[];
  readonly asks: readonly Ask<Move<K>, K['rule']>[];
}

const LONGEST_GAME = 50_000;

function playUnderTheLaws<K extends Kind>(
  game: Game<K>,
  plan: Plan<K>,
  trial: Trial<K>,
  seeds: () => Seed,
  report: Report,
): void {
  const rng = rngFrom(seeds());
  const tell = listener<K>();
  const options = { ...normalOptions(game.options), ...trial.options };
  const state = game.setup(trial.seats, options, rngFrom(seeds()), tell);
  const spoken: string[] = [];
  const { moments = 6 } = plan;
  let gap = 1;
  let next = rng.below(3);
  for (let step = 0; ; step++) {
    for (const told of tell.told.slice(spoken.length)) {
      spoken.push(JSON.stringify(told));
      if (!Object.hasOwn(game.rules, told.rule)) report('news name a rule', spoken.at(-1) ?? '');
    }
    const asks = game.asks(state);
    const moment = { state, log: tell.told, asks };
    cheapLaws(game, plan, moment, report);
    if (step === next) {
      costlyLaws(game, plan, moment, seeds, rng, report);
      gap += 1 + rng.below(Math.max(1, Math.ceil((gap * 8) / moments)));
      next = step + gap;
    }
    const waited = asks.filter((ask) => !ask.open);
    if (waited.length === 0) break;
    if (step > LONGEST_GAME) return report('games end', `${step} steps`);
    const talkative = rng.below(4) === 0 ? asks : waited;
    const ask = at(talkative, rng.below(talkative.length));
    const move = ask.talk && rng.below(3) > 0 ? ask.idle() : anyAnswer(ask, rng);
    game.play(state, ask.seat, move, rngFrom(seeds()), tell);
  }
  costlyLaws(game, plan, { state, log: tell.told, asks: [] }, seeds, rng, report);
  const changed = tell.told.findIndex((told, i) => JSON.stringify(told) !== spoken[i]);
  if (changed >= 0)
    report(
      'news stay as they were told',
      `${spoken[changed]} became ${JSON.stringify(tell.told[changed])}`,
    );
}

/** Laws 1, 2 and 9, in every moment. */
function cheapLaws<K extends Kind>(
  game: Game<K>,
  plan: Plan<K>,
  { state, asks }: Moment<K>,
  report: Report,
): void {
  const outcome = game.outcome(state);
  const waited = asks.filter((ask) => !ask.open);
  if (waited.length === 0 && !outcome)
    report('something is asked until the end', canonical(state.open));
  if (asks.length > 0 && outcome) report('nothing is asked after the end', canonical(outcome));
  if (outcome && !Object.hasOwn(game.rules, outcome.rule))
    report('the outcome names a rule', outcome.rule);
  if (outcome) placesAreSeats(outcome.places, state.own.length, report);
  if (new Set(asks.map((ask) => ask.seat)).size !== asks.length)
    report('a seat is asked one thing at a time', '');
  for (const ask of asks) {
    if (!Object.hasOwn(game.rules, ask.rule)) report('asks name a rule', ask.rule);
    idleIsLegal(game, state, ask, report);
  }
  const wrong = plan.sound?.(state);
  if (wrong !== undefined) report('the state is sound', wrong);
}

function placesAreSeats(places: readonly (readonly Seat[])[], seats: number, report: Report): void {
  const placed = places.flat().sort((a, b) => a - b);
  if (!same(placed, range(seats))) report('every seat has one place', canonical(places));
}

function idleIsLegal<K extends Kind>(
  game: Game<K>,
  state: State<K>,
  ask: Ask<Move<K>, K['rule']>,
  report: Report,
): void {
  const judgement = idleJudged(game, state, ask);
  if ('rule' in judgement)
    report('every ask has a legal idle answer', `${ask.about}: ${judgement.rule}`);
}

function idleJudged<K extends Kind>(game: Game<K>, state: State<K>, ask: Ask<Move<K>, K['rule']>) {
  try {
    return judge(game, state, ask.seat, copy(ask.idle()));
  } catch (error) {
    return { rule: String(error) };
  }
}

/** Laws 2 to 5, in some moments. */
function costlyLaws<K extends Kind>(
  game: Game<K>,
  plan: Plan<K>,
  moment: Moment<K>,
  seeds: () => Seed,
  rng: Rng,
  report: Report,
): void {
  stateIsPlain(game, moment, seeds, rng, report);
  for (const ask of moment.asks)
    offeredIsAccepted(game, plan, moment.state, ask, seeds, rng, report);
  nobodyElseIsHeard(game, moment, report);
  simultaneousAnswersCommute(game, moment, seeds, rng, report);
  for (const seat of [null, ...range(moment.state.own.length)])
    nothingLeaks(game, plan, moment, seat, seeds, rng, report);
}

/** Law 3: plain JSON, and playing on a clone leaves the original alone. */
function stateIsPlain<K extends Kind>(
  game: Game<K>,
  { state, asks }: Moment<K>,
  seeds: () => Seed,
  rng: Rng,
  report: Report,
): void {
  const before = JSON.stringify(state);
  if (!isPlain(state)) report('state is plain JSON', 'it holds something that JSON cannot say');
  if (JSON.stringify(copy(state)) !== before) report('state survives JSON', before);
  if (JSON.stringify(game.clone(state)) !== before) report('a clone is the same', before);
  const twin = game.clone(state);
  for (let step = 0; step < 6; step++) {
    const [ask] = rng.shuffle([...game.asks(twin)]);
    if (!ask) break;
    game.play(twin, ask.seat, anyAnswer(ask, rng), rngFrom(seeds()), listener<K>());
    if (JSON.stringify(state) !== before)
      return report('playing on a clone leaves the original alone', ask.about);
  }
  game.glance(state.own, state.hidden);
  for (const ask of asks) ask.idle();
  if (JSON.stringify(state) !== before) report('looking changes nothing', before);
}

function isPlain(value: unknown): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0);
  if (Array.isArray(value))
    return value.every(isPlain) && Object.keys(value).length === value.length;
  return (
    isObject(value) &&
    Object.getPrototypeOf(value) === Object.prototype &&
    Object.values(value).every(isPlain)
  );
}

/** Law 4: what is offered is accepted, and nothing else is. */
function offeredIsAccepted<K extends Kind>(
  game: Game<K>,
  plan: Plan<K>,
  state: State<K>,
  ask: Ask<Move<K>, K['rule']>,
  seeds: () => Seed,
  rng: Rng,
  report: Report,
): void {
  const { moves, complete } = legal(ask);
  if (moves.length === 0) return report('every ask has a legal answer', ask.about);
  const offered = new Set(moves.map(canonical));
  if (offered.size !== moves.length) report('no answer is offered twice', ask.about);
  for (const move of moves.slice(0, 200)) {
    const judgement = judge(game, state, ask.seat, copy(move));
    if ('rule' in judgement)
      report('what is offered is accepted', `${canonical(move)}: ${judgement.rule}`);
    else if (!same(judgement.move, move))
      report('what is offered is accepted as it is', canonical(move));
  }
  for (const move of rng.shuffle([...moves]).slice(0, 8)) {
    game.play(game.clone(state), ask.seat, move, rngFrom(seeds()), listener<K>());
    if (game.notate(move) === '') report('moves can be written', canonical(move));
  }
  for (const theirs of [...NONSENSE, ...moves.slice(0, 6).flatMap((move) => twisted(copy(move)))]) {
    const judgement = judge(game, state, ask.seat, theirs);
    if ('rule' in judgement) {
      if (!Object.hasOwn(game.rules, judgement.rule))
        report('a refusal names a rule', judgement.rule);
    } else if (complete && !offered.has(canonical(judgement.move)))
      report('nothing else is accepted', canonical(theirs));
  }
  const reference = plan.legal?.(state, ask.seat);
  if (
    reference &&
    complete &&
    !same([...reference].sort(), moves.map((move) => game.notate(move)).sort())
  ) {
    report(
      'what is legal is what the rules say',
      `${ask.about}: ${moves.map((move) => game.notate(move))} but should be ${reference}`,
    );
  }
}

const NONSENSE = [
  null,
  0,
  '',
  'pass',
  [],
  {},
  { type: 'nothing' },
  { type: 7 },
  { type: '__proto__' },
];

/** The move with members missing, added, or of another type. */
function twisted(move: { readonly [key: string]: unknown }): unknown[] {
  return Object.keys(move).flatMap((key) => {
    const { [key]: value, ...rest } = move;
    const other = Array.isArray(value) ? [...value, 'more'] : [value];
    return [rest, { ...move, [key]: other }, { ...move, [key]: null }, { ...move, extra: 1 }];
  });
}

/** Whoever is not asked is refused, with the rule that says whose turn it is. */
function nobodyElseIsHeard<K extends Kind>(
  game: Game<K>,
  { state, asks }: Moment<K>,
  report: Report,
): void {
  const move = asks[0]?.idle() ?? { type: 'nothing' };
  for (const seat of [-1, state.own.length, ...range(state.own.length)]) {
    if (asks.some((ask) => ask.seat === seat)) continue;
    const judgement = judge(game, state, seat, move);
    if (!('rule' in judgement) || judgement.rule !== game.cites.turn)
      report('only who is asked is heard', `seat ${seat}`);
  }
}

/** Law 2: the order of simultaneous answers does not matter, unless they share something. */
function simultaneousAnswersCommute<K extends Kind>(
  game: Game<K>,
  { state, asks }: Moment<K>,
  seeds: () => Seed,
  rng: Rng,
  report: Report,
): void {
  const free = asks.filter((ask) => !ask.shared && !ask.open);
  if (free.length < 2) return;
  const [one, two] = rng.shuffle([...free]);
  if (!one || !two) return;
  const answers = [one, two].map((ask) => ({ seat: ask.seat, move: anyAnswer(ask, rng) }));
  const chances = [seeds(), seeds()];
  const [forth, back] = [answers, [...answers].reverse()].map((order) => {
    const twin = game.clone(state);
    for (const [i, { seat, move }] of order.entries()) {
      if (!askOf(game, twin, seat)) return `seat ${seat} is not asked any more`;
      game.play(twin, seat, move, rngFrom(at(chances, i)), listener<K>());
    }
    return canonical(twin);
  });
  if (forth !== back)
    report('the order of simultaneous answers does not matter', `${one.about}, ${two.about}`);
}

/** Law 5: in every world that a seat could imagine it sees, is asked and is refused the same. */
function nothingLeaks<K extends Kind>(
  game: Game<K>,
  plan: Plan<K>,
  { state, log, asks }: Moment<K>,
  seat: Seat | null,
  seeds: () => Seed,
  rng: Rng,
  report: Report,
): void {
  const view = viewOf(game, state, seat);
  const heard = log.filter((told) => hears(told, seat));
  const known = JSON.stringify(knownTo(game, state, seat));
  for (const _ of range(plan.worlds ?? 3)) {
    const world = game.imagine(copy(view), copy(heard), rngFrom(seeds()));
    const who = seat === null ? 'a spectator' : `seat ${seat}`;
    const imagined = JSON.stringify(knownTo(game, world, seat));
    if (imagined !== known)
      return report('nothing leaks', `${who} knows ${difference(known, imagined)}`);
    if (!isPlain(world)) return report('imagined worlds are plain JSON', who);
    const wrong = plan.sound?.(world);
    if (wrong !== undefined) return report('imagined worlds are sound', `${who}: ${wrong}`);
    for (const ask of asks) {
      if (ask.seat !== seat && ask.sealed)
        sealedAnswerIsSilent(game, state, world, ask, seat, seeds(), rng, report);
    }
  }
}

/** All bytes that a seat gets from a state: its view, its asks, its refusals. */
function knownTo<K extends Kind>(game: Game<K>, state: State<K>, seat: Seat | null): unknown {
  const asks = game.asks(state);
  const ask = asks.find((one) => one.seat === seat);
  const waited = asks.map(({ seat: who, about, open, rule }) => ({ who, about, open, rule }));
  return [
    viewOf(game, state, seat),
    waited,
    ask && askData(ask),
    ask && refusals(game, state, ask),
  ];
}

function refusals<K extends Kind>(
  game: Game<K>,
  state: State<K>,
  ask: Ask<Move<K>, K['rule']>,
): unknown {
  const listed = ask.form === 'choose' ? ask.answers : ask.also;
  const judged = [...NONSENSE, ...twisted(copy(ask.idle()))].map((theirs) => {
    const judgement = judge(game, state, ask.seat, theirs);
    return 'rule' in judgement ? judgement.rule : null;
  });
  return [listed.map((move, place) => ask.refuse(move, place) ?? null), judged];
}

/** An answer that the rules keep from a seat sends it the same bytes, whatever it is. */
function sealedAnswerIsSilent<K extends Kind>(
  game: Game<K>,
  state: State<K>,
  world: State<K>,
  ask: Ask<Move<K>, K['rule']>,
  seat: Seat | null,
  seed: Seed,
  rng: Rng,
  report: Report,
): void {
  const others = game.asks(state).filter((other) => other.sealed && other.seat !== ask.seat);
  const there = askOf(game, world, ask.seat);
  if (others.length === 0) return;
  if (!there)
    return report('nothing leaks', `seat ${ask.seat} is asked in one world and not in another`);
  const [told, imagined] = [[state, ask] as const, [world, there] as const].map(
    ([from, question]) => {
      const twin = game.clone(from);
      const tell = listener<K>();
      game.play(twin, ask.seat, anyAnswer(question, rng), rngFrom(seed), tell);
      return JSON.stringify([
        tell.told.filter((news) => hears(news, seat)),
        knownTo(game, twin, seat),
      ]);
    },
  );
  if (told !== imagined)
    report(
      'a sealed answer tells nothing',
      `${ask.about} of seat ${ask.seat}: ${difference(told ?? '', imagined ?? '')}`,
    );
}

function difference(a: string, b: string): string {
  const from = Math.max(0, [...a].findIndex((c, i) => c !== b[i]) - 60);
  return `…${a.slice(from, from + 140)} / …${b.slice(from, from + 140)}`;
}

/** Law 6: the same record gives the same game. */
function sameRecordSameGame<K extends Kind>(
  game: Game<K>,
  trial: Trial<K>,
  seeds: () => Seed,
  report: Report,
): void {
  const hosted = host(game);
  const secret = seeds().join('-');
  const bout = hosted.open({ ...trial, fairness: openFairness('conformance', secret), secret });
  if ('error' in bout) return report('options of a trial are good', canonical(bout));
  const rng = rngFrom(seeds());
  while (bout.asked().length > 0) {
    const waited = bout.asked();
    const seat = at(waited, rng.below(waited.length));
    const answered = bout.answer(seat, bout.randomAnswer(seat, rng));
    if (!answered.ok) return report('what is offered is accepted', answered.rule);
  }
  const again = hosted.resume(copy(bout.record()), secret);
  if (!same(again.state(), bout.state()))
    report('the same record gives the same game', trial.seats.toString());
  if (!same(again.record(), bout.record()))
    report('the same record gives the same record', trial.seats.toString());
}
