// What `npm pack` needs: everything built.
import { build, install } from './setup.mjs';

install();
build();
