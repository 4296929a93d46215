import { readFileSync } from 'node:fs';
import type { Hosted } from '../engine/hosted.ts';
import { unpack } from '../engine/pack.ts';
import { BadRecord, type GameRecord, isRecord } from '../engine/record.ts';
import { GAMES, gameOf } from '../games/rules.ts';
import { isWithinLimits } from '../server/json-limits.ts';
import { type Call, WrongCall } from './command.ts';

/** Maximum nesting of a record. */
const MAX_DEPTH = 32;

/** The game argument of a command. */
export function gameNamed(name: string | undefined): Hosted {
  const game = name === undefined ? undefined : gameOf(name);
  if (game) return game;
  const known = GAMES.map(({ id }) => id).join(', ');
  throw new WrongCall(
    name === undefined
      ? `which game? One of: ${known}`
      : `there is no game ${name}. One of: ${known}`,
  );
}

/** The number of seats, within the game's bounds. */
export function seatsOf(game: Hosted, call: Call, normally = defaultSeats(game)): number {
  return call.number('seats', normally, game.seats.min, game.seats.max);
}

/** Four players if the game allows it. */
export function defaultSeats({ seats }: Hosted): number {
  return Math.min(seats.max, Math.max(seats.min, 4));
}

/** The options given as JSON, validated by the game. */
export function optionsOf(game: Hosted, call: Call, seats: number): object {
  const read = game.read(jsonOf(call.text('options') ?? '{}'), seats);
  if ('options' in read) return read.options;
  const where =
    read.option === null
      ? 'these options cannot be combined'
      : `option ${read.option} is unknown or has an invalid value`;
  throw new WrongCall(
    read.rule === null ? where : `${where} (${read.rule}: ${game.rules[read.rule]})`,
  );
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new WrongCall(`--options must be JSON, not ${text}`);
  }
}

/** The record in a file or packed into a link. */
export function recordIn(file: string | undefined): {
  readonly record: GameRecord;
  readonly game: Hosted;
} {
  if (file === undefined) throw new WrongCall('which record? Give a file or a replay link');
  const record = file.includes('#')
    ? unpacked(file.slice(file.indexOf('#') + 1))
    : recordFile(file);
  return { record, game: gameNamed(record.game) };
}

function recordFile(file: string): GameRecord {
  const record = parsed(file);
  if (!isWithinLimits(record, MAX_DEPTH) || !isRecord(record))
    throw new WrongCall(`${file} is not a record of a game that this version can read`);
  return record;
}

function parsed(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new WrongCall(
      error instanceof SyntaxError ? `${file} is not JSON` : `${file} cannot be read`,
    );
  }
}

function unpacked(text: string): GameRecord {
  try {
    return unpack(gameOf, text.split('/').at(-1) ?? '');
  } catch (error) {
    if (error instanceof BadRecord)
      throw new WrongCall(`the link contains no game: ${error.message}`);
    throw error;
  }
}
