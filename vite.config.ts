import { resolve } from 'node:path';
import { serwist } from '@serwist/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { firstScreen } from './scripts/first-screen.ts';
import { NOT_IN, withoutParts } from './scripts/game-parts.mjs';
import { PREACT } from './scripts/preact.ts';
import { TYPEBOX } from './scripts/typebox.ts';

/** Where the built page goes; tests build theirs elsewhere. */
const PAGE = resolve(import.meta.dirname, process.env.RINGSIDE_PAGE ?? 'dist/web');

// biome-ignore lint/style/noDefaultExport: the bundler wants one
export default defineConfig({
  root: resolve(import.meta.dirname, 'src/web'),
  build: {
    outDir: PAGE,
    emptyOutDir: true,
    target: 'es2023',
    // What the first screen needs comes in one piece: thirty small ones take a second on a slow line.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'house', tags: ['$initial'] }] } },
    },
  },
  resolve: { alias: [...PREACT, ...TYPEBOX] },
  worker: {
    format: 'es',
    plugins: () => [withoutParts(NOT_IN.worker)],
    rolldownOptions: { output: { codeSplitting: false } },
  },
  plugins: [
    react(),
    withoutParts(NOT_IN.page),
    firstScreen(),
    serwist({
      swSrc: 'service-worker.ts',
      swDest: `${PAGE}/service-worker.js`,
      // Absolute, because it is not relative to the root above: a wrong one gives an empty list.
      globDirectory: PAGE,
      globPatterns: ['**/*.{js,css,html,svg,png,woff2,webmanifest}'],
      rollupFormat: 'iife',
      plugins: [withoutParts(NOT_IN.serviceWorker)],
    }),
  ],
});
