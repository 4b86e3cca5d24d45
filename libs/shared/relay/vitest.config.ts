import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'relay',
    isolate: false,
    environment: 'jsdom',
    setupFiles: ['@console/format/fixed-clock'],
    testTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
  },
});
