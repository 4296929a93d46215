import { existsSync } from 'node:fs';
import { type Call, type Command, FAULT, FINE, WrongCall } from './command.ts';
import { storeOf, WHERE } from './store-call.ts';

export const backup: Command = {
  usage: 'FILE [--data DIR] [--database URL]',
  says: 'Writes all that a store holds to a file; the server may run on.',
  options: WHERE,
  run: async (call) => {
    const store = await import('../server/store/backup.ts');
    const { rows } = await store.backup(storeOf(call), fileOf(call));
    console.log(`${rows} rows are in ${fileOf(call)}`);
    return FINE;
  },
};

export const restore: Command = {
  usage: 'FILE [--data DIR] [--database URL]',
  says: 'Puts a backup in the place of all that a store holds; a running server notices.',
  options: WHERE,
  run: async (call) => {
    const file = fileOf(call);
    if (!existsSync(file)) throw new WrongCall(`${file} does not exist`);
    const store = await import('../server/store/backup.ts');
    try {
      const { rows } = await store.restore(storeOf(call), file);
      console.log(`${rows} rows are back`);
      return FINE;
    } catch (error) {
      if (!(error instanceof store.BadBackup)) throw error;
      console.error(`${file} is no backup that this program can read; nothing has changed`);
      return FAULT;
    }
  },
};

function fileOf(call: Call): string {
  const [file] = call.args;
  if (file === undefined) throw new WrongCall('which file?');
  return file;
}
