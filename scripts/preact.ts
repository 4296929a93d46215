import type { Alias } from 'vite';

/** Replaces React by Preact in the bundle: an eighth of the script size, and a faster start. */
export const PREACT: Alias[] = [
  { find: /^react\/jsx-(dev-)?runtime$/, replacement: 'preact/jsx-runtime' },
  { find: /^react-dom\/server$/, replacement: 'preact/compat/server' },
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
  { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'preact/compat' },
  { find: /^react(-dom)?$/, replacement: 'preact/compat' },
];
