import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { LIMITS, type ServeOptions } from '../../src/server/options.ts';
import { bundled } from './bundle.ts';
import { freePort } from './postgres.ts';
import type { TestStore } from './stores.ts';

/** A server in its own process, always at the same address, which can be killed. */
export class KillableServer {
  /** Its log. */
  log = '';
  private child: ChildProcess | undefined;
  private readonly lines: string[] = [];
  private waiting: ((line: string) => void) | undefined;

  private constructor(
    private readonly file: string,
    private readonly options: object,
    readonly address: string,
  ) {}

  static async start(place: TestStore, more: Partial<ServeOptions> = {}): Promise<KillableServer> {
    const files = await bundled();
    const port = await freePort();
    const workers = { bots: files['bot-worker'].href, writer: files['sqlite-writer'].href };
    const limits = { ...LIMITS, guests: 1e6, requests: 1e6, burst: 1e6, perSecond: 1e6 };
    const common = { port, host: '127.0.0.1', logLevel: 'silent', beat: 0, threads: 1 };
    const server = new KillableServer(
      fileURLToPath(files.child),
      { ...common, limits, workers, ...place, ...more },
      `http://127.0.0.1:${port}`,
    );
    await server.start();
    return server;
  }

  async start(): Promise<void> {
    const child = spawn(
      process.execPath,
      ['--expose-gc', this.file, JSON.stringify(this.options)],
      { stdio: ['pipe', 'pipe', 'inherit'] },
    );
    this.child = child;
    createInterface({ input: child.stdout }).on('line', (line) => this.hear(line));
    const address = await this.line();
    if (address !== this.address) throw new Error(`it is at ${address}`);
  }

  /** Its memory after garbage collection, in bytes. */
  async heap(): Promise<number> {
    this.child?.stdin?.write('heap\n');
    return Number(await this.line());
  }

  /** Whether async hooks track its promises. */
  promises(): Promise<string> {
    this.child?.stdin?.write('promises\n');
    return this.line();
  }

  /** Sends it a signal and waits for its exit. */
  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    const { child } = this;
    const gone = new Promise<number | null>((resolve) => child?.once('exit', resolve));
    if (signal === 'SIGTERM' && process.platform === 'win32') child?.stdin?.write('stop\n');
    else child?.kill(signal);
    return gone;
  }

  /** Closes its input, as a dying parent does, and waits for its exit. */
  async abandon(): Promise<void> {
    const { child } = this;
    const gone = new Promise((resolve) => child?.once('exit', resolve));
    child?.stdin?.end();
    await gone;
  }

  /** Log lines are objects; all others are replies. */
  private hear(line: string): void {
    if (line.startsWith('{')) this.log += `${line}\n`;
    else if (this.waiting) this.waiting(line);
    else this.lines.push(line);
  }

  private line(): Promise<string> {
    const known = this.lines.shift();
    if (known !== undefined) return Promise.resolve(known);
    return new Promise((resolve) => {
      this.waiting = (line) => {
        this.waiting = undefined;
        resolve(line);
      };
    });
  }
}
