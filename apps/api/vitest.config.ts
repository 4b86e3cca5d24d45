import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  // As node resolves packages, so that sources and packages share one graphql.
  ssr: { resolve: { conditions: ['module-sync', 'node'] } },
  test: {
    name: 'api',
    // The tests of a domain's slice lie in its folder and run here, against the schema of all domains.
    include: ['src/**/*.test.ts', '../../libs/*/api/src/**/*.test.ts'],
    setupFiles: ['src/testing/composeApi.ts'],
    // The whole schema is loaded once a worker, not once a file: what a file changes it puts back.
    isolate: false,
    globalSetup: [fileURLToPath(import.meta.resolve('@console/api-kit/testing/globalSetup'))],
    testTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    hookTimeout: 60_000,
  },
});
