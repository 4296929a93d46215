import { expect, test } from 'vitest';
import { at } from '../../engine/list.ts';
import { manifestOf } from '../../games/index.ts';
import { boutId } from '../daily/days.ts';
import type { TableState } from '../session.ts';
import { memoryStore } from './game-store.ts';
import { openLocalServer } from './local-server.ts';
import type { LocalServer } from './protocol.ts';

const DAY = '2026-11-18';
const ALONE = {
  own: (_: string, play: () => unknown) => {
    play();
    return () => {};
  },
  announce: () => {},
  listen: () => {},
};

function device(): LocalServer {
  return openLocalServer(Promise.resolve(memoryStore()), ALONE);
}

/** Plays a bout to its end, always with the answer at this index. */
async function played(server: LocalServer, game: string, place: number): Promise<string> {
  const id = await server.playBout(game, DAY, 'Kid');
  await new Promise<void>((over) => {
    let answered = -1;
    const show = async ({ ask, step, outcome, viewer }: TableState): Promise<void> => {
      if (outcome) return over();
      if (!ask || viewer === null || answered === step) return;
      answered = step;
      await server.answer(id, viewer, step, at(ask.moves, place % ask.moves.length));
    };
    void server.watch(id, show);
  });
  return id;
}

test('a bout played the same way on two devices ends the same, bots included', async () => {
  const [one, two] = [device(), device()];
  for (const server of [one, two]) await played(server, 'grid', 3);
  const bouts = await Promise.all([one, two].map((server) => server.bout('grid', DAY)));
  expect(bouts[0]?.score).not.toBeNull();
  expect(bouts[0]?.score).toBe(bouts[1]?.score);
  const moves = await Promise.all(
    [one, two].map(async (server) =>
      (await server.record(boutId(DAY, 'grid')))?.steps.map((step) => 'move' in step && step.move),
    ),
  );
  expect(moves[0]).toEqual(moves[1]);
});

test('the first try counts: a bout is resumed, never begun again', async () => {
  const server = device();
  expect(await server.bout('grid', DAY)).toMatchObject({ step: null, score: null });
  const id = await played(server, 'grid', 0);
  const { score, packed } = await server.bout('grid', DAY);
  expect(packed).not.toBeNull();
  expect(await server.playBout('grid', DAY, 'Kid')).toBe(id);
  expect((await server.bout('grid', DAY)).score).toBe(score);
  expect(await server.par('grid', DAY)).toBe(await server.par('grid', DAY));
});

test('a bout has no take-backs and no hints', async () => {
  const server = device();
  const id = await server.playBout('grid', DAY, 'Kid');
  const state = await new Promise<TableState>((shown) => {
    void server.watch(id, (now) => now.ask && shown(now));
  });
  expect(state).toMatchObject({ mayHint: false, mayTakeBack: false });
  server.leave(id);
});

test('a finished game’s deal code reproduces its deal', async () => {
  const server = device();
  const record = await server.record(await played(server, 'grid', 1));
  if (!record) throw new Error('not over');
  const code = await server.dealCode(record);
  expect(code).toMatch(/^D1\.grid\.1\.2\./);
  expect(server.readDeal(code ?? '')).toMatchObject({ game: 'grid', seats: 2 });
  expect(server.readDeal('D1.grid')).toBeNull();
  const { table } = await server.promise();
  const sitters = [
    { kind: 'here', name: 'A' },
    { kind: 'here', name: 'B' },
  ] as const;
  const again = { table, game: 'grid', options: {}, sitters, entropy: [], deal: code ?? '' };
  expect(await server.open(again)).toBe(table);
});

test('a puzzle is shown to its seat; right, wrong and forbidden answers are distinguished', async () => {
  const server = device();
  const puzzles = server.puzzles((await manifestOf('grid')?.puzzles()) ?? []);
  expect(puzzles).toHaveLength(200);
  const { line } = at(puzzles, 0);
  const { ask, viewer, view } = server.puzzle('grid', 0, line);
  if (!ask) throw new Error('nothing is asked');
  expect(view.seat).toBe(viewer);
  expect(server.solve('grid', line, { type: 'nonsense' })).toMatchObject({ ok: false });
  const solutions = ask.moves.map((move) => server.solve('grid', line, move));
  expect(solutions.filter((one) => one.ok && one.right)).toHaveLength(1);
  expect(solutions[0]).toMatchObject({ ok: true, advice: { move: expect.anything() } });
});
