import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { progress } from '../src/cli/progress.ts';
import { type ServerLocation, ServerProcess } from './load/server-process.ts';
import type { LongestTurn } from './loop/monitor.ts';
import { SCENARIOS, type Stage, stageFor } from './loop/scenarios.ts';

/** What held the event loop of a server longest, while something was done. */
export interface LoopFigure extends LongestTurn {
  readonly what: string;
}

/** How long the server does one thing at most, for everything that could take long. */
export async function loopFigures(
  location: Omit<ServerLocation, 'data'> = {},
  wanted: (what: string) => boolean = () => true,
): Promise<LoopFigure[]> {
  const data = mkdtempSync(join(tmpdir(), 'ringside-bench-'));
  const names = Object.keys(SCENARIOS).filter(wanted);
  const bar = progress(names.length, 'bench loop');
  const server = await ServerProcess.start({ ...location, data });
  const stage = await stageFor({ ...location, data }, server.address);
  try {
    const figures: LoopFigure[] = [];
    for (const what of names) {
      figures.push({ what, ...(await measured(server, stage, what)) });
      bar.step(figures.length);
    }
    return figures;
  } finally {
    bar.end();
    await stage.close();
    await server.kill();
    rmSync(data, { recursive: true, force: true });
  }
}

async function measured(server: ServerProcess, stage: Stage, what: string): Promise<LongestTurn> {
  const act = await SCENARIOS[what]?.(stage);
  await server.longestTurn();
  await act?.();
  return server.longestTurn();
}
