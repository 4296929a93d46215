import { legal } from '../../engine/ask.ts';
import { isObject, type Json, same, unsafeCast } from '../../engine/json.ts';
import { at, range } from '../../engine/list.ts';
import { readOptions } from '../../engine/options.ts';
import { nothingIn, type RunVector, type Vector } from '../../testing/vectors.ts';
import { boxer, distance, startMoney } from './boxers.ts';
import { BOXERS } from './cards.ts';
import { gameAt, type KnockoutGame, type Props } from './fixtures.ts';
import { knockout } from './game.ts';
import type { Ending, Fight, State } from './kind.ts';
import { bettingOrder } from './rules/betting.ts';
import { canChallenge, held } from './rules/challenge.ts';
import { fortunes, ranks } from './rules/end.ts';
import { damage } from './rules/ring.ts';

/** Runs an example of the specification as it stands. */
export const runVector: RunVector = (vector) => {
  const strange = unknownFields(vector);
  if (strange.length > 0) return strange;
  const nothing = nothingIn(vector.expect);
  if (nothing !== undefined) return [nothing];
  const seats = Number(vector.players);
  const given = isObject(vector.options) ? vector.options : {};
  const options = readOptions(knockout, { startPlayer: 0, ...given }, seats);
  if ('error' in options) return ['its options are refused'];
  const table = gameAt(seats, options.options, propsOf(vector.set));
  try {
    return [...play(table, linesOf(vector.moves)), ...compare(table.state, vector.expect)];
  } catch (error) {
    return [String(error)];
  }
};

const FIELDS = ['id', 'players', 'options', 'set', 'moves', 'expect'];

/** What a scene can start with; a field left out here does not compile. */
const PROPS: Readonly<Record<keyof Props, true>> = {
  season: true,
  challenger: true,
  cards: true,
  boxers: true,
  cash: true,
  debts: true,
  pot: true,
  trophy: true,
  steak: true,
};

function unknownFields(vector: Vector): string[] {
  const fields = Object.keys(vector).filter((name) => !FIELDS.includes(name));
  const props = keysOf(vector.set).filter((name) => !Object.hasOwn(PROPS, name));
  const expected = keysOf(vector.expect).filter((name) => !Object.hasOwn(CHECKS, name));
  return [...fields, ...props, ...expected].map((name) => `unknown field ${name}`);
}

function keysOf(value: Json | undefined): string[] {
  return isObject(value) ? Object.keys(value) : [];
}

function propsOf(set: Json | undefined): Props {
  return set === undefined ? {} : unsafeCast<Props>(set);
}

function linesOf(moves: Json | undefined): string[] {
  if (!Array.isArray(moves)) throw new TypeError('a vector has a list of moves');
  return moves.map(String);
}

/** Plays the moves; a line that begins with a rule in `!` must be refused by it. */
function play(table: KnockoutGame, lines: readonly string[]): string[] {
  return lines.flatMap((line) => {
    const [, rule, refused] = /^!(KO-\d+) (.*)$/.exec(line) ?? [];
    if (rule === undefined || refused === undefined) {
      table.plays(line);
      return [];
    }
    const found = table.refuses(refused) ?? 'accepted';
    return found === rule ? [] : [`${refused}: expected ${rule}, found ${found}`];
  });
}

function compare(state: State, expect: Json | undefined): string[] {
  if (!isObject(expect)) return ['nothing is expected'];
  return Object.entries(expect).flatMap(([name, expected]) => {
    const found = CHECKS[name]?.(state, keysIn(expected));
    return same(found, inListingOrder(name, state, expected))
      ? []
      : [`${name}: expected ${JSON.stringify(expected)}, found ${JSON.stringify(found)}`];
  });
}

/**
 * Challenges are expected as a set: the specification lists them clockwise from the challenger's
 * left, its examples once by seat.
 */
function inListingOrder(name: string, state: State, expected: unknown): unknown {
  if (name !== 'challenges' || !Array.isArray(expected)) return expected;
  const listed = challengesIn(state);
  const known = listed.filter((challenge) => expected.includes(challenge));
  return known.length === expected.length ? known : expected;
}

function keysIn(expected: unknown): string[] {
  return isObject(expected) ? Object.keys(expected) : [];
}

/** What is found under each name of expectations; `asked` are the keys of the expected object. */
const CHECKS: Readonly<Record<string, (s: State, asked: readonly string[]) => unknown>> = {
  phase: ({ open }) => open.phase.type,
  season: ({ open }) => open.season,
  challenger: ({ open }) =>
    open.phase.type === 'challenge' ? open.phase.challenger : fightOf(open)?.red.seat,
  toAct: (s) => knockout.asks(s)[0]?.seat,
  result: (s) => {
    const ending = endingShown(s);
    return ending && [ending.winner, ending.method];
  },
  damage: ({ open }) => ofBoth(open, (fight) => [damage(fight).red, damage(fight).blue]),
  distance: ({ open }) => ofBoth(open, ({ red, blue }) => [distance(red), distance(blue)]),
  spaces: ({ open }) => ofBoth(open, ({ red, blue }) => [red.startSpace, blue.startSpace]),
  betOrder: (s) => ofBoth(s.open, (fight) => bettingOrder(fight, s.own.length)),
  cash: ({ open }) => open.cash,
  debts: ({ open }) => open.debts,
  pot: ({ open }) => open.pot,
  trophy: ({ open }) => open.trophy,
  steak: ({ open }) => open.steak,
  boxers: ({ open }, asked) => ofBoxers(asked, (id) => standing(open, id)),
  startMoney: ({ open }, asked) => ofBoxers(asked, (id) => startMoney(open, id)),
  cardCounts: ({ own }) => range(own.length).map((seat) => held(own, seat)),
  cards: ({ own }, asked) =>
    Object.fromEntries(
      asked.map((seat) => {
        const { reserve, hand } = at(own, Number(seat));
        return [seat, [...reserve, ...hand].sort((a, b) => a - b)];
      }),
    ),
  challenges: (s) => challengesIn(s),
  canChallenge: (s) => range(s.own.length).map((seat) => canChallenge(s, seat)),
  final: ({ open }) => fortunes(open),
  rank: ({ open }) => ranks(fortunes(open)),
};

/** The legal challenges of the seat to move. */
function challengesIn(s: State): string[] {
  return knockout
    .asks(s)
    .flatMap((ask) => legal(ask).moves)
    .flatMap((move) => (move.type === 'challenge' ? [`${move.boxer}>${move.target}`] : []));
}

/** The fight that is going on or can still be looked at. */
function fightOf({ phase }: State['open']): Fight | null {
  if ('fight' in phase) return phase.fight;
  return 'last' in phase ? phase.last : null;
}

function endingShown({ open: { phase } }: State): Ending | undefined {
  return 'last' in phase ? phase.last?.ending : undefined;
}

function ofBoth(open: State['open'], what: (fight: Fight) => unknown): unknown {
  const fight = fightOf(open);
  return fight && what(fight);
}

function ofBoxers(
  asked: readonly string[],
  what: (id: (typeof BOXERS)[number]) => unknown,
): object {
  return Object.fromEntries(BOXERS.filter((id) => asked.includes(id)).map((id) => [id, what(id)]));
}

/** `Ch+WC`, `P` or `out`. */
function standing(open: State['open'], id: (typeof BOXERS)[number]): string {
  const { category, title, out } = boxer(open, id);
  if (out) return 'out';
  return title === null ? category : `${category}+${title}`;
}
