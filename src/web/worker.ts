import { unsafeCast } from '../engine/json.ts';
import { openHouse } from './house/house.ts';
import type { Call, House, Word } from './house/protocol.ts';
import { openStore } from './house/store.ts';

const say = (word: Word): void => self.postMessage(word);

const house = openHouse(openStore(), (state) => say({ table: state.id, state }));

self.addEventListener('message', async ({ data }: MessageEvent<unknown>) => {
  const { id, name, given } = unsafeCast<Call>(data);
  try {
    say({ id, value: await called(house, name, given) });
  } catch (error) {
    say({ id, error: error instanceof Error ? error.message : String(error) });
  }
});

function called(known: House, name: keyof House, given: readonly unknown[]): unknown {
  const does: unknown = known[name];
  if (typeof does !== 'function') throw new Error(`the house does not know ${name}`);
  return does(...given);
}
