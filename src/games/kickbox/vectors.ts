import { legal } from '../../engine/ask.ts';
import { isObject, type Json, same } from '../../engine/json.ts';
import { askOf, listener } from '../../engine/referee.ts';
import type { Rng } from '../../engine/rng.ts';
import type { RunVector, Vector } from '../../testing/vectors.ts';
import {
  type Given,
  type GivenFighter,
  KickboxGame,
  listedChance,
  optionsOf,
  stateOf,
} from './fixtures.ts';
import { kickbox } from './game.ts';
import type { CardId, Corner, Kickbox, Move, Next, State, Steps } from './kind.ts';
import { beltProfileOf, classesLighter } from './rules/advanced.ts';
import { CORNERS, exhausted, other } from './rules/corners.ts';
import { points } from './rules/end.ts';
import { proceed } from './rules/flow.ts';

/** Runs an example of the specification as it stands. */
export const runVector: RunVector = (vector) => {
  try {
    return faults(vector);
  } catch (error) {
    return [String(error instanceof Error ? error.message : error)];
  }
};

function faults(vector: Vector): string[] {
  const { given, picks = [], moves, expect } = vector;
  unknownKeys(vector, ['id', 'given', 'picks', 'moves', 'expect']);
  if (expect === undefined) throw new Error('the vector has no "expect"');
  if (Object.keys(object(expect)).length === 0)
    throw new Error('"expect" is empty: nothing is checked');
  const chance = listedChance(numbers(picks));
  const scene = start(object(given), chance);
  const wrong = list(moves).flatMap((move) => play(scene, list(move)));
  if (chance.left() > 0) wrong.push(`${chance.left()} picks are left`);
  return [...wrong, ...unmet(scene, object(expect))];
}

/** KB-10 from the beginning, or a fight in the middle. */
function start(given: Vector, chance: ReturnType<typeof listedChance>): KickboxGame {
  const { step, options = {}, red = {}, blue = {}, round, phase, active } = given;
  unknownKeys(given, ['step', 'options', 'red', 'blue', 'round', 'phase', 'active']);
  const all = {
    ...object(options),
    'red.belt': object(red).belt ?? 'basic',
    'blue.belt': object(blue).belt ?? 'basic',
    'red.weight': object(red).weight ?? null,
    'blue.weight': object(blue).weight ?? null,
  };
  if (step === 'SETUP') {
    const tell = listener<Kickbox>();
    const scene = new KickboxGame(kickbox.setup(2, optionsOf(all), chance, tell), chance);
    scene.told.push(...tell.told);
    return scene;
  }
  const name = Object.entries(STEPS).find(([, written]) => written === step)?.[0];
  if (!isStart(name)) throw new Error(`unknown step ${JSON.stringify(step)}`);
  const state = stateOf({
    step: name,
    round: Number(round),
    phase: Number(phase),
    active: active === null ? null : corner(active),
    options: all,
    red: fighter(object(red)),
    blue: fighter(object(blue)),
  });
  for (const seat of CORNERS) checkCut(state, seat, object(seat === 0 ? red : blue));
  return goneOn(new KickboxGame(state, chance), chance);
}

/** KB-135: a cut that is given must be the one that follows from the weights. */
function checkCut(state: State, seat: Corner, { rbCut }: Vector): void {
  const cut = cutOf(state, seat);
  if (rbCut !== undefined && rbCut !== cut)
    throw new Error(`${seatName(seat)}.rbCut is ${JSON.stringify(rbCut)}, the weights give ${cut}`);
}

function cutOf({ options, open }: State, seat: Corner): number {
  return classesLighter(options, seat) - open.fighters[seat].removed.length;
}

/** A state in which nobody is asked goes on by itself. */
function goneOn(scene: KickboxGame, chance: Rng): KickboxGame {
  const { state } = scene;
  const { step } = state.open;
  const next =
    step.type === 'draw' ? 'turnDraw' : kickbox.asks(state).length > 0 ? null : ON[step.type];
  if (!next) return scene;
  const tell = listener<Kickbox>();
  proceed(state, next, chance, tell);
  scene.told.push(...tell.told);
  return scene;
}

/** What follows where nobody has anything to answer. */
const ON: Partial<Record<keyof Steps, Next>> = {
  mulligan: 'determineStarter',
  initiative: 'reveal',
};

