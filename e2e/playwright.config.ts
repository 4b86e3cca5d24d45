import { chromiumOptions } from '@console/testing/chromium';
import { defineConfig } from 'playwright/test';

/** Journeys through the built console with its real API, database and content security policy, in a real browser. */
export default defineConfig({
  testDir: '.',
  testMatch: '*/**/*.spec.ts',
  globalSetup: './src/globalSetup.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 7_000 },
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    launchOptions: chromiumOptions(),
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    actionTimeout: 7_000,
    navigationTimeout: 15_000,
    screenshot: 'only-on-failure',
    trace: 'off',
  },
});
