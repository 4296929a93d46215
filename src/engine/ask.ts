import { isObject, same } from './json.ts';
import { at, choices, count, sum, within } from './list.ts';
import type { Rng } from './rng.ts';

/** A seat in the game, counted from 0. */
export type Seat = number;

/** Common to all forms of questions. */
interface Asked<M, R extends string> {
  readonly seat: Seat;
  /** The rule that asks. */
  readonly rule: R;
  /** What it is about: the key of its sentence in the game's texts. */
  readonly about: string;
  /** The answer given by the clock when a seat runs out of time. */
  idle(): M;
  /** The seat may answer, but the game does not wait for it. */
  readonly open: boolean;
  /** The answer is talk: random players stay silent and give the idle answer. */
  readonly talk: boolean;
  /** The answer stays secret until everyone who was asked the same has answered. */
  readonly sealed: boolean;
  /**
   * The answer draws from a shared pile or is part of a conversation: the record fixes the order.
   */
  readonly shared: boolean;
  /** The question's own time limit in seconds, if the rules set one. */
  readonly within: number | null;
  /** All legal answers, where they are worked out beforehand. */
  readonly known?: readonly M[] | undefined;
}

/** One of a list of answers. */
export interface Choice<M, R extends string> extends Asked<M, R> {
  readonly form: 'choose';
  /** Every conceivable answer. */
  readonly answers: readonly M[];
  /** Only this many answers at the head of the list can be allowed; the others always are refused. */
  readonly fitting: number;
  /** The first rule that forbids the answer at this index of the list; undefined if it is allowed. */
  refuse(move: M, place: number): R | undefined;
}

/** What can be taken by a `select`. */
export type Item = string | number;

/** Some items of a list: an answer looks like one of `rests`, with the items under `field`. */
export interface Select<M, R extends string> extends Asked<M, R> {
  readonly form: 'select';
  readonly field: string;
  /** Equal items are adjacent. */
  readonly from: readonly Item[];
  readonly min: number;
  readonly max: number;
  /** Whether the order of the items matters. If not, they are sorted in the order of `from`. */
  readonly ordered: boolean;
  /** The answer's other members besides the items, such as its type. */
  readonly rests: readonly { readonly type: string }[];
  make(items: readonly Item[], rest: number): M;
  /** The rule that forbids this number or combination of items, all of which are in the list. */
  refuseItems(items: readonly Item[], rest: number): R | undefined;
  /** The rule broken by taking an item that is not in the list. */
  readonly foreign: R;
  /** Answers of another form. */
  readonly also: readonly M[];
  refuse(move: M, place: number): R | undefined;
}

/** A question to a seat, with every answer to it. Board, bots and referee use this one list. */
export type Ask<M, R extends string> = Choice<M, R> | Select<M, R>;

/** Optional properties of a question. */
export interface Manner<M> {
  readonly about?: string;
  readonly idle?: M;
  readonly open?: boolean;
  readonly talk?: boolean;
  readonly sealed?: boolean;
  readonly shared?: boolean;
  readonly within?: number | null;
  readonly known?: readonly M[];
}

/** Asks for one of a list of answers; `refuse` gives the first rule that forbids one. */
export function choose<M extends { readonly type: PropertyKey }, R extends string>(
  seat: Seat,
  rule: R,
  answers: readonly M[],
  refuse: (move: M, place: number) => R | undefined = allowed,
  manner: Manner<M> = PLAIN,
  fitting = answers.length,
): Choice<M, R> {
  return {
    form: 'choose',
    seat,
    rule,
    about: manner.about ?? String(answers[0]?.type),
    idle: () => manner.idle ?? first(answers, refuse, rule),
    open: manner.open ?? false,
    talk: manner.talk ?? false,
    sealed: manner.sealed ?? false,
    shared: manner.shared ?? manner.talk ?? false,
    within: manner.within ?? null,
    answers,
    fitting,
    refuse,
    known: manner.known,
  };
}

const PLAIN = {};

function allowed(): undefined {}

