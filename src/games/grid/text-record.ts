import { readOptions } from '../../engine/options.ts';
import { judge, SILENCE } from '../../engine/referee.ts';
import { rngFrom } from '../../engine/rng.ts';
import { grid } from './game.ts';
import type { Move, Options, State } from './kind.ts';
import { readToken, token } from './notation.ts';
import { score } from './rules/end.ts';
import { toMove } from './rules/turn.ts';

/** A game as text for people: options, moves, and further tags. */
export interface TextRecord {
  readonly options: Options;
  readonly moves: readonly Move[];
  /** Tags beside those that every record has, such as `First`, `Second`, `Date`, `Termination`. */
  readonly tags: Readonly<Record<string, string>>;
}

/** A text that is not a record; `ply` is the wrong move, counted from 1, or null. */
export interface BadTextRecord {
  readonly error: 'bad-record';
  readonly ply: number | null;
}

/** Writes a game of legal moves: tags, an empty line, and the moves. */
export function writeTextRecord({ options, moves, tags }: TextRecord): string {
  const state = grid.setup(2, options, NO_CHANCE, SILENCE);
  const tokens = moves.flatMap((move, ply) => {
    const written = token(state, move);
    grid.play(state, toMove(state) ?? -1, move, NO_CHANCE, SILENCE);
    return ply % 2 === 0 ? [numberAt(ply), written] : [written];
  });
  const { board, start, captures } = options;
  const given = { Game: grid.id, Version: `${grid.version}`, Board: board, Start: start };
  const all = {
    ...given,
    Captures: captures,
    ...houseTags(options),
    ...tags,
    Result: resultOf(state),
  };
  const head = Object.entries(all).map(([name, value]) => `[${name} "${quoted(value)}"]\n`);
  return `${head.join('')}\n${wrapped([...tokens, all.Result])}`;
}

/** Reads a record, and replays every move. */
export function readTextRecord(text: string): TextRecord | BadTextRecord {
  const gap = text.indexOf('\n\n');
  const tags = readTags(text.slice(0, gap));
  const options = tags && optionsIn(tags);
  if (gap < 0 || !tags || !options) return bad(null);
  const state = grid.setup(2, options, NO_CHANCE, SILENCE);
  const tokens = text.slice(gap).trim().split(/\s+/);
  const result = tokens.pop();
  const moves = replay(state, tokens);
  if ('error' in moves) return moves;
  if (result !== resultOf(state) || result !== tags.get('Result')) return bad(null);
  if (tags.has('Termination') && result !== UNFINISHED) return bad(null);
  return { options, moves, tags: othersIn(tags) };
}

/** The tags of every record, in this order. */
const EVERY = ['Game', 'Version', 'Board', 'Start', 'Captures', 'Result'];

const UNFINISHED = '*';

function bad(ply: number | null): BadTextRecord {
  return { error: 'bad-record', ply };
}

/** The score of a full grid. */
function resultOf({ open }: State): string {
  return open.pegs.every((peg) => peg !== null) ? score(open.pegs).join('-') : UNFINISHED;
}

/** A number stands before each token of the first player. */
function numberAt(ply: number): string {
  return `${ply / 2 + 1}.`;
}

/** As many tokens to a line as fit into 100 characters. */
function wrapped(tokens: readonly string[]): string {
  const lines: string[] = [];
  for (const written of tokens) {
    const line = lines.at(-1);
    if (line === undefined || line.length + 1 + written.length > 100) lines.push(written);
    else lines[lines.length - 1] = `${line} ${written}`;
  }
  return `${lines.join('\n')}\n`;
}

/** Plays the tokens, each with its number, up to one that is refused. */
function replay(state: State, tokens: readonly string[]): readonly Move[] | BadTextRecord {
  const moves: Move[] = [];
  let next = 0;
  while (next < tokens.length) {
    const ply = moves.length;
    if (ply % 2 === 0 && tokens[next++] !== numberAt(ply)) return bad(ply + 1);
    const seat = toMove(state) ?? -1;
    const judgement = judge(grid, state, seat, readToken(state, tokens[next++] ?? ''));
    if ('rule' in judgement) return bad(ply + 1);
    grid.play(state, seat, judgement.move, NO_CHANCE, SILENCE);
    moves.push(judgement.move);
  }
  return moves;
}

/** The tags by name, if each stands in a line of its own and those of every record are in order. */
function readTags(head: string): ReadonlyMap<string, string> | undefined {
  const tags = new Map<string, string>();
  for (const line of head.split('\n')) {
    const [, name, value] = /^\[([A-Z][A-Za-z]*) "((?:[^"\\]|\\["\\])*)"\]$/.exec(line) ?? [];
    if (name === undefined || value === undefined || tags.has(name)) return undefined;
    tags.set(name, value.replace(/\\(.)/g, '$1'));
  }
  const known = [...tags.keys()].filter((name) => EVERY.includes(name));
  const ending = tags.get('Termination') ?? 'resign 0';
  const good = known.join() === EVERY.join() && /^(resign|timeout) [01]$/.test(ending);
  return good ? tags : undefined;
}

function optionsIn(tags: ReadonlyMap<string, string>): Options | undefined {
  if (tags.get('Game') !== grid.id || tags.get('Version') !== `${grid.version}`) return undefined;
  const [board, start, captures] = ['Board', 'Start', 'Captures'].map((name) => tags.get(name));
  const houseRules = Object.entries(HOUSE_TAGS).flatMap(([option, tag]) => {
    const value = tags.get(tag);
    return value === undefined ? [] : [[option, houseRuleValue(value)]];
  });
  const read = readOptions(grid, { board, start, captures, ...Object.fromEntries(houseRules) }, 2);
  return 'error' in read ? undefined : read.options;
}

/** Tags of options that most games do without. A drawn start is written as the seat that was drawn. */
const HOUSE_TAGS = { begins: 'Begins', swap: 'Swap', handicap: 'Handicap' } as const;

function houseTags(options: Options): Record<string, string> {
  if (options.begins === 'drawn') throw new RangeError('a text record needs the seat that began');
  const names = ['begins', 'swap', 'handicap'] as const;
  const changed = names.filter((name) => options[name] !== grid.options[name].normally);
  return Object.fromEntries(changed.map((name) => [HOUSE_TAGS[name], `${options[name]}`]));
}

function houseRuleValue(value: string): unknown {
  if (value === 'true') return true;
  return /^\d$/.test(value) ? Number(value) : value;
}

function othersIn(tags: ReadonlyMap<string, string>): Record<string, string> {
  const known: readonly string[] = [...EVERY, ...Object.values(HOUSE_TAGS)];
  return Object.fromEntries([...tags].filter(([name]) => !known.includes(name)));
}

/** A value stays on its line; quotes and backslashes in it are marked. */
function quoted(value: string): string {
  return value.replace(/\s+/g, ' ').replace(/["\\]/g, '\\$&');
}

const NO_CHANCE = rngFrom([0, 0, 0, 0]);
