import { EventEmitter } from 'node:events';
import { describe, expect, test } from 'vitest';
import { range } from '../../engine/list.ts';
import { CHECKED_EVERY, Heartbeat, TURN, TURNS } from './heartbeat.ts';

/** A socket that answers pings until told to stop. */
class FarEnd extends EventEmitter {
  pings = 0;
  gone = false;
  silent = false;

  ping(): void {
    this.pings++;
    if (!this.silent) this.emit('pong');
  }

  terminate(): void {
    this.gone = true;
    this.emit('close');
  }
}

function crowd(size: number) {
  const turns: FarEnd[][] = [];
  const deaths: number[] = [];
  const heartbeat = new Heartbeat<FarEnd>(
    (sockets) => turns.push([...sockets]),
    () => deaths.push(1),
  );
  heartbeat.stop();
  const ends = range(size).map(() => new FarEnd());
  for (const end of ends) heartbeat.follow(end);
  const round = (): void => {
    for (let turn = 0; turn < TURNS; turn++) heartbeat.beat();
  };
  return { turns, ends, round, deaths };
}

describe('a heartbeat', () => {
  test('pings every socket once per round, and checks every session periodically', () => {
    const { turns, ends, round } = crowd(3 * TURNS + 1);
    round();
    expect(new Set(ends.map(({ pings }) => pings))).toEqual(new Set([1]));
    for (let more = 1; more < CHECKED_EVERY; more++) round();
    expect(turns.flat().length).toBe(ends.length);
    expect(Math.max(...turns.map((some) => some.length))).toBe(1);
  });

  test('notices a dead connection within 8 seconds', () => {
    expect(2 * TURNS * TURN).toBeLessThan(8_000);
  });

  test('terminates silent sockets a round later, and no others', () => {
    const { ends, round, deaths } = crowd(5);
    const [quiet] = ends;
    if (quiet) quiet.silent = true;
    round();
    expect(ends.map(({ gone }) => gone)).toEqual([false, false, false, false, false]);
    round();
    expect(ends.map(({ gone }) => gone)).toEqual([true, false, false, false, false]);
    expect(deaths).toHaveLength(1);
  });

  test('drops closed sockets', () => {
    const { turns, ends, round } = crowd(1);
    ends[0]?.emit('close');
    round();
    expect([turns.length, ends[0]?.pings]).toEqual([0, 0]);
  });
});
