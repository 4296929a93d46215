#!/usr/bin/env node
import { existsSync } from 'node:fs';

// In a checkout the program is built when its sources have changed; the package brings it built.
if (existsSync(new URL('../src', import.meta.url))) {
  const { build, install } = await import('../scripts/setup.mjs');
  install();
  build();
}
await import('../dist/ringside.mjs');
