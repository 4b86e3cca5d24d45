import { defineConfig } from 'vitest/config';

/**
 * Every package with tests has its own vitest.config.ts, which sets the test environment. The tests of the domains'
 * APIs run in apps/api.
 */
export default defineConfig({
  test: {
    projects: ['apps/*/vitest.config.ts', 'libs/*/*/vitest{,.browser}.config.ts', 'tools/vitest.config.ts'],
  },
});
