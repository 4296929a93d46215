import { type ChildProcess, fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { unsafeCast } from '../../src/engine/json.ts';
import type { MemoryUse, Spent } from './server.ts';

/** Where the measured server keeps its tables, and where its program is. */
export interface ServerLocation {
  readonly data: string;
  readonly database?: string | undefined;
  /** The program of the server and of its threads, where they are not beside this one. */
  readonly program?: URL | undefined;
  readonly workers?: { readonly bots: string; readonly writer: string } | undefined;
  /** Whether the server gets one core and no more, all its threads together. */
  readonly isPinned?: boolean | undefined;
}

/** A server in a process of its own, to be measured from outside. */
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

  /** How much it has, after a moment in which it throws away what it no longer needs. */
  memory(): Promise<MemoryUse> {
    return this.asked('memory');
  }

  /** What it has spent so far. */
  spent(): Promise<Spent> {
    return this.asked('spent');
  }

  private async asked<T>(what: 'memory' | 'spent'): Promise<T> {
    const told = once(this.child, 'message');
    this.child.send(what);
    const [answer] = await told;
    return unsafeCast<T>(answer);
  }

  /** Ends it as a power cut would. */
  async kill(): Promise<void> {
    const gone = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await gone;
  }
}

/** As `npm start` starts it. */
const MEMORY = ['--min-semi-space-size=64', '--max-semi-space-size=64'];

/** Node on the first core alone. */
const PINNED = {
  execPath: 'taskset',
  execArgv: ['-c', '0', process.execPath, '--expose-gc', ...MEMORY],
};

function canPin(): boolean {
  return spawnSync('taskset', ['-c', '0', 'true']).status === 0;
}
