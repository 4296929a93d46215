import { type ChildProcess, fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { unsafeCast } from '../../src/engine/json.ts';
import type { LongestTurn } from '../loop/monitor.ts';
import type { MemoryUse, Spent } from './server.ts';

/** The measured server's store and program. */
export interface ServerLocation {
  readonly data: string;
  readonly database?: string | undefined;
  /** The programs of the server and its workers, if they are not next to this one. */
  readonly program?: URL | undefined;
  readonly workers?: { readonly bots: string; readonly writer: string } | undefined;
  /** Whether all threads of the server share a single core. */
  readonly isPinned?: boolean | undefined;
}

/** A server in its own process, measured from outside. */
export class ServerProcess {
  private constructor(
    private readonly child: ChildProcess,
    readonly address: string,
  ) {}

  static async start({
    program,
    isPinned = false,
    ...options
  }: ServerLocation): Promise<ServerProcess> {
    const file = fileURLToPath(program ?? new URL('./server.mjs', import.meta.url));
    const child = fork(file, [JSON.stringify(options)], {
      execArgv: ['--expose-gc', ...MEMORY],
      ...(isPinned && canPin() ? PINNED : {}),
    });
    const [address] = await once(child, 'message');
    return new ServerProcess(child, String(address));
  }

  /** Its memory after garbage collection. */
  memory(): Promise<MemoryUse> {
    return this.asked('memory');
  }

  /** Its resource usage so far. */
  spent(): Promise<Spent> {
    return this.asked('spent');
  }

  /** The longest turn of its event loop since it was last asked. */
  longestTurn(): Promise<LongestTurn> {
    return this.asked('turn');
  }

  private async asked<T>(what: 'memory' | 'spent' | 'turn'): Promise<T> {
    const told = once(this.child, 'message');
    this.child.send(what);
    const [answer] = await told;
    return unsafeCast<T>(answer);
  }

  /** Kills it, as a power cut would. */
  async kill(): Promise<void> {
    const gone = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await gone;
  }
}

/** The same flags as `npm start`. */
const MEMORY = ['--min-semi-space-size=64', '--max-semi-space-size=64'];

/** Runs Node on the first core only. */
const PINNED = {
  execPath: 'taskset',
  execArgv: ['-c', '0', process.execPath, '--expose-gc', ...MEMORY],
};

function canPin(): boolean {
  return spawnSync('taskset', ['-c', '0', 'true']).status === 0;
}
