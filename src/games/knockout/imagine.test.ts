import { expect, test } from 'vitest';
import { viewOf } from '../../engine/game.ts';
import { canonical } from '../../engine/json.ts';
import { at, range } from '../../engine/list.ts';
import { normalOptions } from '../../engine/options.ts';
import { judge, listener } from '../../engine/referee.ts';
import { rngFrom } from '../../engine/rng.ts';
import { deviation } from '../../testing/chi-squared.ts';
import { branching, scripted } from '../../testing/script.ts';
import { everyWorld } from '../../testing/worlds.ts';
import { knockout } from './game.ts';
import { spentCards } from './imagine.ts';
import type { KnockOut, Move, News, State } from './kind.ts';
import { read } from './notation.ts';

/** A game played so far, as `everyWorld` wants it. */
interface Story {
  readonly state: State;
  readonly steps: { readonly seat: number; readonly move: Move }[];
  readonly told: (readonly News[])[];
}

const OPTIONS = { ...normalOptions(knockout.options), startPlayer: 0 } as const;

function story(lines: readonly string[]): Story {
  const start = listener<KnockOut>();
  const state = knockout.setup(3, OPTIONS, scripted([]), start);
  const tale: Story = { state, steps: [], told: [start.told] };
  for (const line of lines) {
    const seat = Number(line.slice(0, 1));
    const judgement = judge(knockout, state, seat, read(line.slice(2)));
    if ('rule' in judgement) throw new Error(`${line}: ${judgement.rule}`);
    const tell = listener<KnockOut>();
    knockout.play(state, seat, judgement.move, scripted([]), tell);
    tale.steps.push({ seat, move: judgement.move });
    tale.told.push(tell.told);
  }
  return tale;
}

/** What a seat imagines, as often as each world comes when chance takes every way once. */
function imagined({ state, told }: Story, seat: number | null): string[] {
  const heard = told.flat().filter(({ to }) => to === null || to === seat);
  const worlds: string[] = [];
  for (const rng of branching())
    worlds.push(canonical(knockout.imagine(viewOf(knockout, state, seat), heard, rng)));
  return worlds;
}

function reachesEveryWorldOnce(tale: Story, seat: number | null): number {
  const { state, steps, told } = tale;
  const worlds = everyWorld(knockout, { seats: 3, options: OPTIONS, steps, told }, seat, state);
  expect(canonical(imagined(tale, seat).sort()) === canonical([...worlds].sort())).toBe(true);
  return worlds.size;
}

const CHALLENGED = ['0 challenge black-heavy green-heavy'];
const HALF_TRAINED = [...CHALLENGED, '1 train 1 2 3 5'];
const TRAINED = [...HALF_TRAINED, '0 train 3 4 4 5'];
const BETS = ['0 bet red 4000', '1 bet blue 4000', ...passes(7)];
const BOXING = [...TRAINED, ...BETS];

function passes(count: number): string[] {
  return range(count).map((i) => `${(i + 2) % 3} pass`);
}

test('a sealed training choice could be any of the 53 hands', () => {
  expect(reachesEveryWorldOnce(story(HALF_TRAINED), 0)).toBe(53);
  expect(reachesEveryWorldOnce(story(HALF_TRAINED), null)).toBe(53);
  expect(reachesEveryWorldOnce(story(HALF_TRAINED), 1)).toBe(1);
});

test('for bystanders both hands are open', () => {
  expect(reachesEveryWorldOnce(story(TRAINED), 2)).toBe(53 * 53);
});

test('a fighter knows every card but not which are in the other hand', () => {
  expect(reachesEveryWorldOnce(story([...BOXING, '1 play 2']), 0)).toBe(146);
  expect(reachesEveryWorldOnce(story([...BOXING, '0 play 4', '1 play 2']), 0)).toBe(31);
  const second = [...BOXING, '0 play 4', '1 play 2', '1 play 1'];
  expect(reachesEveryWorldOnce(story(second), 0)).toBe(71);
});

test('after a fight nothing is hidden from a perfect memory', () => {
  const over = [...BOXING, '0 play 4', '1 play 2', '0 play 5', '1 play 1', '0 play 4', '1 play 5'];
  for (const seat of [0, 1]) expect(reachesEveryWorldOnce(story(over), seat)).toBe(1);
});

test('a forgetful seat imagines cards that may be gone', () => {
  const over = [...BOXING, '0 play 4', '1 play 2', '0 play 5', '1 play 1', '0 play 4', '1 play 5'];
  const { state } = story(over);
  const rng = rngFrom([1, 2, 3, 4]);
  const views = range(50).map(() => knockout.imagine(viewOf(knockout, state, 2), [], rng));
  expect(new Set(views.map(({ own }) => canonical(at(own, 0)))).size).toBeGreaterThan(5);
  for (const { own } of views) expect(at(own, 0).reserve).toHaveLength(9);
});

test('each hand and sealed card comes as often as any other', () => {
  const tale = story([...BOXING, '1 play 2']);
  const heard = tale.told.flat().filter(({ to }) => to === null || to === 0);
  const view = viewOf(knockout, tale.state, 0);
  const rng = rngFrom([1, 2, 3, 4]);
  const found = new Map<string, number>();
  for (const _ of range(3000)) {
    const world = canonical(at(knockout.imagine(view, heard, rng).own, 1));
    found.set(world, (found.get(world) ?? 0) + 1);
  }
  expect(found.size).toBe(146);
  expect(deviation(found, new Map([...found.keys()].map((world) => [world, 1])))).toBeLessThan(4);
});

test('spent cards are counted by seat', () => {
  const { told } = story([...BOXING, '0 play 4', '1 play 2']);
  expect(spentCards(told.flat(), 3)).toEqual([[4], [2], []]);
});
