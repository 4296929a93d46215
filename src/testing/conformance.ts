import { anyAnswer, legal } from '../engine/ask.ts';
import type { Game, Kind } from '../engine/game.ts';
import { same } from '../engine/json.ts';
import { at, range } from '../engine/list.ts';
import { normalOptions, type Option } from '../engine/options.ts';
import { listener } from '../engine/referee.ts';
import { rngFrom, seedsFrom } from '../engine/rng.ts';
import { asksAreInOrder, nobodyElseIsHeard, offeredIsAccepted } from './laws/asking.ts';
import { fromNamedSources } from './laws/chance.ts';
import { nothingLeaks } from './laws/leaks.ts';
import { sameRecordSameGame, simultaneousAnswersCommute } from './laws/order.ts';
import { stateIsPlain } from './laws/plain-json.ts';
import type { ConformancePlan, GameMoment, LawCheck, Trial } from './laws/trying.ts';

/** A broken law, and where. */
export interface Fault {
  readonly law: string;
  readonly what: string;
  readonly trial: string;
}

/** Plays random games and returns the laws they broke, a few at most. */
export function faultsOf<K extends Kind>(game: Game<K>, plan: ConformancePlan<K>): Fault[] {
  const trials = trialsOf(game, plan);
  const seeds = seedsFrom(plan.seed);
  const faults: Fault[] = [];
  for (const n of range(Math.max(plan.games, trials.length))) {
    const trial = at(trials, n % trials.length);
    const where = `game ${n}, ${JSON.stringify(trial)}`;
    const report = (law: string, what: string): void => {
      faults.push({ law, what, trial: where });
    };
    const trying = { game, plan, seeds, rng: rngFrom(seeds()), report };
    try {
      playUnderTheLaws(trying, trial);
      if (n % 5 === 0) sameRecordSameGame(trying, trial);
    } catch (error) {
      report('no rule throws', String(error instanceof Error ? error.stack : error));
    }
    if (faults.length > 5) break;
  }
  return faults;
}

/** The setups of the games in a plan. */
export function trialsOf<K extends Kind>(
  game: Game<K>,
  plan: ConformancePlan<K>,
): readonly Trial<K>[] {
  return plan.trials ?? allTrials(game);
}

/** All seat counts with the default options, and every listed value of every option. */
function allTrials<K extends Kind>(game: Game<K>): Trial<K>[] {
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

const LONGEST_GAME = 50_000;

/** One random game: cheap laws at every step, expensive ones at steps that become rarer. */
function playUnderTheLaws<K extends Kind>(trying: LawCheck<K>, trial: Trial<K>): void {
  const { game, plan, rng, seeds, report } = trying;
  const tell = listener<K>();
  const options = { ...normalOptions(game.options), ...trial.options };
  const state = game.setup(trial.seats, options, fromNamedSources(trying, rngFrom(seeds())), tell);
  const spoken: string[] = [];
  const offered: Offer[] = [];
  let [gap, next] = [1, rng.below(3)];
  for (let step = 0; ; step++) {
    for (const told of tell.told.slice(spoken.length)) {
      spoken.push(JSON.stringify(told));
      if (!Object.hasOwn(game.rules, told.rule)) report('news name a rule', JSON.stringify(told));
    }
    const asks = game.asks(state);
    const moment = { state, log: tell.told, asks };
    asksAreInOrder(trying, moment);
    const waited = asks.filter((ask) => !ask.open);
    if (step === next || waited.length === 0) {
      for (const ask of asks) offered.push(offerOf(ask.about, legal(ask).moves));
      costlyLaws(trying, moment);
      gap += 1 + rng.below(Math.max(1, Math.ceil((gap * 8) / (plan.moments ?? 6))));
      next = step + gap;
    }
    if (waited.length === 0) break;
    if (step > LONGEST_GAME) return report('games end', `${step} steps`);
    const talkative = rng.below(4) === 0 ? asks : waited;
    const ask = at(talkative, rng.below(talkative.length));
    const move = ask.talk && rng.below(3) > 0 ? ask.idle() : anyAnswer(ask, rng);
    game.play(state, ask.seat, move, fromNamedSources(trying, rngFrom(seeds())), tell);
  }
  const changed = tell.told.findIndex((told, i) => JSON.stringify(told) !== spoken[i]);
  if (changed >= 0)
    report(
      'news stay as they were told',
      `${spoken[changed]} became ${JSON.stringify(tell.told[changed])}`,
    );
  for (const { about, moves, text } of offered)
    if (JSON.stringify(moves) !== text) report('answers stay as they were offered', about);
}

/** The legal answers to a question, and what they were when it was asked. */
interface Offer {
  readonly about: string;
  readonly moves: readonly object[];
  readonly text: string;
}

function offerOf(about: string, moves: readonly object[]): Offer {
  return { about, moves, text: JSON.stringify(moves) };
}

function costlyLaws<K extends Kind>(trying: LawCheck<K>, moment: GameMoment<K>): void {
  stateIsPlain(trying, moment);
  for (const ask of moment.asks) offeredIsAccepted(trying, moment.state, ask);
  nobodyElseIsHeard(trying, moment);
  simultaneousAnswersCommute(trying, moment);
  for (const seat of [null, ...range(moment.state.own.length)]) nothingLeaks(trying, moment, seat);
}
