import { serve } from '../../src/server/serve.ts';
import { LoopMonitor } from '../loop/monitor.ts';
import { announce } from '../peers/measured.mjs';

const MUCH = 1e9;

/** A server with high limits for benchmarks. Its options are the first argument. */
const limits = {
  ...{ burst: MUCH, perSecond: MUCH, tables: MUCH, talkBurst: MUCH, talkPerSecond: MUCH },
  ...{ requests: MUCH, guests: MUCH, sockets: MUCH, socketsPerAddress: MUCH, openTables: MUCH },
};
const { workers, ...options } = JSON.parse(process.argv[2] ?? '{}');
const running = await serve({
  ...{ port: 0, host: '127.0.0.1', logLevel: 'silent', awake: 1e6, threads: 1, limits },
  dealing: { commit: 0, reveal: 0, between: 0 },
  ...options,
  ...(workers ? { workers: { bots: new URL(workers.bots), writer: new URL(workers.writer) } } : {}),
});

let loop: LoopMonitor | undefined;

/** The first call begins to watch: watching costs a little all the time. */
function longestTurn(): object {
  loop ??= new LoopMonitor();
  return loop.longest();
}

announce(running.address, () => {}, { turn: longestTurn });
