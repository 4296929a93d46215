import { expect, test } from 'vitest';
import { range } from '../../src/engine/list.ts';
import { scratch } from './bundle.ts';
import { running, TestPlayer } from './players.ts';

test('bots pause where nobody plays or watches, and continue when somebody does', async () => {
  const server = await running(
    { data: scratch() },
    { dealing: { commit: 0, reveal: 0, between: 0 } },
  );
  const ann = await TestPlayer.at(server.address, 'Ann');
  const { table } = await ann.api.open({
    ...{ game: 'grid', places: ['me', 'rookie'], options: { board: 'hex3' } },
  });
  // Dealing times out immediately, so nobody has to watch.
  for (let phase = ''; phase !== 'playing'; ) ({ phase } = (await ann.api.table(table)).info);
  await ann.api.leave(table);
  const steps = [];
  for (const _ of range(20)) steps.push((await ann.api.table(table)).seen?.step);
  expect(new Set(steps)).toEqual(new Set([0]));
  const again = TestPlayer.again(ann.api);
  const seen = await again.watch(table);
  await seen.until((known) => Boolean(known.seen?.outcome));
  again.close();
  await server.close();
});
