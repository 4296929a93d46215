import { existsSync } from 'node:fs';

const KNOWN = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** A Chromium that is installed here: the one that CHROMIUM names, or one in a usual place. */
export function installedChromium(): string | undefined {
  const named = process.env.CHROMIUM;
  return [...(named ? [named] : []), ...KNOWN].find((path) => existsSync(path));
}

/** How it starts as root and without a network. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
