import { isObject, type Json, same } from '../../engine/json.ts';
import { at, range } from '../../engine/list.ts';
import { readOptions } from '../../engine/options.ts';
import { nothingIn, type RunVector, type Vector } from '../../testing/vectors.ts';
import { round } from './game.ts';
import type { Result, Sheet } from './kind.ts';
import { packOf } from './pack.ts';
import { type Resolved, resolveNight, type Stand } from './rules/resolution.ts';
import { slotNames } from './slots.ts';

/** Runs a night of the specification as it stands. */
export const runVector: RunVector = (vector) => {
  const { expect } = vector;
  const nothing = nothingIn(expect);
  if (nothing !== undefined || !isObject(expect)) return [nothing ?? ''];
  const misfit = misfits(vector, FIELDS);
  if (misfit.length > 0) return misfit;
  const unexpected = misfits(expect, Object.keys(FOUND));
  if (unexpected.length > 0) return unexpected;
  const night = readNight(vector);
  if (typeof night === 'string') return [night];
  const resolved = resolveNight(night.stand);
  return Object.entries(expect).flatMap(([field, expected]) => {
    const found = FOUND[field]?.(resolved, night);
    return same(found, expected)
      ? []
      : [`${field}: expected ${JSON.stringify(expected)}, found ${JSON.stringify(found)}`];
  });
};

const FIELDS = [
  'id',
  'players',
  'options',
  'cards',
  'announced',
  'purses',
  'sheets',
  'attack',
  'expect',
];

/** Fields that are missing, and fields that nobody knows. */
function misfits(given: object, fields: readonly string[]): string[] {
  const missing = fields.filter((field) => !Object.hasOwn(given, field));
  const unknown = Object.keys(given).filter((field) => !fields.includes(field));
  return [
    ...missing.map((field) => `${field} is missing`),
    ...unknown.map((field) => `unknown field ${field}`),
  ];
}

/** A night as a vector gives it. */
interface GivenNight {
  readonly stand: Stand;
  readonly announced: readonly number[];
  readonly names: readonly string[];
}

/** What was found under each field of expectations. */
const FOUND: Readonly<Record<string, (resolved: Resolved, night: GivenNight) => unknown>> = {
  ko: ({ ko }, { names }) => nameOf(names, ko),
  caraActive: ({ caraActive }, { names }) => nameOf(names, caraActive),
  duels: ({ bouts }, { names }) =>
    bouts.map(({ a, b, winner, reason }) => [
      nameOf(names, a),
      nameOf(names, b),
      nameOf(names, winner),
      reason,
    ]),
  deltas: ({ paid }) => paid.map(({ delta }) => delta),
  purses: ({ paid }) => paid.map(({ purse }) => purse),
  lies: (_, { stand, announced, names }) =>
    names.filter((_name, place) => announced[place] !== stand.cards[place]),
  nextStarter: ({ nextStarter }) => nextStarter,
};

function nameOf(names: readonly string[], place: number | null): string | null {
  return place === null ? null : at(names, place);
}

/** Translates slot names into places; says what cannot be read. */
function readNight(vector: Vector): GivenNight | string {
  const players = Number(vector.players);
  if (!range(9).slice(2).includes(players)) return 'players: two to eight';
  const read = readOptions(round, vector.options, players);
  if ('error' in read) return 'its options are refused';
  const names = slotNames(players);
  const cards = bySlot(vector.cards, names);
  const announced = bySlot(vector.announced, names);
  const purses = numbers(vector.purses, players);
  const sheets = readSheets(vector.sheets);
  const kwame = cards ? cards.indexOf(packOf(players, read.options).with.knockout) : -1;
  const attack = readAttack(vector.attack, names, kwame);
  if (!cards || !announced || !purses || !sheets || attack === undefined)
    return 'a slot, purse, sheet or attack cannot be read';
  return {
    stand: { players, options: read.options, cards, purses, sheets, attack },
    announced,
    names,
  };
}

function bySlot(given: Json | undefined, names: readonly string[]): number[] | undefined {
  if (!isObject(given) || misfits(given, names).length > 0) return undefined;
  return numbers(
    names.map((name) => given[name]),
    names.length,
  );
}

function numbers(given: unknown, length: number): number[] | undefined {
  if (!Array.isArray(given) || given.length !== length) return undefined;
  return given.every((item) => typeof item === 'number') ? given : undefined;
}

function readSheets(given: Json | undefined): Sheet[][] | undefined {
  if (!Array.isArray(given)) return undefined;
  const sheets = given.map((some) => (Array.isArray(some) ? some.flatMap(readSheet) : []));
  return same(sheets, given) ? sheets : undefined;
}

function readSheet(given: unknown): Sheet[] {
  if (!isObject(given)) return [];
  const { left, right, stake } = given;
  return isResult(left) && isResult(right) && typeof stake === 'number'
    ? [{ left, right, stake }]
    : [];
}

function isResult(value: unknown): value is Result {
  return value === 'win' || value === 'lose';
}

/** An attack from Kwame's slot; null for none and for a pass; undefined if it cannot be read. */
function readAttack(
  given: Json | undefined,
  names: readonly string[],
  kwame: number,
): Stand['attack'] | undefined {
  if (given === null) return kwame < 0 ? null : undefined;
  if (!isObject(given) || misfits(given, ['by', 'target', 'boxer']).length > 0) return undefined;
  const { by, target, boxer } = given;
  if (by !== names[kwame]) return undefined;
  if (target === null && boxer === null) return null;
  const place = names.indexOf(String(target));
  return place >= 0 && typeof boxer === 'number' ? { target: place, boxer } : undefined;
}