/** Asks for some items of a list. */
export function select<M extends { readonly type: PropertyKey }, R extends string>(
  seat: Seat,
  rule: R,
  what: {
    readonly field: string;
    readonly from: readonly Item[];
    readonly min: number;
    readonly max: number;
    readonly ordered?: boolean;
    readonly rests: readonly { readonly type: string }[];
    readonly make: (items: readonly Item[], rest: number) => M;
    readonly refuseItems?: (items: readonly Item[], rest: number) => R | undefined;
    /** The rules broken by too few or too many items, and by an item that is not in the list. */
    readonly amount: R;
    readonly foreign: R;
    readonly also?: readonly M[];
    readonly refuse?: (move: M, place: number) => R | undefined;
  },
  manner: Manner<M> = PLAIN,
): Select<M, R> {
  const { field, from, min, max, ordered = false, rests, make, amount, foreign, also = [] } = what;
  const refuse = what.refuse ?? allowed;
  // Written out: a spread copies the many members one by one, which takes microseconds.
  const ask: Select<M, R> = {
    form: 'select',
    seat,
    rule,
    about: manner.about ?? rests[0]?.type ?? field,
    idle: () => manner.idle ?? firstSelection(ask),
    open: manner.open ?? false,
    talk: manner.talk ?? false,
    sealed: manner.sealed ?? false,
    shared: manner.shared ?? manner.talk ?? false,
    within: manner.within ?? null,
    field,
    from,
    min,
    max,
    ordered,
    rests,
    make,
    refuseItems: (items, rest) => {
      if (items.length < min || items.length > max) return amount;
      return what.refuseItems?.(items, rest);
    },
    foreign,
    also,
    refuse,
  };
  return ask;
}

/** The legal answers, and whether the list is complete. */
export function legal<M, R extends string>(
  ask: Ask<M, R>,
): { readonly moves: readonly M[]; readonly complete: boolean } {
  if (ask.known) return { moves: ask.known, complete: true };
  const listed = allowedOf(ask);
  if (ask.form === 'choose') return { moves: listed, complete: true };
  const complete = waysToSelect(ask) <= FEW_ENOUGH_TO_LIST;
  const moves = ask.rests.flatMap((_, rest) =>
    (complete ? everySelection(ask) : someSelections(ask))
      .filter((items) => ask.refuseItems(items, rest) === undefined)
      .map((items) => ask.make(items, rest)),
  );
  return { moves: [...moves, ...listed], complete };
}

/** The question with its legal answers worked out, for one that is asked again and again. */
export function withAnswers<M, R extends string>(ask: Ask<M, R>): Ask<M, R> {
  const { moves, complete } = legal(ask);
  return complete ? { ...ask, known: moves } : ask;
}

/** The legal ones among the listed answers. */
function allowedOf<M, R extends string>(ask: Ask<M, R>): M[] {
  const listed = ask.form === 'choose' ? ask.answers : ask.also;
  const fitting = ask.form === 'choose' ? ask.fitting : listed.length;
  const moves: M[] = [];
  for (let place = 0; place < fitting; place++) {
    const move = at(listed, place);
    if (ask.refuse(move, place) === undefined) moves.push(move);
  }
  return moves;
}

/** A random legal answer; all listed ones are equally likely. */
export function anyAnswer<M, R extends string>(ask: Ask<M, R>, rng: Rng): M {
  const { known } = ask;
  if (known) return at(known, rng.below(known.length));
  if (ask.form === 'select' && waysToSelect(ask) > FEW_ENOUGH_TO_LIST)
    return anySelection(ask, rng);
  const lucky = ask.form === 'choose' ? luckyAnswer(ask, rng) : luckySelection(ask, rng);
  if (lucky !== undefined) return lucky;
  const { moves } = legal(ask);
  return moves.length > 0 ? at(moves, rng.below(moves.length)) : ask.idle();
}

/** Rejection sampling: as fair as drawing from all legal answers, and often faster. */
function luckyAnswer<M, R extends string>(ask: Choice<M, R>, rng: Rng): M | undefined {
  const { answers, fitting } = ask;
  for (let tries = fitting >> 1; tries > 0; tries--) {
    const place = rng.below(fitting);
    const move = at(answers, place);
    if (ask.refuse(move, place) === undefined) return move;
  }
  return undefined;
}

/** The same for a selection: all distinct selections are equally likely. */
function luckySelection<M, R extends string>(ask: Select<M, R>, rng: Rng): M | undefined {
  if (ask.ordered) return undefined;
  const { from, rests, also, min, max } = ask;
  const draw = allDifferent(from) ? takeSome(from, rng) : takeSomeKinds(from, max, rng);
  const ways: number[] = [];
  for (let size = min; size <= max; size++) ways.push(draw.ways(size));
  const selections = sum(ways) * rests.length;
  for (let tries = 8; tries > 0; tries--) {
    const place = rng.below(selections + also.length);
    if (place >= selections) {
      const move = at(also, place - selections);
      if (ask.refuse(move, place - selections) === undefined) return move;
      continue;
    }
    const items = draw.take(min + sizeAt(ways, Math.floor(place / rests.length)));
    if (ask.refuseItems(items, place % rests.length) === undefined)
      return ask.make(items, place % rests.length);
  }
  return undefined;
}

/** Draws this many items of a list, and counts the distinct results. */
interface SelectionDraw {
  ways(size: number): number;
  take(size: number): Item[];
}

