import { chromiumOptions } from '@console/harness/chromium';
import { defineConfig } from 'playwright/test';

const PATIENCE_MS = process.env.CI ? 20_000 : 7_000;

/** Journeys through the built console with its real API, database and content security policy, in a real browser. */
export default defineConfig({
  testDir: '.',
  testMatch: '*/**/*.spec.ts',
  globalSetup: './src/globalSetup.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // A shared machine may be slow; it may not be wrong: nothing is tried twice, but there is more patience.
  timeout: 180_000,
  expect: { timeout: PATIENCE_MS },
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    launchOptions: chromiumOptions(),
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    actionTimeout: PATIENCE_MS,
    navigationTimeout: 30_000,
    screenshot: 'only-on-failure',
    trace: 'off',
  },
});
