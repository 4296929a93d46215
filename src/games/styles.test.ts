import { describe, expect, test } from 'vitest';
import { nodeBudget, situationOf } from '../bots/bot.ts';
import { STYLES, type StyleName } from '../bots/style.ts';
import { openFairness } from '../engine/fair.ts';
import type { AnyMove, AnyNews } from '../engine/hosted.ts';
import { at, range, sum } from '../engine/list.ts';
import { rngFrom, seedsFrom } from '../engine/rng.ts';
import { sized } from '../testing/size.ts';
import { BOTS } from './bots.ts';
import { cardOf } from './challengers/instances.ts';
import { BOARDS, holeIndex } from './grid/board.ts';
import { gameOf } from './rules.ts';

/** Something that a player notices about an opponent, as a number for each answer that shows it. */
interface Habit {
  readonly game: string;
  readonly seats: number;
  readonly games: number;
  readonly name: string;
  readonly more: StyleName;
  readonly less: StyleName;
  of(
    move: AnyMove,
    about: string,
    before: AnyMove | undefined,
    told: readonly AnyNews[],
  ): number | undefined;
}

/** A field of a move or of news, whatever its type. */
function field(told: AnyMove | AnyNews['news'], name: string): unknown {
  return Object.entries(told).find(([key]) => key === name)?.[1];
}

// biome-ignore format: a table, one habit to a line
const HABITS: readonly Habit[] = [
  { game: 'knockout', seats: 3, games: 2, name: 'passes', more: 'counterpuncher', less: 'brawler',
    of: ({ type }, about) => (about === 'chip' ? Number(type === 'pass') : undefined) },
  { game: 'knockout', seats: 3, games: 2, name: 'bets followed', more: 'trickster', less: 'technician',
    of: ({ type }, about) => (about === 'chip' && type !== 'pass' ? Number(type === 'follow') : undefined) },
  { game: 'round', seats: 4, games: 80, name: 'lies', more: 'trickster', less: 'technician',
    of: (move) => (move.type === 'draft' ? Number(field(move, 'keep') !== field(move, 'announce')) : undefined) },
  { game: 'round', seats: 4, games: 80, name: 'statements', more: 'trickster', less: 'counterpuncher',
    of: ({ type }, about) => (about === 'salon' ? Number(type === 'say') : undefined) },
  { game: 'round', seats: 4, games: 80, name: 'stake of a sheet', more: 'brawler', less: 'counterpuncher',
    of: (move) => stakeOf(field(move, 'sheets')) },
  { game: 'kickbox', seats: 2, games: 24, name: 'attacks', more: 'brawler', less: 'counterpuncher',
    of: ({ type }, about) => (about === 'action' ? Number(type === 'attack') : undefined) },
  { game: 'challengers', seats: 4, games: 40, name: 'strength of a pick', more: 'brawler', less: 'counterpuncher',
    of: (move) => (move.type === 'pick' ? cardOf(String(field(move, 'card'))).strength : undefined) },
  { game: 'challengers', seats: 4, games: 40, name: 'picks with an effect', more: 'trickster', less: 'technician',
    of: (move) => (move.type === 'pick' ? Number(cardOf(String(field(move, 'card'))).effects.length > 0) : undefined) },
  { game: 'challengers', seats: 4, games: 40, name: 'redraws', more: 'counterpuncher', less: 'brawler',
    of: ({ type }, about) => (about === 'pick' ? Number(type === 'redraw') : undefined) },
  { game: 'grid', seats: 2, games: 40, name: 'pegs beside the last one', more: 'technician', less: 'trickster',
    of: (move, _, before) => (before ? Number(areNeighbours(field(move, 'hole'), field(before, 'hole'))) : undefined) },
  { game: 'grid', seats: 2, games: 40, name: 'pegs knocked out by a move', more: 'brawler', less: 'counterpuncher',
    of: (_move, _about, _before, told) => sum(told.map(({ news }) => knockedOut(news))) },
];

function areNeighbours(one: unknown, other: unknown): boolean {
  const board = BOARDS.hex4;
  return at(board.neighbours, holeIndex(board, String(one))).includes(
    holeIndex(board, String(other)),
  );
}

function knockedOut(news: AnyNews['news']): number {
  const holes = news.type === 'knockedOut' ? field(news, 'holes') : [];
  return Array.isArray(holes) ? holes.length : 0;
}

function stakeOf(sheets: unknown): number | undefined {
  if (!Array.isArray(sheets)) return undefined;
  return sum(sheets.map(({ stake }) => Number(stake))) / sheets.length;
}

describe('contenders of different styles differ in what a player notices', () => {
  for (const habit of HABITS)
    test(`${habit.game}: ${habit.name}, ${habit.more} above ${habit.less}`, () => {
      const [more, less] = [seen(habit, habit.more), seen(habit, habit.less)];
      const error = Math.sqrt(more.variance / more.count + less.variance / less.count);
      expect((more.mean - less.mean) / error).toBeGreaterThan(3);
    });
});

/** How a table of contenders of one style answers, over some games. */
function seen({ game, seats, games, of }: Habit, style: StyleName) {
  const values = answersOf(game, seats, sized(games, 10 * games), style).flatMap(
    ({ move, about, told }, i, all) => of(move, about, all[i - 1]?.move, told) ?? [],
  );
  const mean = sum(values) / values.length;
  const variance = sum(values.map((value) => (value - mean) ** 2)) / values.length;
  return { mean, variance, count: values.length };
}

interface Answer {
  readonly move: AnyMove;
  readonly about: string;
  /** What its seat heard about it. */
  readonly told: readonly AnyNews[];
}

/** All habits of a game are seen in the same games. */
const SEEN = new Map<string, readonly Answer[]>();

function answersOf(game: string, seats: number, games: number, style: StyleName) {
  const key = `${game} ${style}`;
  const known = SEEN.get(key) ?? range(games).flatMap((n) => play(game, seats, style, n));
  SEEN.set(key, known);
  return known;
}

function play(id: string, seats: number, style: StyleName, number: number): Answer[] {
  const bot = BOTS[id]?.levels.contender;
  const secret = `styles ${number}`;
  const fairness = openFairness(secret, secret);
  const match = gameOf(id)?.open({ seats, options: {}, fairness, secret });
  if (!bot || !match || 'error' in match) throw new Error(`cannot play ${id}`);
  const seeds = seedsFrom(number);
  const answers: Answer[] = [];
  for (let asked = match.asked(); asked.length > 0; asked = match.asked()) {
    const seat = at(asked, 0);
    const about = match.ask(seat)?.about ?? '';
    const situation = situationOf(match, seat, rngFrom(seeds()), nodeBudget(200), STYLES[style]);
    const move = bot(situation);
    expect(match.answer(seat, move)).toMatchObject({ ok: true });
    answers.push({ move, about, told: match.heard(seat).slice(situation.heard.length) });
  }
  return answers;
}
