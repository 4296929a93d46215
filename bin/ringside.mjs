#!/usr/bin/env node
import { build, install } from '../scripts/setup.mjs';

install();
build();
await import('../dist/ringside.mjs');
