import { resolve } from 'node:path';
import type { Alias } from 'vite';

/** In the page the protocol's schemas are built by 50 lines of ours: TypeBox's builder is 14 kB packed. */
export const TYPEBOX: Alias[] = [
  {
    find: /^typebox$/,
    replacement: resolve(import.meta.dirname, '../src/client/schema-builder.ts'),
  },
];
