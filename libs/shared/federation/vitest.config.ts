import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'federation',
    isolate: false,
    environment: 'node',
    include: ['src/**/*.test.ts'],
    testTimeout: 600_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
