import { existsSync } from 'node:fs';
import { type Call, type Command, EXIT_FAULT, EXIT_OK, WrongCall } from './command.ts';
import { storeOf, WHERE } from './store-call.ts';

export const backupCommand: Command = {
  usage: 'FILE [--data DIR] [--database URL]',
  says: 'Backs up a store to a file; the server can keep running.',
  options: WHERE,
  run: async (call) => {
    const store = await import('../server/store/backup.ts');
    const { StoreMissing } = await import('../server/store/snapshot.ts');
    try {
      const { rows } = await store.backup(storeOf(call), fileOf(call));
      console.log(`Wrote ${rows} rows to ${fileOf(call)} and verified them.`);
      return EXIT_OK;
    } catch (error) {
      if (error instanceof StoreMissing) throw new WrongCall(error.message);
      throw error;
    }
  },
};

export const restoreCommand: Command = {
  usage: 'FILE [--data DIR] [--database URL]',
  says: 'Replaces the contents of a store with a backup; a running server notices.',
  options: WHERE,
  run: async (call) => {
    const file = fileOf(call);
    if (!existsSync(file)) throw new WrongCall(`${file} does not exist`);
    const { BadBackup } = await import('../server/store/backup.ts');
    const store = await import('../server/store/restore.ts');
    try {
      const { rows } = await store.restore(storeOf(call), file);
      console.log(`Restored ${rows} rows.`);
      return EXIT_OK;
    } catch (error) {
      if (!(error instanceof BadBackup)) throw error;
      console.error(`${file} is not a backup that this version can read. Nothing was changed.`);
      return EXIT_FAULT;
    }
  },
};

function fileOf(call: Call): string {
  const [file] = call.args;
  if (file === undefined) throw new WrongCall('which file?');
  return file;
}
