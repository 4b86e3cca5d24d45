import { existsSync } from 'node:fs';

/**
 * Chromium draws parts of its own windows as web pages. These need two more processes for each window and half of its
 * time, and no test sees them. Chromium uses only the last switch of this kind, so the list repeats the features that
 * Playwright disables.
 */
const leftOut = [
  'PreloadTopChromeWebUI',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxPopup',
  // The features that Playwright disables.
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
  'ThirdPartyStoragePartitioning',
];

/** Chromium has no sandbox when it runs as root. Tests need none of the services that Chromium contacts. */
const quietFlags = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // By default the headless shell rounds the width of each character to whole pixels. Browsers with windows do not.
  '--font-render-hinting=none',
  `--disable-features=${leftOut.join(',')}`,
];

/** The path of Chromium: CHROMIUM_PATH, or the system's. Undefined means Playwright's own. */
export function findChromium(): string | undefined {
  return [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/chromium-browser'].find(
    (path) => path && existsSync(path),
  );
}

/** Playwright's launch options for every test and measurement in a real browser. */
export function chromiumOptions(): { args: string[]; executablePath?: string } {
  const executablePath = findChromium();
  return { args: quietFlags, ...(executablePath && { executablePath }) };
}
