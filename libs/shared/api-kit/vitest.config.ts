import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Resolves packages as Node does, so that sources and packages share one copy of graphql.
  ssr: { resolve: { conditions: ['module-sync', 'node'] } },
  test: {
    name: 'api-kit',
    // Each worker loads drizzle, GraphQL and PGlite once for all files.
    isolate: false,
    include: ['src/**/*.test.ts'],
    globalSetup: [fileURLToPath(import.meta.resolve('@console/api-kit/testing/globalSetup'))],
    testTimeout: 600_000,
    expect: { poll: { timeout: 60_000 } },
    hookTimeout: 600_000,
  },
});
