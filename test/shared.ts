import { inject } from 'vitest';

/** Resources shared by all test files of a run; `global-setup.ts` creates each on demand. */
export type SharedThing = 'page' | 'bundles' | 'browser' | 'postgres';

declare module 'vitest' {
  interface ProvidedContext {
    shared: string;
  }
}

/** Where a shared resource is: a folder, a URL or a port. */
export async function shared(thing: SharedThing): Promise<string> {
  const response = await fetch(`${inject('shared')}/${thing}`);
  const text = await response.text();
  if (!response.ok) throw new Error(`${thing}: ${text}`);
  return text;
}
