import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'admin-api',
    include: ['src/**/*.test.ts'],
    globalSetup: [fileURLToPath(import.meta.resolve('@console/api-kit/testing/globalSetup'))],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
