import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { isObject } from '../engine/json.ts';
import { range } from '../engine/list.ts';
import { lines, TOO_LONG } from './lines.ts';
import { Referee } from './referee.ts';

/** Sends objects to a referee and returns its replies. */
function talk(referee: Referee, ...requests: readonly unknown[]): Record<string, unknown>[] {
  return requests.map((request) => {
    const reply: unknown = JSON.parse(referee.line(JSON.stringify(request)));
    if (!isObject(reply)) throw new Error('not an object');
    return reply;
  });
}

const OPEN = {
  op: 'open',
  table: 't',
  game: 'grid',
  seats: 2,
  options: {},
  seed: '00112233445566778899aabbccddeeff',
};

describe('the referee', () => {
  test('lists the games with their seats and options', () => {
    const [reply] = talk(new Referee(), { op: 'games' });
    expect(reply).toMatchObject({
      ok: true,
      games: expect.arrayContaining([
        expect.objectContaining({ id: 'grid', seats: { min: 2, max: 2 } }),
      ]),
    });
  });

  test('opens, asks, plays, shows, ends: a whole game', () => {
    const referee = new Referee();
    expect(talk(referee, OPEN)).toEqual([{ ok: true, asked: [0], told: [] }]);
    const [asks] = talk(referee, { op: 'asks', table: 't', seat: 0 });
    expect(asks).toMatchObject({
      ok: true,
      complete: true,
      asks: [{ seat: 0, rule: 'GR-13', idle: { type: 'place', hole: 'b2' } }],
    });
    expect(asks?.moves).toHaveLength(12);
    const [played] = talk(referee, {
      op: 'play',
      table: 't',
      seat: 0,
      move: { type: 'place', hole: 'e6' },
    });
    expect(played).toEqual({
      ok: true,
      asked: [1],
      told: [
        { to: null, rule: 'GR-5', news: { type: 'placed', seat: 0, hole: 'e6' } },
        {
          to: null,
          rule: 'GR-8',
          news: { type: 'knockedOut', seat: 0, direction: 'SW', holes: ['d5'], anchor: 'c4' },
        },
        { to: null, rule: 'GR-4', news: { type: 'turn', seat: 1 } },
      ],
    });
    let asked: unknown = [1];
    while (Array.isArray(asked) && asked.length > 0) {
      const seat: unknown = asked[0];
      const [answer] = talk(referee, { op: 'asks', table: 't', seat });
      const move: unknown = Array.isArray(answer?.moves) ? answer.moves[0]?.move : undefined;
      asked = talk(referee, { op: 'play', table: 't', seat, move })[0]?.asked;
    }
    const [outcome, record] = talk(
      referee,
      { op: 'outcome', table: 't' },
      { op: 'record', table: 't' },
    );
    expect(outcome).toMatchObject({ ok: true, outcome: { rule: 'GR-17' } });
    expect(record).toMatchObject({
      ok: true,
      record: { format: 'ringside/2', game: 'grid', fairness: { secret: OPEN.seed } },
    });
  });

  test('refuses with rule and reason, and nothing has changed', () => {
    const referee = new Referee();
    talk(referee, OPEN);
    const before = talk(referee, { op: 'state', table: 't' });
    const far = { op: 'play', table: 't', seat: 0, move: { type: 'place', hole: 'a1' } };
    expect(talk(referee, far)).toEqual([
      { ok: false, rule: 'GR-5', why: expect.stringContaining('touch') },
    ]);
    for (const move of [null, 'e6', 7, [], { type: 'place' }]) {
      expect(talk(referee, { ...far, move })).toMatchObject([{ ok: false, rule: 'GR-2' }]);
    }
    expect(talk(referee, { ...far, seat: 1 })).toMatchObject([{ ok: false, rule: 'GR-4' }]);
    expect(talk(referee, { op: 'state', table: 't' })).toEqual(before);
  });

  test('explains a refusal with the figures of the table', () => {
    const referee = new Referee();
    talk(referee, { ...OPEN, game: 'round', seats: 4, options: { lieLimit: 0 } });
    const lies = range(4).flatMap((seat) =>
      range(10).flatMap((keep) => {
        const move = { type: 'draft', keep, announce: keep === 1 ? 2 : 1 };
        return talk(referee, { op: 'play', table: 't', seat, move });
      }),
    );
    const why = 'Nobody may lie at this table. Announce the boxer you keep.';
    expect(lies).toContainEqual({ ok: false, rule: 'RD-22', why });
  });

  test('exports and loads a state', () => {
    const referee = new Referee();
    talk(referee, OPEN);
    const [out] = talk(referee, { op: 'state', table: 't' });
    expect(talk(referee, { op: 'load', table: 'u', game: 'grid', state: out?.state })).toEqual([
      { ok: true, asked: [0] },
    ]);
    const e6 = { op: 'play', seat: 0, move: { type: 'place', hole: 'e6' } };
    const [there, here] = talk(referee, { ...e6, table: 'u' }, { ...e6, table: 't' });
    expect(there).toEqual(here);
  });

  test.each([
    ['{"op":', 'the line is not JSON'],
    ['[]', 'a request must be an object'],
    ['null', 'a request must be an object'],
    ['{"op":"shout"}', 'there is no operation shout'],
    ['{"op":"__proto__"}', 'there is no operation __proto__'],
    ['{"op":"view","table":"nowhere","seat":0}', 'there is no table nowhere'],
    ['{"op":"view","table":"t","seat":2}', 'seat must be a number from 0 to 1'],
    ['{"op":"play","table":"t","seat":"0","move":{}}', 'seat must be a number from 0 to 1'],
    ['{"op":"open","table":"t","game":"grid","seats":2}', 'table t is taken'],
    ['{"op":"open","table":"v","game":"go","seats":2}', 'there is no game go'],
    ['{"op":"open","table":"v","game":"grid","seats":3}', 'grid is played by 2 to 2'],
    [
      '{"op":"open","table":"v","game":"grid","seats":2,"options":{"board":"round"}}',
      'bad-options',
    ],
    ['{"op":"load","table":"v","game":"grid","state":{}}', 'that is not a state'],
    [
      '{"op":"load","table":"v","game":"grid","state":{"own":[],"open":{},"options":{}}}',
      'that is not a state of grid',
    ],
  ])('a broken line gets a typed answer: %s', (line, error) => {
    const referee = new Referee();
    talk(referee, OPEN);
    expect(JSON.parse(referee.line(line))).toMatchObject({ ok: false, error });
    expect(talk(referee, { op: 'outcome', table: 't' })).toEqual([{ ok: true, outcome: null }]);
  });
});

test('a line of 10 MB is discarded while it is read, and the next one is handled', async () => {
  const chunks = Array.from({ length: 160 }, () => Buffer.alloc(65_536, 'x'));
  const input = Readable.from([
    ...chunks,
    Buffer.from('\n{"op":"games"}\n\n{"op"'),
    Buffer.from(':"last"}'),
  ]);
  const found = [];
  for await (const line of lines(input)) found.push(line);
  expect(found).toEqual([TOO_LONG, '{"op":"games"}', '{"op":"last"}']);
});
