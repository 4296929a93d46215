#!/usr/bin/env node
import { build, install } from '../scripts/house.mjs';

install();
build();
await import('../dist/ringside.mjs');
