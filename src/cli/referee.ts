import { randomBytes } from 'node:crypto';
import { openFairness, seedsOf } from '../engine/fair.ts';
import type { AnyMove, AnyNews, Hosted } from '../engine/hosted.ts';
import { isObject } from '../engine/json.ts';
import type { Match, MatchHistory, ViewableMatch } from '../engine/match.ts';
import { LANGUAGES } from '../engine/texts.ts';
import { GAMES, gameOf } from '../games/rules.ts';
import { TEXTS } from '../games/texts.ts';
import { isWithinLimits } from '../server/json-limits.ts';
import type { Command } from './command.ts';
import { EXIT_OK } from './command.ts';
import { lines, TOO_LONG } from './lines.ts';

export const refereeCommand: Command = {
  usage: '',
  says: 'Judges games: one JSON object per line in, one line out.',
  options: {},
  more: 'Operations: games, open, asks, play, view, state, load, outcome, record, close. See docs/referee.md.',
  run: async () => {
    const judge = new Referee();
    for await (const line of lines(process.stdin)) process.stdout.write(`${judge.line(line)}\n`);
    return EXIT_OK;
  },
};

/** Maximum nesting of a line. */
const MAX_DEPTH = 64;

type Request = { readonly [key: string]: unknown };
type RefereeReply = { readonly [key: string]: unknown };

/** A request that is refused: reported in a line, and nothing has changed. */
class Wrong extends Error {}

/** Holds many tables and answers each line with a line. */
export class Referee {
  private readonly tables = new Map<string, Match>();
  /** Tables whose state was loaded. */
  private readonly loaded = new Set<string>();

  line(text: string | typeof TOO_LONG): string {
    return JSON.stringify(this.reply(text));
  }

  private reply(text: string | typeof TOO_LONG): RefereeReply {
    if (text === TOO_LONG) return { ok: false, error: 'the line is too long' };
    try {
      const request: unknown = JSON.parse(text);
      if (!isObject(request)) throw new Wrong('a request must be an object');
      const { op } = request;
      const operation =
        typeof op === 'string' && Object.hasOwn(this.operations, op)
          ? this.operations[op]
          : undefined;
      if (!operation) throw new Wrong(`there is no operation ${String(op)}`);
      if (!isWithinLimits(request, MAX_DEPTH)) throw new Wrong('the line is nested too deeply');
      return this.guarded(operation, request);
    } catch (error) {
      if (error instanceof Wrong) return { ok: false, error: error.message };
      if (error instanceof SyntaxError) return { ok: false, error: 'the line is not JSON' };
      throw error;
    }
  }

  /**
   * A loaded state can be wrong in ways that only show during play. Such a table is closed; the
   * others continue.
   */
  private guarded(operation: (request: Request) => RefereeReply, request: Request): RefereeReply {
    const name = String(request.table);
    if (!this.loaded.has(name)) return operation(request);
    try {
      return operation(request);
    } catch (error) {
      if (error instanceof Wrong) throw error;
      this.tables.delete(name);
      this.loaded.delete(name);
      throw new Wrong('the loaded state is not one of its game; the table is closed');
    }
  }

  private readonly operations: Readonly<Record<string, (request: Request) => RefereeReply>> = {
    games: () => ({ ok: true, games: GAMES.map(listed) }),
    open: (request) => this.open(request),
    asks: (request) => {
      const match = this.table(request);
      const ask = match.ask(seatOf(match, request));
      if (!ask) return { ok: true, asks: [], moves: [], complete: true };
      const { moves, complete, ...question } = ask;
      return {
        ok: true,
        asks: [question],
        moves: moves.map((move) => written(match, move)),
        complete,
      };
    },
    play: (request) => {
      const match = this.table(request);
      const seat = seatOf(match, request);
      const answered = match.answer(seat, request.move);
      if (!answered.ok)
        return { ok: false, rule: answered.rule, why: why(match, seat, answered.rule) };
      return {
        ok: true,
        asked: match.asked(),
        told: [...answered.told, ...(answered.began ?? [])].map(told),
      };
    },
    view: (request) => {
      const match = this.table(request);
      return { ok: true, view: match.view(request.seat === null ? null : seatOf(match, request)) };
    },
    state: (request) => ({ ok: true, state: this.table(request).state() }),
    load: (request) => this.load(request),
    outcome: (request) => ({ ok: true, outcome: this.table(request).outcome() ?? null }),
    record: (request) => ({ ok: true, record: this.table(request).record() }),
    close: (request) => {
      this.table(request);
      this.tables.delete(String(request.table));
      this.loaded.delete(String(request.table));
      return { ok: true };
    },
  };

