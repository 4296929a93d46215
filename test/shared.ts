import { inject } from 'vitest';

/** What all test files of a run share; `global-setup.ts` makes each when it is first asked for. */
export type SharedThing = 'page' | 'bundles' | 'browser' | 'postgres';

declare module 'vitest' {
  interface ProvidedContext {
    shared: string;
  }
}

/** Where a shared thing is: a folder, an address or a port. */
export async function shared(thing: SharedThing): Promise<string> {
  const response = await fetch(`${inject('shared')}/${thing}`);
  const text = await response.text();
  if (!response.ok) throw new Error(`${thing}: ${text}`);
  return text;
}