/** How the specification writes the steps. */
const STEPS: Readonly<Record<keyof Steps, string>> = {
  mulligan: 'MULLIGAN',
  initiative: 'DUEL_PICK',
  redraw: 'DUEL_REDRAW',
  clock: 'TURN_CLOCK',
  penalty: 'CLOCK_PENALTY',
  draw: 'TURN_DRAW',
  action: 'TURN_ACTION',
  handLimit: 'HAND_LIMIT',
  defend: 'DEFEND',
  speed: 'SPEED',
  press: 'PRESS',
  power: 'POWER',
  combo: 'COMBO',
  count: 'COUNT',
  ringBreak: 'RING_BREAK',
  over: 'GAME_OVER',
};

function isStart(name: string | undefined): name is NonNullable<Given['step']> {
  return ['mulligan', 'initiative', 'clock', 'draw', 'action'].includes(name ?? '');
}

function fighter(given: Vector): GivenFighter {
  const zones = ['hand', 'deck', 'discard', 'hit', 'knockdown', 'spent'] as const;
  unknownKeys(given, [...zones, 'vp', 'exhausted', 'hitsThisRound', 'rbCut', 'belt', 'weight']);
  const [hand, deck, discard, hit, knockdown, spent] = zones.map((zone) =>
    texts(given[zone] ?? []),
  );
  const vp = Number(given.vp ?? 0);
  return {
    hand: hand ?? [],
    deck: deck ?? [],
    discard: discard ?? [],
    hit: hit ?? [],
    knockdown: knockdown ?? [],
    spent: spent ?? [],
    vp,
    exhausted: given.exhausted === true,
    blows: Number(given.hitsThisRound ?? 0),
  };
}

/** A move must be accepted, or refused without changing anything. */
function play(scene: KickboxGame, [seat, move, illegal, ...more]: readonly Json[]): string[] {
  if (more.length > 0 || (illegal !== undefined && illegal !== 'illegal'))
    throw new Error(`unknown mark ${JSON.stringify(illegal)}`);
  if (illegal === undefined) {
    scene.plays(corner(seat), move);
    return [];
  }
  const before = JSON.stringify(scene.state);
  const refused = scene.refuses(corner(seat), move) !== undefined;
  const unchanged = JSON.stringify(scene.state) === before;
  return refused && unchanged ? [] : [`illegal move ${JSON.stringify(move)} was accepted`];
}

/** What is expected and not so. */
function unmet(scene: KickboxGame, expected: Vector): string[] {
  return Object.entries(expected).flatMap(([key, value]) => {
    const check = CHECKS[key];
    if (!check) return [`unknown expectation ${key}`];
    return check(scene, value).map((wrong) => `${key}: ${wrong}`);
  });
}

type Check = (scene: KickboxGame, expected: Json) => string[];

const CHECKS: Readonly<Record<string, Check>> = {
  step: equal((scene) => STEPS[scene.step()]),
  pending: equal((scene) => scene.asked().map(seatName)),
  max: equal((scene) => Math.max(...legalMoves(scene, scene.asked()[0] ?? 0).map(numberIn))),
  active: equal(({ state }) => (state.open.active === null ? null : seatName(state.open.active))),
  round: equal(({ state }) => state.open.round),
  phase: equal(({ state }) => state.open.phase),
  pendingDuel: equal(({ state }) => state.open.duelDue),
  over: (scene, expected) => {
    const { step } = scene.state.open;
    if (step.type !== 'over') return expected === null ? [] : ['the fight is not over'];
    return isObject(expected) && holds(step, expected) ? [] : [`found ${JSON.stringify(step)}`];
  },
  red: (scene, expected) => fighterFaults(scene, 0, expected),
  blue: (scene, expected) => fighterFaults(scene, 1, expected),
  events: (scene, expected) =>
    list(expected).flatMap((wanted) =>
      scene.told.some(({ news }) => holds(news, object(wanted)))
        ? []
        : [`${JSON.stringify(wanted)} was not told`],
    ),
  noEvents: (scene, expected) =>
    texts(expected).filter((type) => scene.told.some(({ news }) => news.type === type)),
  legal: (scene, expected) =>
    list(expected).flatMap((entry) => {
      const [seat, move, is] = list(entry);
      const found = legalMoves(scene, corner(seat)).some((known) => same(known, move));
      return found === is ? [] : [`${JSON.stringify(move)} is ${found ? '' : 'not '}legal`];
    }),
  legalTypes: (scene, expected) =>
    Object.entries(object(expected)).flatMap(([seat, types]) => {
      const found = [...new Set(legalMoves(scene, corner(seat)).map(({ type }) => type))].sort();
      return same(found, [...texts(types)].sort()) ? [] : [`${seat} has ${found}`];
    }),
};

