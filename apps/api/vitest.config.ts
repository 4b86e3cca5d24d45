import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  // The same conditions as in Node, so that sources and packages load the same copy of graphql.
  ssr: { resolve: { conditions: ['module-sync', 'node'] } },
  test: {
    name: 'api',
    // The tests of the domains' API libraries run here too, because they need the schema of all domains.
    include: ['src/**/*.test.ts', '../../libs/*/api/src/**/*.test.ts'],
    setupFiles: ['src/testing/composeApi.ts'],
    // Each worker loads the schema once for all files. A file must restore everything that it changes.
    isolate: false,
    globalSetup: [fileURLToPath(import.meta.resolve('@console/api-kit/testing/globalSetup'))],
    testTimeout: 600_000,
    expect: { poll: { timeout: 60_000 } },
    hookTimeout: 600_000,
  },
});
