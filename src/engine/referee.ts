import { type Ask, recognise, type Seat } from './ask.ts';
import type { Game, Kind, Move, News, State, Tell } from './game.ts';
import { isObject } from './json.ts';

/** The verdict on an external move: the equal known move, or the first rule that forbids it. */
export type Judgement<K extends Kind> = { readonly move: Move<K> } | { readonly rule: K['rule'] };

/** External moves are never played as such: they are compared with the known answers. */
export function judge<K extends Kind>(
  game: Game<K>,
  state: State<K>,
  seat: Seat,
  theirs: unknown,
): Judgement<K> {
  return judgeAsked(game, askOf(game, state, seat), theirs);
}

/** The same, for a known question. */
export function judgeAsked<K extends Kind>(
  game: Game<K>,
  ask: Ask<Move<K>, K['rule']> | undefined,
  theirs: unknown,
): Judgement<K> {
  if (!ask) return { rule: game.cites.turn };
  return recognise(ask, theirs) ?? { rule: misshapen(game, ask, theirs) };
}

/** A seat's current question. */
export function askOf<K extends Kind>(
  game: Game<K>,
  state: State<K>,
  seat: Seat,
): Ask<Move<K>, K['rule']> | undefined {
  return game.asks(state).find((ask) => ask.seat === seat);
}

/** Collects news from the rules. */
export function listener<K extends Kind>(): Tell<K> & {
  readonly told: News<K>[];
  readonly expired: string[];
  isFinal(): boolean;
} {
  const told: News<K>[] = [];
  const expired: string[] = [];
  let final = false;
  return {
    told,
    expired,
    isFinal: () => final,
    all: (rule, news, visibleUntil) => {
      told.push({ to: null, rule, news, visibleUntil: visibleUntil ?? null });
    },
    one: (to, rule, news, visibleUntil) => {
      told.push({ to, rule, news, visibleUntil: visibleUntil ?? null });
    },
    expire: (word) => {
      expired.push(word);
    },
    final: () => {
      final = true;
    },
  };
}

/** Discards all news, for random playouts. */
export const SILENCE = { all: () => {}, one: () => {}, expire: () => {}, final: () => {} };

/**
 * The rule that refuses an unknown move: its type is not asked for now, or its details are wrong.
 */
function misshapen<K extends Kind>(
  { cites: { unknown, turn, turnFirst = false } }: Game<K>,
  ask: Ask<Move<K>, K['rule']>,
  theirs: unknown,
): K['rule'] {
  const type = isObject(theirs) ? theirs.type : undefined;
  if (!isMoveType(unknown, type)) return unknown.other;
  return !turnFirst || takes(ask, turn, type) ? unknown[type] : turn;
}

/** Whether a move of this type can answer a question at all. */
function takes<M extends { readonly type: PropertyKey }, R extends string>(
  ask: Ask<M, R>,
  turn: R,
  type: PropertyKey,
): boolean {
  const listed = ask.form === 'choose' ? ask.answers : ask.also;
  const fits = listed.some((move, place) => move.type === type && ask.refuse(move, place) !== turn);
  return fits || (ask.form === 'select' && ask.rests.some((rest) => rest.type === type));
}

function isMoveType<T extends object>(table: T, type: unknown): type is keyof T {
  return typeof type === 'string' && Object.hasOwn(table, type);
}
