import { defineConfig } from 'vitest/config';

/** Every package with tests has a vitest.config.ts of its own, which says where they run; the tests of the domains' APIs run in apps/api. */
export default defineConfig({
  test: {
    projects: ['apps/*/vitest.config.ts', 'libs/*/*/vitest.config.ts', 'tools/vitest.config.ts'],
  },
});
