import { type Ask, anyAnswer, legal, type Seat } from '../engine/ask.ts';
import type { Game, Kind, Move, News, State } from '../engine/game.ts';
import { hears } from '../engine/game.ts';
import { canonical } from '../engine/json.ts';
import { at } from '../engine/list.ts';
import { listener, SILENCE } from '../engine/referee.ts';
import type { Rng } from '../engine/rng.ts';
import type { Bot, Situation } from './bot.ts';

/** A game's additions to the search: a playout policy and an evaluation. */
export interface SearchModel<K extends Kind> {
  readonly game: Game<K>;
  /** The expected answer of a seat, by what it knows; by default any legal one. */
  readonly policy?: (state: State<K>, ask: Ask<Move<K>, K['rule']>, rng: Rng) => Move<K>;
  /** The candidate answers, the best guess first; by default all legal ones. */
  readonly candidates?: (
    state: State<K>,
    ask: Ask<Move<K>, K['rule']>,
    rng: Rng,
  ) => readonly Move<K>[];
  /** The value of a state for a seat, from 0 to 1; by default only the outcome counts. */
  readonly worth?: (state: State<K>, seat: Seat) => number;
  /** How many decisions are played out after leaving the tree before `worth` is called. */
  readonly horizon?: number;
  /** Ends a playout early, for example when a fight is over. */
  readonly settled?: (state: State<K>) => boolean;
  /** The exploration constant of UCB1. */
  readonly curiosity?: number;
}

/** The search's statistics of one answer. */
export interface Considered<K extends Kind> {
  readonly move: Move<K>;
  readonly visits: number;
  /** Its mean value, from 0 to 1. */
  readonly value: number;
}

/** The result of a search: every considered answer, most visited first. */
export interface Findings<K extends Kind> {
  readonly considered: readonly Considered<K>[];
  readonly worlds: number;
  readonly nodes: number;
}

/**
 * Monte Carlo tree search over imagined worlds. Every seat has its own tree, whose nodes are what
 * that seat can distinguish: what it has heard and answered since. So nobody in the search knows
 * more than at the table, and simultaneous answers are chosen independently.
 */
export function search<K extends Kind>(
  thinking: SearchModel<K>,
  situation: Situation<K>,
): Findings<K> {
  const { view, heard, rng, budget, ask } = situation;
  const trees: Trees<K> = new Map();
  let [nodes, worlds] = [0, 0];
  do {
    const world = thinking.game.imagine(view, heard, rng);
    nodes += dream(thinking, world, trees, rng);
    worlds++;
  } while (nodes < budget.nodes && !budget.stop());
  const root = trees.get(nodeKey(ask.seat, ''));
  const considered = [...(root?.answers.values() ?? [])]
    .map(({ move, visits, total }) => ({ move, visits, value: visits === 0 ? 0 : total / visits }))
    .sort((a, b) => b.visits - a.visits || b.value - a.value);
  return { considered, worlds, nodes };
}

/** A player that needs no more than the rules: it answers what it looked at most. */
export function searcher<K extends Kind>(game: Game<K>): Bot<K> {
  return (situation) => best(search({ game }, situation), situation.ask.idle);
}

/** The most visited answer. */
export function best<K extends Kind>({ considered }: Findings<K>, otherwise: Move<K>): Move<K> {
  return considered[0]?.move ?? otherwise;
}

/**
 * A random answer weighted by visits, so that it is not predictable; rarely visited ones are left
 * out.
 */
export function mixed<K extends Kind>(
  { considered }: Findings<K>,
  rng: Rng,
  otherwise: Move<K>,
): Move<K> {
  const most = considered[0]?.visits ?? 0;
  const likely = considered.filter(({ visits }) => visits * 4 >= most);
  const total = likely.reduce((sum, { visits }) => sum + visits, 0);
  if (total === 0) return otherwise;
  let drawn = rng.below(total);
  for (const { move, visits } of likely) {
    drawn -= visits;
    if (drawn < 0) return move;
  }
  return otherwise;
}

/** A node's statistics of an answer. `offered` counts the worlds in which it was legal. */
interface Tried<K extends Kind> {
  readonly move: Move<K>;
  visits: number;
  offered: number;
  total: number;
}

interface Node<K extends Kind> {
  readonly answers: Map<string, Tried<K>>;
}

type Trees<K extends Kind> = Map<string, Node<K>>;

const LONGEST_DREAM = 3000;

