import { expect, test } from 'vitest';
import { serverFigures } from '../../src/cli/bench/server.ts';
import { serverReport } from '../../src/cli/bench/server-report.ts';
import { en } from '../../src/cli/texts/en.ts';
import { GAMES } from '../../src/games/index.ts';
import { bundled } from '../server/bundle.ts';

test('a short bench of a server has all its figures, and every answer arrives everywhere', async () => {
  const files = await bundled();
  const figures = await serverFigures(
    { tables: 2, seconds: 1, rate: 100 },
    {
      program: files['bench-server'],
      workers: { bots: files['bot-worker'].href, writer: files['sqlite-writer'].href },
    },
  );
  const runs = [figures.steady, figures.mixed, ...figures.games];
  expect(figures.calm.lost).toBe(0);
  expect(figures.games.map(({ game }) => game)).toEqual(GAMES.map(({ id }) => id));
  for (const { answers, p50, p95, p99, lost } of runs) {
    expect(lost).toBe(0);
    expect(answers).toBeGreaterThan(0);
    expect(p50).toBeGreaterThan(0);
    expect(p95).toBeGreaterThanOrEqual(p50);
    expect(p99).toBeGreaterThanOrEqual(p95);
  }
  expect([figures.tables, figures.sockets]).toEqual([2 * GAMES.length, 8 * GAMES.length]);
  expect(figures.idle).toBeGreaterThan(1e6);
  expect(figures.mixed.delay.longest).toBeGreaterThanOrEqual(figures.mixed.delay.p99);
  expect(figures.cold.views).toBeGreaterThanOrEqual(2 * figures.tables);
  expect(figures.restart.firstAnswer).toBeGreaterThan(figures.restart.up);
  const report = serverReport(figures, en.bench);
  for (const { id } of GAMES) expect(report).toContain(id);
  expect(report).not.toMatch(/NaN|undefined|Infinity/);
});