/** For distinct items. */
function takeSome(from: readonly Item[], rng: Rng): SelectionDraw {
  return {
    ways: (size) => waysToTake(from.length, size),
    take: (size) => someOf(from, size, rng),
  };
}

/**
 * For items of which some are equal: the number drawn of each kind is weighted by the ways that
 * remain.
 */
function takeSomeKinds(from: readonly Item[], max: number, rng: Rng): SelectionDraw {
  const kinds = [...new Set(from)];
  const copies = kinds.map((kind) => count(from, kind));
  const table = waysFromKind(copies, max);
  return {
    ways: (size) => at(at(table, 0), size),
    take: (size) => {
      const items: Item[] = [];
      let place = rng.below(at(at(table, 0), size));
      for (const [i, kind] of kinds.entries()) {
        const after = at(table, i + 1);
        let left = size - items.length;
        while (place >= at(after, left)) {
          place -= at(after, left--);
          items.push(kind);
        }
      }
      return items;
    },
  };
}

/** For each kind: the number of ways to take k items of it and of the kinds after it. */
function waysFromKind(copies: readonly number[], max: number): readonly (readonly number[])[] {
  let ways = [1, ...Array<number>(max).fill(0)];
  const table = [ways];
  for (let i = copies.length - 1; i >= 0; i--) {
    const after = ways;
    ways = after.map((_, size) => sum(after.slice(Math.max(0, size - at(copies, i)), size + 1)));
    table.unshift(ways);
  }
  return table;
}

/** Whether no item of a list occurs twice; equal items are adjacent. */
function allDifferent(items: readonly Item[]): boolean {
  for (let i = 1; i < items.length; i++) if (items[i] === items[i - 1]) return false;
  return true;
}

/** The index of the bucket that contains `place`, for buckets of these sizes. */
function sizeAt(ways: readonly number[], place: number): number {
  let [size, left] = [0, place - at(ways, 0)];
  while (left >= 0) left -= at(ways, ++size);
  return size;
}

/** This many random items, in their original order. */
function someOf(items: readonly Item[], size: number, rng: Rng): Item[] {
  const some: Item[] = [];
  for (let i = 0; some.length < size; i++)
    if (rng.below(items.length - i) < size - some.length) some.push(at(items, i));
  return some;
}

/** The binomial coefficient: ways to choose k of n. */
function waysToTake(n: number, k: number): number {
  let ways = 1;
  for (let i = 0; i < k; i++) ways *= (n - i) / (i + 1);
  return Math.round(ways);
}

/** The known move equal to the given one, or the rule that forbids it; undefined if none is equal. */
export function recognise<M, R extends string>(
  ask: Ask<M, R>,
  theirs: unknown,
): { readonly move: M } | { readonly rule: R } | undefined {
  const listed = ask.form === 'choose' ? ask.answers : ask.also;
  const place = listed.findIndex((move) => same(move, theirs));
  if (place >= 0) {
    const move = at(listed, place);
    const rule = ask.refuse(move, place);
    return rule === undefined ? { move } : { rule };
  }
  return ask.form === 'select' ? recogniseSelection(ask, theirs) : undefined;
}

/** A question as sent over the wire: plain JSON with the legal answers. */
export interface AskData<M = { readonly type: PropertyKey }> {
  readonly seat: Seat;
  readonly rule: string;
  readonly about: string;
  readonly form: 'choose' | 'select';
  readonly open: boolean;
  readonly talk: boolean;
  readonly sealed: boolean;
  readonly within: number | null;
  readonly idle: M;
  /** The legal answers; a sample of them if `complete` is false. */
  readonly moves: readonly M[];
  readonly complete: boolean;
  readonly select: {
    readonly field: string;
    readonly from: readonly Item[];
    readonly min: number;
    readonly max: number;
    readonly ordered: boolean;
    readonly rests: readonly { readonly type: string }[];
    readonly also: readonly M[];
  } | null;
}

export function askData<M, R extends string>(ask: Ask<M, R>): AskData<M> {
  const { seat, rule, about, form, open, talk, sealed, within } = ask;
  const { moves, complete } = legal(ask);
  return {
    seat,
    rule,
    about,
    form,
    open,
    talk,
    sealed,
    within,
    idle: ask.idle(),
    moves,
    complete,
    select: selection(ask),
  };
}

function selection<M, R extends string>(ask: Ask<M, R>): AskData<M>['select'] {
  if (ask.form === 'choose') return null;
  const { field, from, min, max, ordered, rests } = ask;
  return { field, from, min, max, ordered, rests, also: allowedOf(ask) };
}

const FEW_ENOUGH_TO_LIST = 300;

