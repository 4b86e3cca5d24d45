import { defineConfig } from 'playwright/test';
import config from '../playwright.config.ts';

/** A day's work over and over, for `npm run bench -- --only loop`; never a part of the tests. */
const { globalSetup: _, ...rest } = config;

export default defineConfig({
  ...rest,
  testDir: '.',
  testMatch: '*.loop.ts',
  outputDir: '../test-results',
  workers: 1,
});
