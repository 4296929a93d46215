import type { TableSnapshot } from '../client/table.ts';
import type { AnyMove, AnyNews } from '../engine/hosted.ts';
import { isObject } from '../engine/json.ts';
import { Forfeit, Program } from './arena/outside.ts';
import { type Command, EXIT_FAULT, EXIT_OK, WrongCall } from './command.ts';
import { gameNamed } from './game-call.ts';
import { AT_A_SERVER, against, sitDown } from './online.ts';

export const botCommand: Command = {
  usage: '--server URL --table ID cmd:./mybot',
  says: 'Lets a program play at a real table.',
  options: {
    ...AT_A_SERVER,
    'open GAME': 'open a table of this game instead',
    'name NAME': 'the name of the bot',
    'seconds N': 'time limit per answer (10)',
  },
  more: 'The program speaks JSON lines on stdin and stdout: see docs/referee.md.',
  run: async (call) => {
    const command = call.args[0];
    if (!command?.startsWith('cmd:')) throw new WrongCall('which program? Name it as cmd:./mybot');
    const program = new Program(command.slice(4), call.number('seconds', 10, 1, 600));
    const heard: AnyNews[] = [];
    const guest = { name: call.text('name') ?? 'A program', bot: true };
    const game = call.text('open');
    const opened = game === undefined ? undefined : against(call, gameNamed(game));
    const { table, connection } = await sitDown(call, guest, opened, (_, news) =>
      heard.push(...news),
    );
    try {
      for (;;) {
        await table.until((known) => isAsked(known) || isOver(known));
        if (table.known && isOver(table.known)) return EXIT_OK;
        if (table.known) await answer(table, program, table.known, heard.splice(0));
      }
    } catch (error) {
      if (!(error instanceof Forfeit)) throw error;
      console.error(`ringside bot: the program forfeits, ${error.message}`);
      return EXIT_FAULT;
    } finally {
      program.close();
      connection.close();
    }
  },
};

async function answer(
  table: { answer(move: AnyMove): Promise<unknown> },
  program: Program,
  { info, seen }: TableSnapshot,
  news: readonly AnyNews[],
): Promise<void> {
  if (!seen?.ask) return;
  const move = await program.answer({
    game: info.game,
    seat: seen.ask.seat,
    view: seen.view,
    ask: seen.ask,
    news,
  });
  const reply = await table.answer(isMove(move) ? move : { type: 'nothing' });
  if (isObject(reply) && reply.ok === false)
    throw new Forfeit(`its answer was refused: ${JSON.stringify(reply)}`);
}

function isAsked({ seen }: TableSnapshot): boolean {
  return seen?.ask !== null && seen?.ask !== undefined && !seen.ask.open;
}

function isOver({ info, seen }: TableSnapshot): boolean {
  return info.phase === 'over' || info.phase === 'closed' || (seen?.outcome ?? null) !== null;
}

function isMove(value: unknown): value is AnyMove {
  return isObject(value) && typeof value.type === 'string';
}
