import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'platform',
    isolate: false,
    environment: 'jsdom',
    setupFiles: ['@console/format/fixed-clock', './vitest.setup.ts'],
    testTimeout: 600_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
