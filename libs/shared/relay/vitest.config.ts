import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'relay',
    isolate: false,
    environment: 'jsdom',
    setupFiles: ['@console/format/fixed-clock'],
    testTimeout: 600_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
