import type { Alias } from 'vite';

/** React by name and by types, Preact where it runs: an eighth of the script, and it stands in a fraction of the time. */
export const PREACT: Alias[] = [
  { find: /^react\/jsx-(dev-)?runtime$/, replacement: 'preact/jsx-runtime' },
  { find: /^react-dom\/server$/, replacement: 'preact/compat/server' },
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
  { find: /^use-sync-external-store\/shim$/, replacement: 'preact/compat' },
  { find: /^react(-dom)?$/, replacement: 'preact/compat' },
];
