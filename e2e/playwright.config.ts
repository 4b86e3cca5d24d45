import { chromiumOptions } from '@console/harness/chromium';
import { defineConfig } from 'playwright/test';

const PATIENCE_MS = process.env.CI ? 20_000 : 7_000;

/** Journeys in a real browser through the built console, with its real API, database and content security policy. */
export default defineConfig({
  testDir: '.',
  testMatch: '*/**/*.spec.ts',
  globalSetup: './src/globalSetup.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // A shared machine may be slow, so time limits are long. There are no retries, because they would hide failures.
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
