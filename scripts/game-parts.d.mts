import type { Plugin } from 'vite';

export const NOT_IN: Readonly<
  Record<'page' | 'worker' | 'serviceWorker' | 'node', readonly RegExp[]>
>;
export function withoutParts(parts: readonly RegExp[]): Plugin;
