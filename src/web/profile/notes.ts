import { isObject } from '../../engine/json.ts';
import { server } from '../online/server.ts';
import { api } from '../online/sign-in.ts';

const SHELF = 'ringside notes';

/** A person's note on a game; empty if there is none. */
export async function noteOn(game: string): Promise<string> {
  const known = await server();
  if (known.kind !== 'there' || !known.me) return local()[game] ?? '';
  return (await api.note(game)).text;
}

/** Stores a note on the server if the person is signed in, otherwise on this device. */
export async function saveNote(game: string, text: string): Promise<void> {
  const known = await server();
  if (known.kind === 'there' && known.me) await api.keepNote(game, text);
  else localStorage.setItem(SHELF, JSON.stringify({ ...local(), [game]: text }));
}

function local(): Readonly<Record<string, string>> {
  const kept: unknown = JSON.parse(localStorage.getItem(SHELF) ?? '{}');
  if (!isObject(kept)) return {};
  return Object.fromEntries(Object.entries(kept).map(([game, text]) => [game, String(text)]));
}