function first<M, R extends string>(
  answers: readonly M[],
  refuse: (move: M, place: number) => R | undefined,
  rule: R,
): M {
  const move = answers.find((answer, place) => refuse(answer, place) === undefined);
  if (move === undefined) throw new Error(`${rule} asks a question without a legal answer`);
  return move;
}

function firstSelection<M, R extends string>(ask: Select<M, R>): M {
  for (let size = ask.min; size <= ask.max; size++) {
    const items = choices(ask.from, size).find(
      (chosen) => ask.refuseItems(chosen, 0) === undefined,
    );
    if (items) return ask.make(items, 0);
  }
  return first(ask.also, ask.refuse, ask.rule);
}

function waysToSelect<M, R extends string>(ask: Select<M, R>): number {
  let ways = 0;
  for (let size = ask.min; size <= ask.max; size++) {
    let of = 1;
    for (let i = 0; i < size; i++) of *= (ask.from.length - i) / (ask.ordered ? 1 : i + 1);
    ways += of;
  }
  if (ways > FEW_ENOUGH_TO_LIST && !ask.ordered && !allDifferent(ask.from))
    ways = differentWays(ask);
  return ways * ask.rests.length;
}

/** The same, with equal items treated as identical. */
function differentWays<M, R extends string>({ from, min, max }: Select<M, R>): number {
  const copies = [...new Set(from)].map((kind) => count(from, kind));
  return sum(at(waysFromKind(copies, max), 0).slice(min));
}

function sizes<M, R extends string>(ask: Select<M, R>): number[] {
  return Array.from({ length: ask.max - ask.min + 1 }, (_, i) => ask.min + i);
}

/** Every distinct choice once; equal items are treated as identical. */
function everySelection<M, R extends string>(ask: Select<M, R>): Item[][] {
  const all = sizes(ask).flatMap((size) => takings(ask.from, size));
  if (!ask.ordered) return all;
  const seen = new Set<string>();
  return all.flatMap(arrangements).filter((items) => {
    const key = JSON.stringify(items);
    return !seen.has(key) && seen.add(key);
  });
}

/** All ways to take k items of a list in which equal items are adjacent, each once. */
function takings(list: readonly Item[], k: number): Item[][] {
  const all: Item[][] = [];
  const taken: Item[] = [];
  const takeFrom = (first: number): void => {
    if (taken.length === k) {
      all.push(taken.slice());
      return;
    }
    for (let i = first; i < list.length; i++) {
      const item = at(list, i);
      if (i > first && item === list[i - 1]) continue;
      taken.push(item);
      takeFrom(i + 1);
      taken.pop();
    }
  };
  takeFrom(0);
  return all;
}

function arrangements(items: readonly Item[]): Item[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((item, i) =>
    arrangements([...items.slice(0, i), ...items.slice(i + 1)]).map((rest) => [item, ...rest]),
  );
}

/** A sample if there are too many choices: for each count, the first and the last items. */
function someSelections<M, R extends string>(ask: Select<M, R>): Item[][] {
  return sizes(ask).flatMap((size) => {
    const head = ask.from.slice(0, size);
    const tail = ask.from.slice(ask.from.length - size);
    return JSON.stringify(head) === JSON.stringify(tail) ? [head] : [head, tail];
  });
}

function anySelection<M, R extends string>(ask: Select<M, R>, rng: Rng): M {
  for (let tries = 0; tries < 20; tries++) {
    const size = ask.min + rng.below(ask.max - ask.min + 1);
    const items = ask.ordered
      ? rng.shuffle(ask.from.slice()).slice(0, size)
      : someOf(ask.from, size, rng);
    const rest = rng.below(ask.rests.length);
    if (ask.refuseItems(items, rest) === undefined) return ask.make(items, rest);
  }
  return ask.idle();
}

function recogniseSelection<M, R extends string>(
  ask: Select<M, R>,
  theirs: unknown,
): { readonly move: M } | { readonly rule: R } | undefined {
  if (!isObject(theirs)) return undefined;
  const { [ask.field]: things, ...others } = theirs;
  const rest = ask.rests.findIndex((known) => same(known, others));
  if (rest < 0 || !isItems(things)) return undefined;
  if (!within(things, ask.from)) return { rule: ask.foreign };
  const items = ask.ordered ? things : inOrderOf(ask.from, things);
  const rule = ask.refuseItems(items, rest);
  return rule === undefined ? { move: ask.make(items, rest) } : { rule };
}

function isItems(value: unknown): value is readonly Item[] {
  return (
    Array.isArray(value) &&
    value.every((item) => typeof item === 'string' || typeof item === 'number')
  );
}

function inOrderOf(from: readonly Item[], items: readonly Item[]): Item[] {
  const known = [...new Set(from)].flatMap((item) => Array<Item>(count(items, item)).fill(item));
  return known.length === items.length ? known : [...items];
}
