import { existsSync } from 'node:fs';

/**
 * Chromium's own windows draw parts of themselves as web pages, two more processes for each window that no test ever sees: half of what a
 * window costs. Of this switch the last one counts, so what Playwright leaves out is left out here as well.
 */
const leftOut = [
  'PreloadTopChromeWebUI',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxPopup',
  // Playwright's own.
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

/** As root Chromium has no sandbox, and a test needs none of the services it would call home for. */
const quietFlags = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  `--disable-features=${leftOut.join(',')}`,
];

/** The Chromium of CHROMIUM_PATH, else the system's, else undefined: then Playwright's own serves. */
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
