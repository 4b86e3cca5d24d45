import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  // As node resolves packages, so that sources and packages share one graphql.
  ssr: { resolve: { conditions: ['module-sync', 'node'] } },
  test: {
    name: 'api',
    include: ['src/**/*.test.ts'],
    globalSetup: [fileURLToPath(import.meta.resolve('@console/api-kit/testing/globalSetup'))],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
