import { chromiumOptions } from '@console/harness/chromium';
import { defineConfig } from 'playwright/test';

/** Files with a journey that takes a minute or longer. */
const LONG = [
  'journeys/*.spec.ts',
  'bookings/hostile-text.spec.ts',
  'shell/hostile-data.spec.ts',
  'federation/mounting.spec.ts',
].map((file) => `**/${file}`);
/** A test opens a page for a second or two. Optimised machine code for its scripts would cost more than it saves. */
const NO_OPTIMISING = '--js-flags=--no-opt --no-maglev';
const options = chromiumOptions();
/** How long a test waits for what must happen. A busy machine needs many times as long as an idle one. */
const PATIENCE_MS = 30_000;

/** Journeys in a real browser through the built console, with its real API, database and content security policy. */
export default defineConfig({
  testDir: '.',
  globalSetup: './src/globalSetup.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A journey waits for half of its time. Three workers keep two cores busy.
  workers: 3,
  // There are no retries, because they would hide failures.
  timeout: 20 * 60_000,
  expect: { timeout: PATIENCE_MS, toPass: { timeout: PATIENCE_MS } },
  // The longest journeys start first. Otherwise they run at the end, when one of the workers has nothing left to do.
  projects: [
    { name: 'long', testMatch: LONG },
    { name: 'others', testMatch: '*/**/*.spec.ts', testIgnore: LONG },
  ],
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    launchOptions: { ...options, args: [...options.args, NO_OPTIMISING] },
    // Without animations a test costs a fifth less, and waits for none. The days by keyboard keep them.
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    actionTimeout: PATIENCE_MS,
    navigationTimeout: PATIENCE_MS,
    screenshot: 'only-on-failure',
    trace: 'off',
  },
});
