import {
  type ByteReader,
  fromBase64Url,
  readNumber,
  readText,
  toBase64Url,
  writeNumber,
  writeText,
} from './bytes.ts';
import { commitmentTo, entropyCommitment } from './fair.ts';
import type { Hosted } from './hosted.ts';
import { canonical } from './json.ts';
import type { Match, ViewableMatch } from './match.ts';
import type { GameRecord } from './record.ts';
import { BadRecord, RECORD_FORMATS } from './record.ts';

/**
 * A finished record as a short text for a link. A move is encoded by its index among the legal
 * answers; commitments and hashes are left out because they follow from the rest.
 */
export function pack(game: Hosted, record: GameRecord): string {
  const { seats, options, legs, fairness, steps } = record;
  const { table, salt, secret } = fairness;
  const entropy = fairness.entropy.map(({ seat, value, commitment }) => [
    seat,
    value,
    value === null ? commitment : '',
  ]);
  const changed = Object.fromEntries(
    Object.entries(options).filter(
      ([name, value]) => canonical(value) !== canonical(game.options[name]?.normally),
    ),
  );
  const bytes: number[] = [];
  writeText(
    bytes,
    JSON.stringify([
      RECORD_FORMATS.indexOf(record.format) + 1,
      ...[game.id, record.rules, seats, legs, changed, table, salt, secret, entropy],
    ]),
  );
  writeNumber(bytes, at0(steps[0]?.at));
  writeNumber(bytes, steps.length);
  const match = reopened(game, record);
  let before = at0(steps[0]?.at);
  for (const step of steps) {
    writeNumber(bytes, step.seat * 2 + ('move' in step ? 0 : 1));
    writeNumber(bytes, Math.max(0, Math.round((step.at - before) / 1000)));
    before = step.at;
    if ('move' in step) writeMove(bytes, match, step.seat, step.move);
    else writeNumber(bytes, step.takeBack);
    if ('move' in step) match.answer(step.seat, step.move, step.at);
    else match.takeBack(step.seat, step.takeBack, step.at);
  }
  return toBase64Url(bytes);
}

/** The record behind a packed text, played and marked anew. Throws `BadRecord` for anything else. */
export function unpack(gameOf: (id: string) => Hosted | undefined, text: string): GameRecord {
  const reader = { bytes: fromBase64Url(text), place: 0 };
  const [number, id, rules, seats, legs, options, table, salt, secret, entropy] = headerOf(
    readText(reader),
  );
  const game = gameOf(String(id));
  const format = RECORD_FORMATS[Number(number) - 1];
  if (!format || !game || game.version !== rules)
    throw new BadRecord(0, 'a game that is not known here');
  const revealed = listOf(entropy).map((entry) => {
    const [seat, value, commitment] = listOf(entry);
    const shown = typeof value === 'string' ? value : null;
    const committed =
      shown === null ? String(commitment) : entropyCommitment(String(table), Number(seat), shown);
    return { seat: Number(seat), value: shown, commitment: committed };
  });
  const proof = {
    table: String(table),
    salt: String(salt),
    secret: String(secret),
    entropy: revealed,
  };
  const fairness = { ...proof, commitment: commitmentTo(proof.secret, proof.salt) };
  const match = game.open({
    seats: Number(seats),
    options,
    games: Number(legs),
    fairness,
    format,
    secret: proof.secret,
  });
  if ('error' in match) throw new BadRecord(0, 'options that are not known here');
  let time = readNumber(reader);
  for (let left = readNumber(reader); left > 0; left--) {
    const who = readNumber(reader);
    time += readNumber(reader) * 1000;
    redo(match, reader, who, time);
  }
  if (reader.place !== reader.bytes.length)
    throw new BadRecord(match.step(), 'it goes on after its end');
  return match.record();
}

function redo(match: Match, reader: ByteReader, who: number, time: number): void {
  const seat = who >> 1;
  const step = match.step() + 1;
  if (who % 2 === 1) {
    const from = readNumber(reader);
    if (match.mayTakeBack(seat, from) === 'never')
      throw new BadRecord(step, 'it cannot be taken back');
    match.takeBack(seat, from, time);
  } else {
    const answered = match.answer(seat, readMove(reader, match, seat), time);
    if (!answered.ok) throw new BadRecord(step, `${answered.rule} forbids it`);
  }
}

function reopened(game: Hosted, record: GameRecord): Match {
  const { legs: games, fairness } = record;
  const match = game.open({ ...record, games, secret: fairness.secret ?? '' });
  if ('error' in match) throw new BadRecord(0, 'options that are not known here');
  return match;
}

function writeMove(bytes: number[], match: ViewableMatch, seat: number, move: unknown): void {
  const text = canonical(move);
  const place = match.ask(seat)?.moves.findIndex((known) => canonical(known) === text) ?? -1;
  writeNumber(bytes, place + 1);
  if (place < 0) writeText(bytes, JSON.stringify(move));
}

function readMove(reader: ByteReader, match: ViewableMatch, seat: number): unknown {
  const place = readNumber(reader);
  if (place > 0) return match.ask(seat)?.moves[place - 1];
  const move: unknown = parsed(readText(reader));
  return move;
}

function headerOf(text: string): readonly unknown[] {
  return listOf(parsed(text));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new BadRecord(0, 'it cannot be read');
  }
}

function listOf(value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw new BadRecord(0, 'it cannot be read');
  return value;
}

function at0(time: number | undefined): number {
  return Math.round((time ?? 0) / 1000) * 1000;
}