  private open(request: Request): RefereeReply {
    const name = this.freeName(request);
    const game = gameIn(request);
    const { seats = game.seats.min, options = {}, games = request.legs ?? 1, seed } = request;
    if (!isWhole(seats, game.seats.min, game.seats.max)) {
      throw new Wrong(`${game.id} is played by ${game.seats.min} to ${game.seats.max}`);
    }
    if (!isWhole(games, 1, 2)) throw new Wrong('a match has one or two games');
    const secret = secretOf(seed);
    const match = game.open({
      seats,
      options,
      games,
      fairness: openFairness('referee', secret),
      secret,
    });
    if ('error' in match) {
      const { error, option, rule } = match;
      return {
        ok: false,
        error,
        option,
        rule,
        ...(rule === null ? {} : { why: game.rules[rule] }),
      };
    }
    this.tables.set(name, match);
    return { ok: true, asked: match.asked(), told: everythingTold(match) };
  }

  private load(request: Request): RefereeReply {
    const { table, state, seed } = request;
    if (typeof table !== 'string') throw new Wrong('table must be a string');
    const secret = secretOf(seed);
    const match = loaded(gameIn(request), state, seedsOf(openFairness('referee', secret), secret));
    this.tables.set(table, match);
    this.loaded.add(table);
    return { ok: true, asked: match.asked() };
  }

  private table({ table }: Request): Match {
    const match = typeof table === 'string' ? this.tables.get(table) : undefined;
    if (!match) throw new Wrong(`there is no table ${String(table)}`);
    return match;
  }

  private freeName({ table }: Request): string {
    if (typeof table !== 'string') throw new Wrong('table must be a string');
    if (this.tables.has(table)) throw new Wrong(`table ${table} is taken`);
    return table;
  }
}

/** The refusal in the words of the terminal, with the figures of this table. */
function why(match: ViewableMatch, seat: number, rule: string): string {
  const { id, rules } = match.game;
  return TEXTS[id]?.[LANGUAGES[0]].refusal(rule, match.view(seat)) ?? rules[rule] ?? rule;
}

function listed({ id, seats, options }: Hosted): object {
  const spec = Object.entries(options).map(([name, { rule, normally, values, range }]) => [
    name,
    { rule, normally, values, range },
  ]);
  return {
    id,
    name: TEXTS[id]?.[LANGUAGES[0]].name ?? id,
    seats,
    options: Object.fromEntries(spec),
  };
}

function gameIn({ game }: Request): Hosted {
  const found = typeof game === 'string' ? gameOf(game) : undefined;
  if (!found) throw new Wrong(`there is no game ${String(game)}`);
  return found;
}

function seatOf(match: ViewableMatch, { seat }: Request): number {
  if (!isWhole(seat, 0, match.seats - 1))
    throw new Wrong(`seat must be a number from 0 to ${match.seats - 1}`);
  return seat;
}

function isWhole(value: unknown, min: number, max: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;
}

function secretOf(seed: unknown): string {
  if (seed === undefined) return randomBytes(32).toString('hex');
  if (typeof seed !== 'string') throw new Wrong('seed must be a string');
  return seed;
}

/** An invalid state is detected before anything of it is stored. */
function loaded(
  game: Hosted,
  state: unknown,
  seed: (step: number) => readonly [number, number, number, number],
): Match {
  if (!isObject(state) || !Array.isArray(state.own) || !isObject(state.open))
    throw new Wrong('that is not a state');
  try {
    const match = game.load(state, seed);
    for (const seat of [...state.own.keys(), null]) match.view(seat);
    for (const seat of match.asked()) match.ask(seat);
    match.outcome();
    return match;
  } catch {
    throw new Wrong(`that is not a state of ${game.id}`);
  }
}

function written(match: ViewableMatch, move: AnyMove): object {
  return { move, text: match.game.notate(move) };
}

function everythingTold(match: MatchHistory): object[] {
  return match.everything().map(told);
}

function told({ to, rule, news }: AnyNews): object {
  return { to, rule, news };
}
