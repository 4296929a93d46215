import { type ChildProcess, fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { isObject, unsafeCast } from '../../src/engine/json.ts';
import type { LongestTurn } from '../loop/monitor.ts';

/** How much memory a measured server has: bytes in all, and those in use after everything else was thrown away. */
interface MemoryUse {
  readonly resident: number;
  readonly heap: number;
}

/** What it has spent. */
interface Spent {
  /** Seconds of computing so far, all threads together. */
  readonly cpu: number;
  /** By how much its loop was late since it was last asked, in milliseconds. */
  readonly delay: { readonly p50: number; readonly p99: number; readonly longest: number };
  /** Bytes that its main thread has allocated since it was last asked. */
  readonly allocated: number;
}

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

  /** Ringside's own server. */
  static start({ program, isPinned = false, ...options }: ServerLocation): Promise<ServerProcess> {
    const file = program ?? new URL('./server.mjs', import.meta.url);
    return ServerProcess.run(file, [JSON.stringify(options)], isPinned);
  }

  /** Any program that tells its address, and then what it is asked. */
  static async run(file: URL, args: readonly string[], isPinned: boolean): Promise<ServerProcess> {
    const child = fork(fileURLToPath(file), args, {
      execArgv: ['--expose-gc', ...MEMORY],
      env: { ...process.env, NODE_ENV: 'production' },
      ...(isPinned && canPin() ? PINNED : {}),
    });
    return new ServerProcess(child, await told<string>(child, 'address'));
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

  private asked<T>(what: 'memory' | 'spent' | 'turn'): Promise<T> {
    const answer = told<T>(this.child, what);
    this.child.send(what);
    return answer;
  }

  /** Kills it, as a power cut would. */
  async kill(): Promise<void> {
    const gone = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await gone;
  }
}

/** What a process tells under a name; libraries of peers send messages of their own. */
function told<T>(child: ChildProcess, name: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const hear = (message: unknown): void => {
      if (!isObject(message) || !(name in message)) return;
      child.off('message', hear).off('exit', end);
      resolve(unsafeCast<T>(message[name]));
    };
    const end = (code: number | null): void =>
      reject(new Error(`${child.spawnargs.join(' ')} ended with ${code}`));
    child.on('message', hear).on('exit', end);
  });
}

/** The same flags as `npm start`. */
const MEMORY = ['--min-semi-space-size=32', '--max-semi-space-size=32'];

/** Runs Node on the first core only. */
const PINNED = {
  execPath: 'taskset',
  execArgv: ['-c', '0', process.execPath, '--expose-gc', ...MEMORY],
};

function canPin(): boolean {
  return spawnSync('taskset', ['-c', '0', 'true']).status === 0;
}
