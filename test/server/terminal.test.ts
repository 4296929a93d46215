import { expect, onTestFinished, test } from 'vitest';
import { readCall } from '../../src/cli/command.ts';
import { playCommand } from '../../src/cli/play.ts';
import { Screen } from '../../src/cli/play-online.ts';
import { en } from '../../src/cli/texts/en.ts';
import { fr } from '../../src/cli/texts/fr.ts';
import { scratch } from './bundle.ts';
import { running } from './players.ts';

/** A Grid table against a rookie, in a terminal. */
async function seated() {
  const server = await running({ data: scratch() });
  onTestFinished(() => server.close());
  const printed: string[] = [];
  const call = readCall(playCommand, ['grid', '--server', server.address, '--level', 'rookie']);
  const screen = new Screen(call, (text) => printed.push(text));
  const { table, connection } = await screen.sitDown(call);
  onTestFinished(() => connection.close());
  const asked = () => table.until(({ seen }) => Boolean(seen?.ask));
  await asked();
  return async (line: string): Promise<{ readonly goesOn: boolean; readonly said: string }> => {
    printed.length = 0;
    const goesOn = await screen.hear(table, line);
    await asked();
    return { goesOn, said: printed.join('\n') };
  };
}

/** The commands listed in reply to unknown input. */
function offered(sentence: string): string[] {
  return sentence.split(': ').at(-1)?.replace('.', '').split(', ') ?? [];
}

test('a game at a server accepts every command that it lists', async () => {
  const typed = await seated();
  expect((await typed('dance')).said).toBe(en.unknown('dance'));
  expect((await typed('any')).said).toMatch(/\[GR-\d+\]/);
  const answers = {
    help: en.help,
    moves: en.answers,
    rules: 'GR-6',
    hint: en.noHint,
    log: '[GR-',
    board: ' a1 ',
    undo: en.undone,
    quit: en.bye,
  };
  expect(offered(en.unknown('')).sort()).toEqual(Object.keys(answers).sort());
  for (const [word, answer] of Object.entries(answers)) {
    const { said, goesOn } = await typed(word);
    expect([word, said]).toEqual([word, expect.stringContaining(answer)]);
    expect(goesOn).toBe(word !== 'quit');
  }
});

test('and the same in French', async () => {
  const typed = await seated();
  for (const word of offered(fr.unknown('')))
    expect((await typed(word)).said).not.toBe(en.unknown(word));
});
