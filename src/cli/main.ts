import manifest from '../../package.json' with { type: 'json' };
import { arenaCommand } from './arena.ts';
import { backupCommand, restoreCommand } from './backup.ts';
import { benchCommand } from './bench.ts';
import { botCommand } from './bot.ts';
import { type Command, EXIT_OK, EXIT_USAGE, help, readCall, WrongCall } from './command.ts';
import { galleryCommand } from './gallery.ts';
import { perftCommand } from './perft.ts';
import { playCommand } from './play.ts';
import { puzzlesCommand } from './puzzles.ts';
import { refereeCommand } from './referee.ts';
import { replayCommand } from './replay.ts';
import { serveCommand } from './serve.ts';
import { simulateCommand } from './simulate.ts';
import { vectorsCommand } from './vectors.ts';
import { verifyCommand } from './verify.ts';

/** The subcommands in the order of the help. */
const COMMANDS: Readonly<Record<string, Command>> = {
  serve: serveCommand,
  play: playCommand,
  simulate: simulateCommand,
  arena: arenaCommand,
  referee: refereeCommand,
  vectors: vectorsCommand,
  perft: perftCommand,
  verify: verifyCommand,
  replay: replayCommand,
  puzzles: puzzlesCommand,
  gallery: galleryCommand,
  bot: botCommand,
  backup: backupCommand,
  restore: restoreCommand,
  bench: benchCommand,
};

/** Runs `ringside` with these arguments; returns the exit code. */
export async function ringside(words: readonly string[]): Promise<number> {
  const [name = 'help', ...rest] = words;
  if (name === '--version' || name === '-V') {
    console.log(manifest.version);
    return EXIT_OK;
  }
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) return overview(name);
  if (rest.includes('--help') || rest.includes('-h')) {
    console.log(help(name, command));
    return EXIT_OK;
  }
  try {
    return await command.run(readCall(command, rest));
  } catch (error) {
    if (!(error instanceof WrongCall)) throw error;
    console.error(`ringside ${name}: ${error.message}`);
    console.error(`See: ringside ${name} --help`);
    return EXIT_USAGE;
  }
}

function overview(name: string): number {
  const asked = ['help', '--help', '-h'].includes(name);
  const rows = Object.entries(COMMANDS).map(([known, { says }]) => `  ${known.padEnd(10)} ${says}`);
  if (!asked) console.error(`ringside: there is no command ${name}`);
  const print = asked ? console.log : console.error;
  print(['ringside COMMAND …', '', ...rows, '', 'ringside COMMAND --help tells more.'].join('\n'));
  return asked ? EXIT_OK : EXIT_USAGE;
}
