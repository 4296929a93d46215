import { expect, test } from 'vitest';
import { loopFigures } from '../../bench/event-loop.ts';
import { type GrowthPoint, growthFigures } from '../../bench/growth.ts';
import { growthPlot, growthReport } from '../../bench/growth-report.ts';
import { serverFigures } from '../../bench/server.ts';
import { serverReport } from '../../bench/server-report.ts';
import { GAMES } from '../../src/games/rules.ts';
import { SOAK, sized } from '../../src/testing/size.ts';
import { bundled } from '../server/bundle.ts';

async function ground() {
  const files = await bundled();
  return {
    program: files['bench-server'],
    workers: { bots: files['bot-worker'].href, writer: files['sqlite-writer'].href },
  };
}

test('a short bench of growth has a point for each size, and a plot', async () => {
  const length = { steps: 8, parts: 2 };
  const growth = {
    ...{ tables: [1, 3], spectators: [0, 2], length },
    ...{ rate: 20, watchedRate: 20, seconds: sized(0.4, 1) },
  };
  const figures = await growthFigures(growth, await ground());
  const counts = (points: readonly GrowthPoint[]): number[] => points.map(({ count }) => count);
  expect(counts(figures.tables)).toEqual([1, 3]);
  expect(counts(figures.spectators)).toEqual([0, 2]);
  expect(counts(figures.length)).toEqual([4, 8]);
  const points = [...figures.tables, ...figures.spectators, ...figures.length];
  for (const { cost } of points) expect(cost).toBeGreaterThan(0);
  expect(growthReport(figures)).toContain('spectators');
  const drawing = growthPlot(figures);
  expect(drawing.match(/<circle/g)).toHaveLength(points.length);
  expect([drawing.startsWith('<svg '), drawing.endsWith('</svg>\n')]).toEqual([true, true]);
  expect(drawing).not.toMatch(/NaN|undefined|Infinity/);
});

// Every game under load, twice: in `npm run soak` only.
if (SOAK)
  test('a short bench of a server has all its figures, and every answer arrives everywhere', async () => {
    const figures = await serverFigures(
      {
        tables: 2,
        seconds: 0.9,
        warmUp: 0.5,
        rate: 100,
        tablesAtRest: 500,
      },
      await ground(),
    );
    const runs = [figures.steady, figures.mixed, ...figures.games];
    expect([figures.calm.lost, figures.beside.lost]).toEqual([0, 0]);
    expect(figures.games.map(({ game }) => game)).toEqual(GAMES.map(({ id }) => id));
    for (const { answers, p50, p95, p99, lost } of runs) {
      expect(lost).toBe(0);
      expect(answers).toBeGreaterThan(0);
      expect(p50).toBeGreaterThan(0);
      expect(p95).toBeGreaterThanOrEqual(p50);
      expect(p99).toBeGreaterThanOrEqual(p95);
    }
    expect([figures.tables, figures.sockets]).toEqual([2 * GAMES.length, 8 * GAMES.length]);
    for (const bytes of [figures.idle, figures.idleAtRest]) expect(bytes).toBeGreaterThan(1e6);
    for (const { cpuEach, visitorsShare } of [figures.steady, figures.mixed])
      expect([cpuEach > 0, visitorsShare > 0]).toEqual([true, true]);
    expect(figures.mixed.delay.longest).toBeGreaterThanOrEqual(figures.mixed.delay.p99);
    expect(figures.cold.views).toBeGreaterThanOrEqual(2 * figures.tables);
    expect(figures.restart.firstAnswer).toBeGreaterThan(figures.restart.up);
    const report = serverReport(figures);
    for (const { id } of GAMES) expect(report).toContain(id);
    expect(report).not.toMatch(/NaN|undefined|Infinity/);
  });

test('a short bench of the event loop has a figure for everything that was measured', async () => {
  const wanted = ['the first account', 'a table of 5000 events: grid'];
  const figures = await loopFigures(await ground(), (what) => wanted.includes(what));
  expect(figures.map(({ what }) => what)).toEqual(wanted);
  for (const { work, garbage, all } of figures)
    for (const time of [work, garbage, all]) expect(time).toBeGreaterThanOrEqual(0);
});
