import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'federation',
    isolate: false,
    environment: 'node',
    include: ['src/**/*.test.ts'],
    testTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
  },
});
