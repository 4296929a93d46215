import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { LIMITS } from '../../src/server/options.ts';
import { bundled } from '../server/bundle.ts';
import { freePort } from '../server/postgres.ts';
import type { TestStore } from '../server/stores.ts';

const FREE = { guests: 1e6, requests: 1e6, burst: 1e6, perSecond: 1e6, openTables: 1e6 };

/**
 * A server in its own process, always on the same port, to be killed, stopped and given a wrong
 * clock.
 */
export class ServerNode {
  private child: ChildProcess | undefined;

  private constructor(
    private readonly file: string,
    private readonly options: object,
    readonly port: number,
  ) {}

  /** Starts a node; its clock may be off by this many milliseconds. */
  static async start(place: TestStore, shift = 0): Promise<ServerNode> {
    const files = await bundled();
    const port = await freePort();
    const workers = { bots: files['bot-worker'].href, writer: files['sqlite-writer'].href };
    const limits = { ...LIMITS, ...FREE, sockets: 1e4, socketsPerAddress: 1e5, tables: 1e4 };
    const common = { port, host: '127.0.0.1', logLevel: 'silent', beat: 0, threads: 1 };
    const options = { ...common, limits, workers, shift, ...place };
    const node = new ServerNode(fileURLToPath(files['chaos-node']), options, port);
    await node.start();
    return node;
  }

  get address(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get pid(): number {
    return this.child?.pid ?? 0;
  }

  async start(): Promise<void> {
    const child = fork(this.file, [JSON.stringify(this.options)]);
    this.child = child;
    await once(child, 'message');
  }

  /** Sends it a signal and waits for its exit. */
  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  }

  /** Suspends or resumes it. */
  hold(held: boolean): void {
    this.child?.kill(held ? 'SIGSTOP' : 'SIGCONT');
  }

  /** Moves its clock forward or back. */
  async jump(ms: number): Promise<void> {
    const { child } = this;
    if (!child) return;
    const jumped = once(child, 'message');
    child.send(ms);
    await jumped;
  }
}
