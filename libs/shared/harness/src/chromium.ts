import { existsSync } from 'node:fs';

/** As root Chromium has no sandbox, and a test needs none of the services it would call home for. */
const quietFlags = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
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
