import { defineConfig } from 'playwright/test';
import config from '../playwright.config.ts';

/** Repeats a day's work, for `npm run bench -- --only loop`. It is never part of the tests. */
const { globalSetup: _, ...rest } = config;

export default defineConfig({
  ...rest,
  testDir: '.',
  testMatch: '*.loop.ts',
  outputDir: '../test-results',
  workers: 1,
});
