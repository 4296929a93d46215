import { resolve } from 'node:path';
import type { Alias } from 'vite';

/**
 * The page builds the protocol's schemas with 50 lines of ours, because TypeBox's builder is 14 kB
 * compressed.
 */
export const TYPEBOX: Alias[] = [
  {
    find: /^typebox$/,
    replacement: resolve(import.meta.dirname, '../src/client/schema-builder.ts'),
  },
];
