import { useServer } from './online/server.ts';
import { useSettings } from './settings.ts';
import { useWords } from './words.ts';

/** What one is called: as the server knows one, as this device does, or a guest. */
export function useOwnName(): string {
  const server = useServer();
  const { name } = useSettings();
  const { guest } = useWords();
  const known = server.kind === 'there' ? server.me?.name : undefined;
  return known ?? (name || guest);
}