function equal(find: (scene: KickboxGame) => unknown): Check {
  return (scene, expected) => {
    const found = find(scene);
    return same(found, expected)
      ? []
      : [`expected ${JSON.stringify(expected)}, found ${JSON.stringify(found)}`];
  };
}

/** What the specification knows of a fighter. */
const FIGHTER: Readonly<Record<string, (scene: KickboxGame, seat: Corner) => unknown>> = {
  hand: (scene, seat) => scene.hand(seat),
  deck: (scene, seat) => scene.deck(seat),
  table: (scene, seat) => scene.fighter(seat).table,
  discard: (scene, seat) => scene.fighter(seat).discard,
  hit: (scene, seat) => scene.fighter(seat).hit,
  knockdown: (scene, seat) => scene.fighter(seat).knockdown,
  spent: (scene, seat) => scene.fighter(seat).spent,
  vpCards: (scene, seat) => scene.fighter(seat).vpCards,
  removed: (scene, seat) => scene.fighter(seat).removed,
  handCount: (scene, seat) => scene.hand(seat).length,
  deckCount: (scene, seat) => scene.deck(seat).length,
  discardCount: (scene, seat) => scene.fighter(seat).discard.length,
  vp: (scene, seat) => points(scene.state, seat),
  exhausted: (scene, seat) => exhausted(scene.state, seat),
  rbCut: (scene, seat) => cutOf(scene.state, seat),
  hitsThisRound: (scene, seat) => scene.fighter(seat).blows,
  down: (scene, seat) => (scene.state.open.active === other(seat) ? scene.state.open.down : null),
  runOuts: (scene, seat) => scene.fighter(seat).runOuts,
  limit: (scene, seat) => beltProfileOf(scene.state.options, seat).hand,
  A: (scene, seat) => beltProfileOf(scene.state.options, seat).draws,
  R: (scene, seat) => beltProfileOf(scene.state.options, seat).regenerates,
  RB: (scene, seat) => beltProfileOf(scene.state.options, seat).returns,
};

function fighterFaults(scene: KickboxGame, seat: Corner, expected: Json): string[] {
  return Object.entries(object(expected)).flatMap(([key, value]) => {
    const find = FIGHTER[key];
    if (!find) return [`unknown expectation ${key}`];
    return equal((given) => find(given, seat))(scene, value).map((wrong) => `${key} ${wrong}`);
  });
}

/** Whether something has at least these members; seats are written as corners. */
function holds(found: object, expected: Vector): boolean {
  const members = new Map<string, unknown>(Object.entries(found));
  return Object.entries(expected).every(([key, value]) => {
    const member = members.get(key);
    const isSeat = (key === 'seat' || key === 'winner') && typeof member === 'number';
    return same(isSeat ? seatName(member) : member, value);
  });
}

function legalMoves(scene: KickboxGame, seat: number): readonly Move[] {
  const ask = askOf(kickbox, scene.state, seat);
  return ask ? legal(ask).moves : [];
}

function numberIn(move: Move): number {
  return 'count' in move ? move.count : 0;
}

function corner(name: Json | undefined): Corner {
  const seat = CORNERS.find((known) => seatName(known) === name);
  if (seat === undefined) throw new Error(`no corner ${JSON.stringify(name)}`);
  return seat;
}

function seatName(seat: number): 'red' | 'blue' {
  return seat === 0 ? 'red' : 'blue';
}

function unknownKeys(given: Vector, known: readonly string[]): void {
  const unknown = Object.keys(given).filter((key) => !known.includes(key));
  if (unknown.length > 0) throw new Error(`unknown field ${unknown.join(', ')}`);
}

function object(value: Json | undefined): Vector {
  if (!isVector(value))
    throw new Error(`expected an object, found ${JSON.stringify(value) ?? 'nothing'}`);
  return value;
}

function isVector(value: Json | undefined): value is Vector {
  return isObject(value);
}

function list(value: Json | undefined): readonly Json[] {
  if (!isList(value))
    throw new Error(`expected a list, found ${JSON.stringify(value) ?? 'nothing'}`);
  return value;
}

function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value);
}

function texts(value: Json): CardId[] {
  return list(value).map(String);
}

function numbers(value: Json): number[] {
  return list(value).map(Number);
}
