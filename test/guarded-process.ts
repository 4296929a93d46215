import { type ChildProcess, spawn } from 'node:child_process';

interface GuardOptions {
  readonly cwd: string;
  /** The user who runs the program, where it is not to be this one. */
  readonly uid?: number;
  readonly gid?: number;
  /** Whether nobody wants to know what it says. */
  readonly isSilent?: boolean;
}

/** Passes signals on, and ends the program when the input ends: that happens however its owner ends. */
const GUARD = `
  const { spawn } = require('node:child_process');
  const [program, args, options] = JSON.parse(process.argv[1]);
  const child = spawn(program, args, options);
  child.on('exit', (code) => process.exit(code ?? 1));
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  process.stdin.resume().on('close', () => child.kill('SIGINT'));
`;

/** Starts a program that ends with this process, even if that is killed. */
export function spawnGuarded(
  program: string,
  args: readonly string[],
  { isSilent = false, ...options }: GuardOptions,
): ChildProcess {
  const stdio = isSilent ? 'ignore' : ['ignore', 'inherit', 'inherit'];
  const guarded = JSON.stringify([program, args, { ...options, stdio }]);
  return spawn(process.execPath, ['-e', GUARD, guarded], { stdio: ['pipe', 'pipe', 'inherit'] });
}