/** Plays one world through: by the trees, then by the policy; then updates the trees. */
function dream<K extends Kind>(
  thinking: SearchModel<K>,
  world: State<K>,
  trees: Trees<K>,
  rng: Rng,
): number {
  const { game, settled } = thinking;
  const known = world.own.map(() => '');
  const fresh = world.own.map(() => false);
  const path: { readonly seat: Seat; readonly tried: Tried<K> }[] = [];
  let decisions = 0;
  let beyond = 0;
  for (; decisions < LONGEST_DREAM; decisions++) {
    const waited = game.asks(world).filter((ask) => !ask.open);
    const ask = waited[0];
    if (!ask || (decisions > 0 && settled?.(world))) break;
    if (fresh[ask.seat]) {
      if (beyond++ >= (thinking.horizon ?? Number.POSITIVE_INFINITY)) break;
      game.play(world, ask.seat, guessed(thinking, world, ask, rng), rng, SILENCE);
      continue;
    }
    const { tried, isNew } = pick(thinking, world, trees, ask, at(known, ask.seat), rng);
    fresh[ask.seat] = isNew;
    path.push({ seat: ask.seat, tried });
    const tell = listener<K>();
    game.play(world, ask.seat, tried.move, rng, tell);
    listen(known, tell.told, ask.seat, tried.move);
  }
  const worths = world.own.map((_, seat) => worthOf(thinking, world, seat));
  for (const { seat, tried } of path) {
    tried.visits++;
    tried.total += at(worths, seat);
  }
  return decisions + 1;
}

/** Chooses by what this seat can distinguish: an untried answer, else the most promising. */
function pick<K extends Kind>(
  thinking: SearchModel<K>,
  world: State<K>,
  trees: Trees<K>,
  ask: Ask<Move<K>, K['rule']>,
  known: string,
  rng: Rng,
): { readonly tried: Tried<K>; readonly isNew: boolean } {
  const key = nodeKey(ask.seat, known);
  const node = trees.get(key) ?? { answers: new Map() };
  trees.set(key, node);
  const moves = thinking.candidates?.(world, ask, rng) ?? legal(ask).moves;
  const offered = moves.map((move) => {
    const text = canonical(move);
    const tried = node.answers.get(text) ?? { move, visits: 0, offered: 0, total: 0 };
    node.answers.set(text, tried);
    tried.offered++;
    return tried;
  });
  const untried = offered.filter(({ visits }) => visits === 0);
  if (untried.length > 0) {
    const first = thinking.candidates ? 0 : rng.below(untried.length);
    return { tried: at(untried, first), isNew: true };
  }
  return { tried: mostPromising(offered, thinking.curiosity ?? 0.7), isNew: false };
}

/** UCB1, counting how often an answer was available. */
function mostPromising<K extends Kind>(offered: readonly Tried<K>[], curiosity: number): Tried<K> {
  let [chosen, most] = [at(offered, 0), Number.NEGATIVE_INFINITY];
  for (const tried of offered) {
    const promise =
      tried.total / tried.visits + curiosity * Math.sqrt(Math.log(tried.offered) / tried.visits);
    if (promise > most) [chosen, most] = [tried, promise];
  }
  return chosen;
}

function guessed<K extends Kind>(
  thinking: SearchModel<K>,
  world: State<K>,
  ask: Ask<Move<K>, K['rule']>,
  rng: Rng,
): Move<K> {
  if (thinking.policy) return thinking.policy(world, ask, rng);
  return ask.talk ? ask.idle() : anyAnswer(ask, rng);
}

/** Each seat remembers its answers and its news. */
function listen<K extends Kind>(
  known: string[],
  told: readonly News<K>[],
  seat: Seat,
  move: Move<K>,
): void {
  for (let who = 0; who < known.length; who++) {
    const news = told.filter((one) => hears(one, who)).map((one) => one.news);
    const own = who === seat ? canonical(move) : '';
    if (news.length > 0 || own !== '')
      known[who] = hashed(`${known[who]}${own}${JSON.stringify(news)}`);
  }
}

function worthOf<K extends Kind>(
  { game, worth }: SearchModel<K>,
  world: State<K>,
  seat: Seat,
): number {
  const outcome = game.outcome(world);
  if (!outcome) return worth?.(world, seat) ?? 0.5;
  const place = outcome.places.findIndex((seats) => seats.includes(seat));
  const first = place === 0 ? 1 / at(outcome.places, 0).length : 0;
  const rank = world.own.length === 1 ? first : 1 - place / (world.own.length - 1);
  return 0.8 * first + 0.2 * rank;
}

function nodeKey(seat: Seat, known: string): string {
  return `${seat}:${known}`;
}

/** A short hash of a long text. */
function hashed(text: string): string {
  let [a, b] = [0x811c9dc5, 0x9e3779b9];
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    a = Math.imul(a ^ code, 0x01000193);
    b = Math.imul(b ^ code, 0x85ebca6b) + i;
  }
  return `${(a >>> 0).toString(36)}.${(b >>> 0).toString(36)}`;
}
