import { useServer } from './online/server.ts';
import { useSettings } from './settings.ts';
import { useWords } from './words.ts';

/** The person's name: from the server, from this device, or a guest name. */
export function useOwnName(): string {
  const server = useServer();
  const { name } = useSettings();
  const { guest } = useWords();
  const known = server.kind === 'there' ? server.me?.name : undefined;
  return known ?? (name || guest);
}
