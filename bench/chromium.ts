import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { posix, win32 } from 'node:path';

type Environment = Readonly<Record<string, string | undefined>>;

/** An installed Chromium: the one named by CHROMIUM, or one in a usual place. */
export function installedChromium(): string | undefined {
  return chromiumPlaces(process.platform, process.env, homedir()).find((path) => existsSync(path));
}

/** Usual paths of Chromium, Chrome and Edge, the one named by CHROMIUM first. */
export function chromiumPlaces(platform: string, env: Environment, home: string): string[] {
  const named = env.CHROMIUM ? [env.CHROMIUM] : [];
  if (platform === 'darwin') return [...named, ...onMac(home)];
  if (platform === 'win32') return [...named, ...onWindows(env)];
  return [...named, ...ON_LINUX];
}

/** Debian's headless shell, in which pages open twice as fast. */
export const DEBIAN_SHELL = '/usr/bin/chromium-headless-shell';

const ON_LINUX = [
  DEBIAN_SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/microsoft-edge',
  '/opt/google/chrome/chrome',
  '/snap/bin/chromium',
];

const MAC_APPS = ['Google Chrome', 'Chromium', 'Microsoft Edge'];

function onMac(home: string): string[] {
  return ['/', home].flatMap((base) =>
    MAC_APPS.map((app) => posix.join(base, 'Applications', `${app}.app`, 'Contents/MacOS', app)),
  );
}

const WINDOWS_APPS = ['Google\\Chrome', 'Chromium', 'Microsoft\\Edge'];

function onWindows(env: Environment): string[] {
  const bases = [env.ProgramFiles, env['ProgramFiles(x86)'], env.LOCALAPPDATA];
  return bases
    .filter((base) => base !== undefined)
    .flatMap((base) =>
      WINDOWS_APPS.map((app) => {
        const program = app.endsWith('Edge') ? 'msedge.exe' : 'chrome.exe';
        return win32.join(base, app, 'Application', program);
      }),
    );
}

/**
 * Features that Playwright disables, repeated because only the last list counts, and parts of the
 * browser's own window that are pages themselves: they are invisible here and as expensive as the
 * page.
 */
const NOT_NEEDED = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
  'PreloadTopChromeWebUI',
  'SpareRendererForSitePerProcess',
  'WebUIReloadButton',
  'WebUIToolbar',
];

/** Flags for running as root and without a network. */
export const CHROMIUM_FLAGS = [
  `--disable-features=${NOT_NEEDED.join(',')}`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
